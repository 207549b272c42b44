import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ArticlesEmpty } from './ArticlesEmpty.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Liste vide',
  component: ArticlesEmpty,
  args: { isFiltered: false, onClearFilters: fn() },
});

/** Rien n’a encore été écrit. */
export const Default = meta.story();

/** Des articles existent, mais aucun ne passe les filtres. */
export const NoResults = meta.story({ args: { isFiltered: true } });
