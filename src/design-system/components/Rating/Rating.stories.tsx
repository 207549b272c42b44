import { expect } from 'storybook/test';
import { onBothSurfaces } from '#storybook/decorators/onBothSurfaces.tsx';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { Rating } from './Rating.tsx';

const meta = preview.meta({
  title: 'Composants/Évaluation · Rating',
  component: Rating,
  args: { value: 4.9 },
  parameters: {
    layout: 'padded',
    description: `Une note sur cinq étoiles, lue « 4,9 sur 5 ».

Aussi : étoile, note, avis.

\`\`\`tsx
<Rating value={4.9} />
\`\`\``,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,9 sur 5')).toBeInTheDocument();
  },
});

const ratings = (
  <Stack>
    {[5, 4.5, 3, 0].map((value) => (
      <Rating key={value} value={value} />
    ))}
  </Stack>
);

export const Variants = meta.story(onBothSurfaces(ratings));
