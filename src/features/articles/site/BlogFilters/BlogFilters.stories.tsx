import { expect } from 'storybook/test';
import { categories, tags } from '#mocks/fixtures/taxonomy.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { BlogFilters } from './BlogFilters.tsx';

const meta = preview.meta({
  title: 'Sections/Blogue/Filtres du blogue · BlogFilters',
  component: BlogFilters,
  args: { categories, tags: [...tags], choice: {}, total: 20 },
  parameters: {
    guide: {
      use: ['Au-dessus de la liste du blogue.'],
      instead: [
        { when: 'Ce sont des projets', take: 'features/projects/site/RealizationsPage' },
        { when: 'C’est une liste du back-office', take: 'lists/ListFilters' },
      ],
    },
    description: `Les catégories et les mots-clés du blogue, où chaque choix est un lien : il se partage, et le bouton Précédent le défait. Les deux se combinent; changer l’un garde l’autre et ramène à la première page. Les mots-clés sont repliés tant qu’aucun n’est choisi.

**À faire** : passer dans \`total\` le nombre d’articles de toutes les pages, pas de celle qu’on voit.`,
  },
});

export const Default = meta.story({
  play: inTests(async ({ canvas, userEvent }) => {
    const [tag] = tags;
    await userEvent.click(canvas.getByText('Mots-clés', { selector: 'summary' }));
    await expect(canvas.getByRole('link', { name: tag.name })).toHaveAttribute(
      'href',
      `/blog?tag=${tag.slug}`,
    );
    await expect(canvas.queryByRole('link', { name: 'Retirer les filtres' })).toBeNull();
  }),
});

/** Les deux filtres se combinent : en changer un garde l’autre. */
export const Filtered = meta.story({
  args: { choice: { category: categories[1].slug, tag: tags[0].slug }, total: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { current: true })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: categories[0].name })).toHaveAttribute(
      'href',
      `/blog?categorie=${categories[0].slug}&tag=${tags[0].slug}`,
    );
    await expect(canvas.getByText('1 article')).toBeVisible();
  },
});
