import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ArticleFilters } from './ArticleFilters.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Filtres',
  component: ArticleFilters,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Au-dessus de la liste des articles : une recherche dans les titres et les extraits, et un statut. La liste suit la recherche quand la frappe s’arrête; le statut agit tout de suite.

\`\`\`tsx
<ArticleFilters key={arrival.count} initial={arrival.place} onChange={filter} />
\`\`\`

**À faire** : changer \`key\` pour vider ou remplir les champs : ils gardent leur propre texte, et \`initial\` n’est lu qu’au départ.`,
      },
    },
  },
  args: { initial: { search: '', status: 'all' as const }, onChange: fn() },
});

export const Blank = meta.story();

export const Prefilled = meta.story({
  args: { initial: { search: 'lumière', status: 'draft' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('lumière');
    await expect(canvas.getByRole('combobox', { name: 'Statut' })).toHaveTextContent('Brouillons');
  },
});

/** La liste suit quand la frappe s’arrête; le statut agit tout de suite. Échap efface la recherche. */
export const KeyboardNavigation = meta.story({
  play: async ({ args, userEvent, step }) => {
    await step('One change for a word', async () => {
      await userEvent.tab();
      await userEvent.keyboard('micro');
      await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
      await expect(args.onChange).toHaveBeenLastCalledWith({ search: 'micro' });
    });
    await step('The status from the keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('option', { name: 'Publiés' });
      await userEvent.keyboard('p{Enter}');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ status: 'published' }));
    });
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
