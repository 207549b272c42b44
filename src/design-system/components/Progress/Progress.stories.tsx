import { expect } from 'storybook/test';
import { onBothSurfaces } from '#storybook/decorators/onBothSurfaces.tsx';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  title: 'Composants/Progression · Progress',
  component: Progress,
  args: { value: 50, label: 'Niveau 2 : Perfectionnement' },
  parameters: {
    layout: 'padded',
    description: `Où en est-on : une onde qui parle jusqu’à la valeur. La valeur se lit aussi en chiffres.

\`\`\`tsx
<Progress value={75} label="Niveau 3" />
\`\`\``,
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: args.label })).toHaveValue(50);
  },
});

const levels = (
  <Stack $gap={6}>
    {[25, 50, 75, 100].map((value) => (
      <Progress key={value} value={value} label={`Niveau ${value / 25}`} />
    ))}
    <Progress value={60} label="Accent" tone="accent" />
    <Progress value={60} label="En mots" valueText="6 sur 10" />
  </Stack>
);

export const Variants = meta.story(onBothSurfaces(levels));
