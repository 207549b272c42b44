import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { placeOf } from '../articleFilters.ts';
import { ArticleFilters } from './ArticleFilters.tsx';

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
<ArticleFilters place={place} onChange={change} />
\`\`\``,
      },
    },
  },
  args: { place: placeOf(new URLSearchParams()), onChange: fn() },
});

export const Blank = meta.story();

export const Prefilled = meta.story({
  args: { place: placeOf(new URLSearchParams('q=lumière&statut=draft')) },
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
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ search: 'micro' }));
    });
    await step('The status from the keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const published = await screen.findByRole('option', { name: 'Publiés' });
      await userEvent.keyboard('p');
      await waitFor(() => expect(published).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ status: 'published' }));
    });
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
