import { fn } from 'storybook/test';
import { notices } from '#admin/shell/notices.ts';
import preview from '#storybook/preview.tsx';
import { DeletedItems } from './DeletedItems.tsx';

const meta = preview.meta({
  title: 'Administration/Listes/Corbeille · DeletedItems',
  tags: ['no-visual'],
  component: DeletedItems,
  globals: { role: 'admin' },
  args: {
    sources: ['categories'] as const,
    one: 'catégorie supprimée',
    several: 'catégories supprimées',
    none: 'Aucune catégorie supprimée.',
    kept: 'Gardées trente jours.',
    restore: fn(async () => {}),
    restored: () => notices.articlesRestored(1),
  },
  parameters: {
    guide: {
      use: ['Pour toute corbeille de trente jours.'],
      instead: [
        { when: 'Chaque chose garde ses versions', take: 'features/articles/admin/DeletedArticlesPage' },
      ],
    },
    layout: 'padded',
    description: 'Ce qui a été supprimé depuis trente jours, le plus récent d’abord; une pression le ramène.',
  },
});

export const Empty = meta.story();
