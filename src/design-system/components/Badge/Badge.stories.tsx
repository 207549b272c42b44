import { onBothSurfaces } from '#storybook/decorators/onBothSurfaces.tsx';
import preview from '#storybook/preview.tsx';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Composants/Pastille · Badge',
  component: Badge,
  args: { children: 'Balado' },
  parameters: {
    layout: 'padded',
    description: `Une étiquette courte : un état, un genre. Elle n’agit jamais.

Aussi : étiquette, tag, chip.

\`\`\`tsx
<Badge variant="destructive">Bientôt complet</Badge>
<Badge outlineColor={category.color}>{category.name}</Badge>
\`\`\``,
  },
});

export const Default = meta.story();

const all = (
  <Cluster>
    <Badge variant="default">Publié</Badge>
    <Badge variant="secondary">Brouillon</Badge>
    <Badge variant="outline">Archivé</Badge>
    <Badge variant="destructive">Bientôt complet</Badge>
    <Badge variant="success">Places disponibles</Badge>
    <Badge variant="accent">15 jours</Badge>
  </Cluster>
);

export const Variants = meta.story(onBothSurfaces(all));

export const ColorFromData = meta.story({
  name: 'Couleur d’une catégorie',
  render: () => (
    <Cluster>
      <Badge outlineColor="#003A69">Stratégie</Badge>
      <Badge outlineColor="#E2502F">Balado</Badge>
      <Badge outlineColor="#FFF176">Jaune illisible</Badge>
    </Cluster>
  ),
});
