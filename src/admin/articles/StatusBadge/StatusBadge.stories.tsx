import { Cluster } from '#design-system/primitives/Cluster';
import preview from '#storybook/preview.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Statut',
  component: StatusBadge,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Où en est un article, dans la liste : un brouillon est teinté, un article publié plein, un article archivé seulement dessiné.

\`\`\`tsx
<StatusBadge status={status} />
\`\`\`

**À éviter** : un \`Badge\` dont on choisit soi-même le mot et la variante pour un statut.`,
      },
    },
  },
  args: { status: 'draft' as const },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <Cluster>
      <StatusBadge status="draft" />
      <StatusBadge status="published" />
      <StatusBadge status="archived" />
    </Cluster>
  ),
});
