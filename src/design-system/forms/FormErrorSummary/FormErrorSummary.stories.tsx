import { expect } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { Field } from '../Field/index.ts';
import { TextInput } from '../TextInput/index.ts';
import { FormErrorSummary } from './FormErrorSummary.tsx';

const errors = [
  { name: 'title', label: 'Titre', message: 'Le titre est requis.' },
  { name: 'email', label: 'Courriel', message: 'Écrivez votre courriel, par exemple nom@entreprise.ca.' },
];

const meta = preview.meta({
  title: 'Formulaires/Résumé des erreurs · FormErrorSummary',
  component: FormErrorSummary,
  args: { errors, onChoose: (name) => document.getElementsByName(name)[0]?.focus() },
  argTypes: { errors: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Ce qui ne va pas dans un formulaire, au-dessus de son premier champ : prend le focus à son arrivée, chaque ligne mène à son champ.

\`\`\`tsx
<form noValidate>
  {errors.length > 0 && <FormErrorSummary key={formState.submitCount} errors={errors} onChoose={setFocus} />}
\`\`\``,
    docs: { story: { inline: false, height: '28rem' } },
  },
  render: (args) => (
    <form noValidate>
      <Stack $gap={6}>
        <FormErrorSummary {...args} />
        <Field label="Titre" error={errors[0]?.message}>
          <TextInput name="title" />
        </Field>
        <Field label="Courriel" error={errors[1]?.message}>
          <TextInput name="email" autoComplete="email" />
        </Field>
      </Stack>
    </form>
  ),
});

export const Default = meta.story({
  play: inTests(async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /^Titre\s: Le titre/ })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Courriel' })).toHaveFocus();
  }),
});
