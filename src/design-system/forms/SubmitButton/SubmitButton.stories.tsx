import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { Field } from '../Field/index.ts';
import { TextInput } from '../TextInput/index.ts';
import { SubmitButton } from './SubmitButton.tsx';

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = preview.meta({
  title: 'Formulaires/SubmitButton',
  component: SubmitButton,
  args: { children: 'Envoyer le message' },
  argTypes: { iconStart: { control: false }, iconEnd: { control: false } },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Le bouton qui envoie un formulaire. Dans une page prérendue, il attend que les scripts soient là : avant eux, le navigateur enverrait lui-même ce qui est saisi, mot de passe compris.

\`\`\`tsx
<form method="post" onSubmit={…}>
  …
  <SubmitButton isPending={isSubmitting} pendingLabel="Envoi en cours...">Envoyer le message</SubmitButton>
</form>
\`\`\`

**À faire** : un par formulaire, en dernier; \`pendingLabel\` dit ce qui se passe.

**À éviter** : le désactiver tant qu’un champ manque : on ne saurait pas pourquoi. Le formulaire le dit à l’envoi.`,
      },
    },
  },
  render: (args) => (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Field label="Courriel">
          <TextInput type="email" />
        </Field>
        <div>
          <SubmitButton {...args} />
        </div>
      </Stack>
    </form>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    onSubmit.mockClear();
    await step('au clic', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Envoyer le message' }));
      await expect(onSubmit).toHaveBeenCalledTimes(1);
    });
    await step('par Entrée dans un champ', async () => {
      await userEvent.type(canvas.getByLabelText('Courriel'), 'marie@exemple.ca{Enter}');
      await expect(onSubmit).toHaveBeenCalledTimes(2);
    });
  },
});

export const Pending = meta.story({
  args: { isPending: true, pendingLabel: 'Envoi en cours...' },
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.type(canvas.getByLabelText('Courriel'), '{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});
