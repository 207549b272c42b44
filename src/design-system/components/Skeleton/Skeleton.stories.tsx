import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { Card } from '../Card/index.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Composants/Squelette · Skeleton',
  component: Skeleton,
  parameters: {
    layout: 'padded',
    description: `Le fantôme de ce qui arrive, à sa place et à sa taille; le groupe dit une seule fois ce qui se charge.

Aussi : fantôme, chargement, placeholder.

\`\`\`tsx
<Skeleton.Group label="Chargement...">
  <Skeleton shape="title" width="half" />
  <Skeleton />
</Skeleton.Group>
\`\`\``,
  },
});

export const Default = meta.story({
  render: () => (
    <Skeleton.Group>
      <Stack>
        {[1, 2, 3].map((card) => (
          <Card key={card}>
            <Card.Body>
              <Skeleton shape="picture" />
              <Skeleton shape="title" width="most" />
              <div>
                <Skeleton />
                <Skeleton />
                <Skeleton width="half" />
              </div>
            </Card.Body>
          </Card>
        ))}
      </Stack>
    </Skeleton.Group>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement...');
  },
});

export const Variants = meta.story({
  render: () => (
    <Skeleton.Group label="Chargement des articles">
      <Stack $gap={6}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="control" width="third" />
        <div>
          <Skeleton />
          <Skeleton width="most" />
          <Skeleton width="third" />
        </div>
      </Stack>
    </Skeleton.Group>
  ),
});
