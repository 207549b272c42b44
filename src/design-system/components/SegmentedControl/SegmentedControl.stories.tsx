import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import { inStates } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { Section } from '../../primitives/Section/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

function SegmentedControlWithState(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <SegmentedControl
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const items = [
  { value: 'grille', label: 'Grille', icon: LayoutGrid },
  { value: 'liste', label: 'Liste', icon: List },
];

const meta = preview.meta({
  title: 'Composants/Choix segmenté · SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Affichage', items, value: 'grille', onValueChange: fn() },
  argTypes: { items: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Une vue ou un filtre parmi quelques-uns, tous visibles. Le choix agit tout de suite.

Aussi : toggle, bascule.

\`\`\`tsx
<SegmentedControl label="Affichage" items={views} value={view} onValueChange={setView} />
\`\`\``,
  },
  render: (args) => <SegmentedControlWithState {...args} />,
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Liste' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('liste');
    await userEvent.click(canvas.getByRole('button', { name: 'Liste' }));
    await expect(canvas.getByRole('button', { name: 'Liste' })).toHaveAttribute('aria-pressed', 'true');
  }),
});

export const States = meta.story(inStates);

export const Variants = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => {
    const controls = (
      <Stack $align="start">
        <SegmentedControlWithState {...args} />
        <SegmentedControlWithState {...args} size="small" label="Affichage dense" />
      </Stack>
    );
    return (
      <>
        <Section spacing="compact">{controls}</Section>
        <Section spacing="compact" tone="dark">
          {controls}
        </Section>
      </>
    );
  },
});
