import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import { inStates } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { Field } from '../Field/index.ts';
import { TextInput } from './TextInput.tsx';

const meta = preview.meta({
  title: 'Formulaires/Champ de texte · TextInput',
  component: TextInput,
  args: { onChange: fn() },
  parameters: {
    layout: 'padded',
    description: `Une ligne de texte. Reçoit \`register\` de react-hook-form tel quel.

\`\`\`tsx
<Field label="Téléphone"><TextInput type="tel" autoComplete="tel" {...register('phone')} /></Field>
\`\`\``,
  },
  render: (args) => (
    <Field label="Titre">
      <TextInput {...args} />
    </Field>
  ),
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), 'Voix');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(canvas.getByRole('textbox')).toHaveValue('Voix');
  }),
});

export const States = meta.story(inStates);

export const Variants = meta.story({
  render: () => (
    <Stack $gap={6}>
      <Field label="Vide">
        <TextInput placeholder="Un exemple" />
      </Field>
      <Field label="Rempli">
        <TextInput defaultValue="Le son des fêtes" />
      </Field>
      <Field label="En lecture seule">
        <TextInput readOnly defaultValue="le-son-des-fetes" />
      </Field>
      <Field label="Inactif">
        <TextInput isDisabled defaultValue="Le son des fêtes" />
      </Field>
      <Field label="En erreur" error="Le titre est requis.">
        <TextInput />
      </Field>
    </Stack>
  ),
});
