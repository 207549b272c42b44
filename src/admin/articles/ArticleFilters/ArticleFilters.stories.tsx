import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { articleList } from '../articleList.ts';
import { ArticleFilters } from './ArticleFilters.tsx';

const shown = { description: articleList, place: {}, change: fn(), searchField: { current: null } };

const meta = preview.meta({
  title: 'Administration/Articles/Filtres',
  component: ArticleFilters,
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
  args: { list: { ...shown, change: fn() } },
});

export const Blank = meta.story();

export const Prefilled = meta.story({
  args: { list: { ...shown, place: { q: 'lumière', statut: 'draft' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('lumière');
    await expect(canvas.getByRole('combobox', { name: 'Statut' })).toHaveTextContent('Brouillons');
  },
});

/** La liste suit quand la frappe s’arrête; le statut agit tout de suite. Échap efface la recherche. */
export const KeyboardNavigation = meta.story({
  play: async ({ args, userEvent, step }) => {
    await step('A word', async () => {
      await userEvent.tab();
      await userEvent.keyboard('micro');
      await waitFor(() => expect(args.list.change).toHaveBeenLastCalledWith({ q: 'micro' }));
    });
    await step('The status from the keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const published = await screen.findByRole('option', { name: 'Publiés' });
      await userEvent.keyboard('p');
      await waitFor(() => expect(published).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.list.change).toHaveBeenLastCalledWith({ statut: 'published' }));
    });
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
