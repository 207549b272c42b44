import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ArticlesEmpty } from './ArticlesEmpty.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Liste vide · ArticlesEmpty',
  component: ArticlesEmpty,
  args: { isFiltered: false, onClearFilters: fn() },
  parameters: {
    guide: {
      use: ['À la place du tableau des articles quand il n’a aucune ligne.'],
      instead: [
        { when: 'Les articles ne sont pas venus', take: 'admin/shell/LoadError' },
        { when: 'C’est une autre liste', take: 'design-system/components/EmptyState' },
      ],
    },
    description:
      'À la place du tableau quand il n’a aucune ligne. Le titre reste « Aucun article trouvé. »; la raison et le bouton changent : créer le premier article, ou effacer la recherche et les filtres qui cachent tout.',
  },
});

/** Rien n’a encore été écrit. */
export const Default = meta.story();

/** Des articles existent, mais aucun ne passe les filtres. */
export const NoResults = meta.story({ args: { isFiltered: true } });
