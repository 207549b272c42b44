import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { incomplete } from '#days.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { Field } from '../Field/index.ts';
import { DateInput, type DateInputProps } from './DateInput.tsx';

function DateInputWithState(props: DateInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Field
      label="Échéance"
      error={value === incomplete ? 'Choisissez un jour, ou videz ce champ.' : undefined}
    >
      <DateInput
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          props.onValueChange(next);
        }}
      />
    </Field>
  );
}

const meta = preview.meta({
  title: 'Formulaires/Champ de date · DateInput',
  component: DateInput,
  args: { value: '2026-11-20', onValueChange: fn() },
  parameters: {
    layout: 'padded',
    description: `Un jour ou une heure, dans le contrôle du navigateur. À moitié tapée, une date n’est pas vide : elle est \`incomplete\`, et le formulaire le dit.

\`\`\`tsx
<Field label="Échéance"><DateInput value={day} onValueChange={setDay} /></Field>
\`\`\``,
  },
  render: (args) => <DateInputWithState {...args} />,
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Échéance'), { target: { value: '2026-12-01' } });
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-12-01');
  }),
});

/** Le navigateur ne donne rien d’une date dont une partie manque; elle n’est pas prise pour un champ vide. */
export const Incomplete = meta.story({
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Échéance');
    // What a browser says of « 20/11/aaaa ».
    Object.defineProperty(input, 'validity', { value: { badInput: true }, configurable: true });
    input.focus();
    await userEvent.keyboard('2');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(incomplete);
    await expect(await canvas.findByText('Choisissez un jour, ou videz ce champ.')).toBeVisible();
    Object.defineProperty(input, 'validity', { value: { badInput: false }, configurable: true });
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
});
