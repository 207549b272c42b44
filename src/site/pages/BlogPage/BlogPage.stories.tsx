import { expect } from 'storybook/test';
import { paths } from '#paths.ts';
import { find } from '#mocks/database.ts';
import { replaceArticles } from '#mocks/states.ts';
import { manyArticles } from '#mocks/builders.ts';
import { empty, serverError } from '#mocks/scenarios.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { BlogPage, ErrorBoundary, loader } from './BlogPage.tsx';

const meta = preview.meta({
  title: 'Pages/Blogue',
  component: BlogPage,
  parameters: {
    path: paths.blog,
    route: paths.blog,
    loading: { loader, ErrorBoundary },
    docs: {
      story: { inline: false },
      description: {
        component: `
Le blogue (\`/blog\`) : les articles publiés, du plus récent au plus ancien, neuf par page. Les filtres et la page sont dans l’adresse; une page trop loin ou une catégorie inconnue donnent une liste vide, avec le statut 404.

Le serveur rend la page, qui est rafraîchie dans le navigateur si un article a paru ou changé depuis; sans réponse du serveur, elle reste telle quelle.`,
      },
    },
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

export const SecondPage = meta.story({
  parameters: { path: `${paths.blog}?page=2` },
  async beforeEach() {
    await replaceArticles(manyArticles(23));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(9);
    await expect(canvas.getByText('23 articles')).toBeVisible();
    const next = canvas.getByRole('link', { name: 'Page suivante' });
    await expect(next).toHaveAttribute('href', expect.stringContaining('page=3'));
  },
});

export const PastTheEnd = meta.story({
  parameters: { path: `${paths.blog}?page=40` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun article trouvé.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir tous les articles' })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...empty('articles')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Le premier article s’écrit')).toBeVisible();
  },
});

export const NoResults = meta.story({
  parameters: { path: `${paths.blog}?categorie=inconnue` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun article trouvé.')).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(...serverError()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Impossible de charger les articles.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  },
});

export const LongContent = meta.story({
  async beforeEach() {
    const articles = manyArticles(4).map((article) => ({
      ...article,
      title:
        'Ce que trois ans de captations en région nous ont appris sur le vent, les génératrices et la patience',
      excerpt: `${article.excerpt ?? ''} `.repeat(12),
    }));
    await replaceArticles(articles);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
  },
});
