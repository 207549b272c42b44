import preview from '#storybook/preview.tsx';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  title: 'Composants/Avatar · Avatar',
  component: Avatar,
  args: { name: 'Élise Tremblay' },
  parameters: {
    layout: 'padded',
    description: `Les initiales de quelqu’un dont le nom est écrit à côté; les lettres du nom choisissent la couleur.

\`\`\`tsx
<Avatar name="Élise Tremblay" /> Élise Tremblay
\`\`\``,
  },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <Cluster>
      <Avatar name="Élise Tremblay" size="large" />
      {[
        'Jean-Marc Gagnon',
        'Sofia Nguyen',
        'Ali',
        'Marie-Ève Bouchard',
        'Zoé Roy',
        'Paul Côté',
        'Inès Diallo',
      ].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="Luc Roy" size="small" />
    </Cluster>
  ),
});
