import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { Field } from '../Field/index.ts';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  title: 'Formulaires/TextArea',
  component: TextArea,
  args: { rows: 4, onChange: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Plusieurs lignes de texte. Reçoit \`register\` de react-hook-form tel quel.

\`\`\`tsx
<Field label="Extrait"><TextArea rows={3} {...register('excerpt')} /></Field>
\`\`\`

**À faire** : donner à \`rows\` la hauteur de ce que l’on attend; la personne l’agrandit au besoin.

**À éviter** : un champ de plusieurs lignes pour une réponse d’un mot.`,
      },
    },
  },
  render: (args) => (
    <Field label="Message" description="Quelques phrases suffisent.">
      <TextArea {...args} />
    </Field>
  ),
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(area, 'Oui');
    await expect(area).toHaveValue('Oui');
    await expect(area).toHaveAccessibleDescription('Quelques phrases suffisent.');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  }),
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Bonjour' } });

export const Invalid = meta.story({
  render: (args) => (
    <Field label="Message" error="Dites-nous quelques mots de votre projet.">
      <TextArea {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

export const LongContent = meta.story({ args: { rows: 15, defaultValue: 'Un paragraphe. '.repeat(120) } });

export const KeyboardNavigation = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await step('Entrée va à la ligne', async () => {
      await userEvent.tab();
      await userEvent.keyboard('Bonjour{Enter}Merci');
      await expect(area).toHaveValue('Bonjour\nMerci');
    });
    await step('la tabulation en sort au lieu d’écrire', async () => {
      await userEvent.tab();
      await expect(area).not.toHaveFocus();
    });
  },
});
