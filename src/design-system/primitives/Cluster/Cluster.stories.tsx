import preview from '#storybook/preview.tsx';
import { Badge } from '../../components/Badge/index.ts';
import { Cluster } from './Cluster.tsx';

const tags = [
  'Balado',
  'Vidéo',
  'Événement',
  'Stratégie numérique',
  'Formation',
  'Coaching',
  'Studio mobile',
];

const meta = preview.meta({
  title: 'Primitives/Rangée · Cluster',
  component: Cluster,
  parameters: {
    layout: 'padded',
    description: `Une rangée qui passe à la ligne quand la place manque : boutons, badges, faits.

\`\`\`tsx
<Cluster $gap={3} $justify="space-between">…</Cluster>
\`\`\``,
  },
});

export const Default = meta.story({
  render: () => (
    <Cluster>
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </Cluster>
  ),
});
