import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { inStates } from '#storybook/decorators/inStates.tsx';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { Section } from '../../primitives/Section/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Field } from '../Field/index.ts';
import { Slider, type SliderProps } from './Slider.tsx';

const money = new Intl.NumberFormat('fr-CA', {
  style: 'currency',
  currency: 'CAD',
  maximumFractionDigits: 0,
});

function SliderWithState({ label, ...props }: SliderProps & { label: string }) {
  const [value, setValue] = useState(props.value);
  return (
    <Field label={label}>
      <Slider
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
  title: 'Formulaires/Curseur · Slider',
  component: Slider,
  args: {
    value: 10_000,
    min: 5000,
    max: 100_000,
    step: 2500,
    formatValue: (value: number) => money.format(value),
    onValueChange: fn(),
  },
  parameters: {
    layout: 'padded',
    description: `Une grandeur entre deux bornes, sur une onde qui parle jusqu’à la valeur. La valeur est écrite, et lue en mots.

\`\`\`tsx
<Field label="Budget"><Slider value={budget} onValueChange={setBudget} min={5000} max={100000} step={2500} formatValue={money} /></Field>
\`\`\``,
  },
  render: (args) => <SliderWithState {...args} label="Budget" />,
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Budget' });
    await expect(slider).toHaveAttribute('aria-valuetext', money.format(10_000));
    await fireEvent.change(slider, { target: { value: 12_500 } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12_500);
    await expect(slider).toHaveAttribute('aria-valuetext', money.format(12_500));
  }),
});

export const Variants = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {(['page', 'dark'] as const).map((tone) => (
        <Section key={tone} tone={tone} spacing="compact">
          <Stack $gap={8}>
            <SliderWithState {...args} label="Budget" value={55_000} />
            <SliderWithState
              {...args}
              label="Horizon"
              value={6}
              min={3}
              max={24}
              step={1}
              formatValue={(months) => `${months} mois`}
            />
          </Stack>
        </Section>
      ))}
    </>
  ),
});

export const States = meta.story(inStates);
