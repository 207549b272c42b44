import { expect } from 'storybook/test';
import { paths } from '#paths.ts';
import { find } from '#mocks/database.ts';
import { inTests } from '#storybook/inTests.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { BlogPage, ErrorBoundary, loader } from './BlogPage.tsx';

const meta = preview.meta({
  title: 'Pages/Blogue · BlogPage',
  component: BlogPage,
  parameters: {
    rows: 'articles',
    path: paths.blog,
    route: paths.blog,
    loading: { loader, ErrorBoundary },
    description: `Le blogue (\`/blog\`) : les articles publiés, du plus récent au plus ancien, neuf par page. Les filtres et la page sont dans l’adresse; une page trop loin ou une catégorie inconnue donnent une liste vide, avec le statut 404.

Le serveur rend la page, qui est rafraîchie dans le navigateur si un article a paru ou changé depuis; sans réponse du serveur, elle reste telle quelle.`,
  },
});

export const Loaded = meta.story({
  play: inTests(async ({ canvas, userEvent, step }) => {
    await step('Du plus récent au plus ancien, sans brouillons ni archives', async () => {
      await canvas.findAllByRole('article');
      const titles = canvas
        .getAllByRole('article')
        .map((article) => article.querySelector('h2')?.textContent);
      const published = (await find('articles')).filter(({ status }) => status === 'published');
      const newestFirst = published.toSorted((a, b) =>
        (b.published_at ?? '').localeCompare(a.published_at ?? ''),
      );
      await expect(titles).toEqual(newestFirst.map(({ title }) => title));
    });
    await step('Une catégorie est un lien, et le nombre d’articles la suit', async () => {
      const [, category] = canvas.getByRole('navigation', { name: 'Catégories' }).querySelectorAll('a');
      if (!category) throw new Error('There is no category.');
      await userEvent.click(category);
      await expect(await canvas.findByRole('link', { name: 'Retirer les filtres' })).toBeVisible();
      await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(category.textContent);
    });
  }),
});

export const PastTheEnd = meta.story({
  parameters: { path: `${paths.blog}?page=40` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun article trouvé.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir tous les articles' })).toBeVisible();
  },
});

/** La page n’arrive pas : la personne l’apprend, et l’obtient quand le serveur répond. */
export const ServerError = meta.story(
  failedLoad({ where: 'data' }, (canvas) =>
    canvas.findByRole('heading', { name: 'Choisir son premier micro sans se ruiner' }),
  ),
);
