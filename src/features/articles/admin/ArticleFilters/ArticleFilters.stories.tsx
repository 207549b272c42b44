import type { ComponentProps } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { articleList } from '../articleList.ts';
import { ArticleFilters } from './ArticleFilters.tsx';

const searchField = { current: null };

/** With what is on screen of a list: its description, which has components in it, is no argument of a story. */
function Filters({ place, change }: Pick<ComponentProps<typeof ArticleFilters>['list'], 'place' | 'change'>) {
  return <ArticleFilters list={{ description: articleList, place, change, searchField }} />;
}

const meta = preview.meta({
  title: 'Administration/Articles/Filtres',
  component: Filters,
  globals: { role: 'editor' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Au-dessus de la liste des articles : une recherche dans les titres et les extraits, un statut, une catégorie, un auteur. La liste suit la recherche un quart de seconde après la dernière touche; les choix agissent tout de suite. L’ordre s’y choisit là où le tableau devient des cartes.

\`\`\`tsx
<ArticleFilters list={useList(articleList)} />
\`\`\``,
      },
    },
  },
  args: { place: {}, change: fn() },
});

export const Blank = meta.story();

/** La liste suit quand la frappe s’arrête; le statut agit tout de suite. Échap efface la recherche. */
export const KeyboardNavigation = meta.story({
  play: async ({ args, userEvent, step }) => {
    await step('Un mot', async () => {
      await userEvent.tab();
      await userEvent.keyboard('micro');
      await waitFor(() => expect(args.change).toHaveBeenLastCalledWith({ q: 'micro' }));
    });
    await step('Le statut au clavier', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const published = await screen.findByRole('option', { name: 'Publiés' });
      await userEvent.keyboard('p');
      await waitFor(() => expect(published).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.change).toHaveBeenLastCalledWith({ statut: 'published' }));
    });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { height: '24rem' } } },
});
