import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { Field } from '../Field/index.ts';
import { ColorInput, type ColorInputProps } from './ColorInput.tsx';

function ColorInputWithState(props: ColorInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Field label="Couleur">
      <ColorInput
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
  title: 'Formulaires/Champ de couleur · ColorInput',
  component: ColorInput,
  args: { value: '#003A69', onValueChange: fn() },
  parameters: {
    layout: 'padded',
    description: `Une couleur par son code ou par la palette du système; les deux disent toujours la même chose.

\`\`\`tsx
<Field label="Couleur"><ColorInput value={color} onValueChange={setColor} /></Field>
\`\`\``,
  },
  render: (args) => <ColorInputWithState {...args} />,
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Couleur' });
    await userEvent.tripleClick(code);
    await userEvent.paste('#19B8A6');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#19B8A6');
    await expect(canvas.getByLabelText('Choisir la couleur dans une palette')).toHaveValue('#19b8a6');
  }),
});
