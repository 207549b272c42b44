import { expect } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { Field } from '../Field/index.ts';
import { PasswordInput } from './PasswordInput.tsx';

const meta = preview.meta({
  title: 'Formulaires/Champ de mot de passe · PasswordInput',
  component: PasswordInput,
  args: { autoComplete: 'current-password' as const, defaultValue: 'porte-voix' },
  parameters: {
    layout: 'padded',
    description: `Un mot de passe que l’on peut montrer pendant la saisie.

\`\`\`tsx
<Field label="Mot de passe"><PasswordInput autoComplete="current-password" {...register('password')} /></Field>
\`\`\``,
  },
  render: (args) => (
    <Field label="Mot de passe">
      <PasswordInput {...args} />
    </Field>
  ),
});

export const Default = meta.story({
  play: inTests(async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Mot de passe');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher le mot de passe' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Masquer le mot de passe' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
  }),
});
