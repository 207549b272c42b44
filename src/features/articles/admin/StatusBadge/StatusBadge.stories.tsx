import { Cluster } from '#design-system/primitives/Cluster';
import preview from '#storybook/preview.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Statut · StatusBadge',
  component: StatusBadge,
  parameters: {
    guide: {
      use: ['Pour l’état d’un article, dans une liste ou à côté d’un titre.'],
      instead: [
        { when: 'C’est un contenu du site', take: 'features/pages/admin/StateBadge' },
        { when: 'C’est une étiquette sans état', take: 'design-system/components/Badge' },
      ],
    },
    layout: 'padded',
    description: `Où en est un article, dans la liste : un brouillon est teinté, un article publié plein, un article archivé seulement dessiné. À côté de ce qui est en ligne, des modifications peuvent attendre, avec leur date.

\`\`\`tsx
<StatusBadge status={status} publishedAt={published_at} />
\`\`\`

**À éviter** : un \`Badge\` dont on choisit soi-même le mot et la variante pour un statut.`,
  },
  args: { status: 'draft' as const, publishedAt: null },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <Cluster>
      <StatusBadge status="draft" publishedAt={null} />
      <StatusBadge status="published" publishedAt="2026-11-12T14:00:00+00:00" />
      <StatusBadge status="published" publishedAt="2126-11-30T14:00:00+00:00" />
      <StatusBadge status="archived" publishedAt={null} />
      <StatusBadge status="published" publishedAt="2026-11-12T14:00:00+00:00" isModified />
      <StatusBadge
        status="published"
        publishedAt="2026-11-12T14:00:00+00:00"
        isModified
        plannedFor="2127-01-04T11:00:00+00:00"
      />
    </Cluster>
  ),
});
