import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { Field } from '../Field/index.ts';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  title: 'Formulaires/Zone de texte · TextArea',
  component: TextArea,
  args: { rows: 4, onChange: fn() },
  parameters: {
    layout: 'padded',
    description: `Plusieurs lignes de texte. Reçoit \`register\` de react-hook-form tel quel.

\`\`\`tsx
<Field label="Extrait"><TextArea rows={3} {...register('excerpt')} /></Field>
\`\`\``,
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
