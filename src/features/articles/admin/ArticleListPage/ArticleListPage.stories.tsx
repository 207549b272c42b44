import { useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { tellRenamed } from '#lists/tellRenamed.ts';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import { paths } from '#paths.ts';
import { manyArticles } from '#mocks/builders.ts';
import { find } from '#mocks/database.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import { insertPlan } from '#mocks/releases.ts';
import { insertVersion, replaceArticles } from '#mocks/states.ts';
import { empty, loading, serverError } from '#mocks/scenarios.ts';
import { endsHere, inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { ArticleListPage } from './ArticleListPage.tsx';

/** The address that the screen has given itself. */
function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{decodeURIComponent(pathname + search)}</p>;
}

const meta = preview.meta({
  title: 'Administration/Articles/Liste · ArticleListPage',
  component: ArticleListPage,
  globals: { role: 'editor' },
  parameters: {
    rows: 'articles',
    path: paths.admin.articles,
    description: `Tous les articles, du plus récent au plus ancien : on y cherche un mot, on choisit un statut, on ouvre, on crée. Recherche, statut et place dans la liste sont dans l’adresse : un rechargement ou un détour par un article y ramène.

Le bouton qui supprime n’existe que pour les administrateurs.`,
    docs: { story: { inline: false, height: '44rem' } },
  },
  decorators: [inBackOffice],
});

type Canvas = { findAllByRole: (role: string) => Promise<HTMLElement[]> };

/** Titles in view, in their order. */
const titles = async (canvas: Canvas) =>
  (await canvas.findAllByRole('rowheader')).map((cell) => within(cell).getByRole('link').textContent);

export const Loaded = meta.story({
  play: async ({ canvas, step }) => {
    await step('Du plus récent au plus ancien, avec toutes les colonnes', async () => {
      const [newest] = articles;
      await expect((await titles(canvas))[0]).toBe(newest?.title);
      await expect(canvas.getAllByRole('columnheader').map((cell) => cell.innerText.trim())).toEqual([
        'Choix',
        'Titre',
        'Statut',
        'Catégorie',
        'Auteur',
        'Vues',
        'Date',
        'Actions',
      ]);
      await expect(canvas.getByText(`${(await find('articles')).length} articles`)).toBeVisible();
    });
    await step('Une ligne dit tout', async () => {
      const row = within(canvas.getByRole('row', { name: /Filmer une entrevue/ }));
      await expect(row.getByText('Publié')).toBeVisible();
      await expect(row.getByText('Élodie Tremblay')).toBeVisible();
      await expect(row.getByText('412')).toBeVisible();
      await expect(row.getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible();
      await expect(row.getByRole('link', { name: /^Éditer l’article/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/admin\/articles\/.+/),
      );
    });
    await step('Les éditeurs ne suppriment rien', async () => {
      await expect(canvas.queryByRole('button', { name: /Supprimer/ })).not.toBeInTheDocument();
    });
  },
});

const withAddress = () => (
  <>
    <ArticleListPage />
    <Address />
  </>
);

export const Search = meta.story({
  render: withAddress,
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Rechercher un article' });
    await titles(canvas);
    await step('Les titres, sans égard aux majuscules ni aux accents', async () => {
      await userEvent.click(field);
      await userEvent.paste('REPONDRE À un');
      await waitFor(async () => expect(await titles(canvas)).toEqual(['Répondre à un journaliste pressé']));
      await expect(canvas.getByText('1 article')).toBeVisible();
    });
    await step('Les extraits aussi', async () => {
      await userEvent.clear(field);
      await userEvent.paste('comptable');
      await waitFor(async () =>
        expect(await titles(canvas)).toEqual(['Mesurer ce que rapporte un balado d’entreprise']),
      );
    });
    await step('L’adresse suit', async () => {
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent('/admin/articles?q=comptable'),
      );
    });
    await step('Le statut', async () => {
      await userEvent.clear(field);
      await userEvent.click(canvas.getByRole('button', { name: 'Filtrer' }));
      await userEvent.click(canvas.getByRole('combobox', { name: 'Statut' }));
      await expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
        'Tous les statuts',
        'Brouillons',
        'Publiés',
        'Archivés',
      ]);
      await userEvent.click(screen.getByRole('option', { name: 'Archivés' }));
      const archived = await find('articles', { status: 'archived' });
      await waitFor(async () =>
        expect((await titles(canvas)).toSorted()).toEqual(archived.map(({ title }) => title).toSorted()),
      );
      await expect(canvas.getByTestId('address')).toHaveTextContent('/admin/articles?statut=archived');
    });
  },
});

/** La catégorie, l’auteur et l’ordre se demandent aussi à la base de données; l’adresse les retient. */
export const Filters = meta.story({
  name: 'Filtres',
  tags: ['no-visual'],
  render: withAddress,
  play: async ({ canvas, userEvent, step }) => {
    await titles(canvas);
    const [category] = await find('categories');
    await step('La catégorie', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filtrer' }));
      await userEvent.click(canvas.getByRole('combobox', { name: 'Catégorie' }));
      await userEvent.click(await screen.findByRole('option', { name: category?.name ?? '' }));
      const expected = articles.filter(({ category_id }) => category_id === category?.id);
      await waitFor(async () => expect(await titles(canvas)).toEqual(expected.map(({ title }) => title)));
      await expect(canvas.getByTestId('address')).toHaveTextContent(`categorie=${category?.id}`);
    });
    await step('L’ordre', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Ordre' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Les plus lus' }));
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('tri=vues'));
      await waitFor(() => expect(canvas.getByRole('table').closest('[aria-busy]')).toBeNull());
    });
  },
});

/** Des modifications attendent à côté de ce qui est en ligne, et l’une d’elles a sa date. */
export const Modified = meta.story({
  name: 'Changés depuis',
  parameters: { path: `${paths.admin.articles}?modifications=oui` },
  async beforeEach() {
    const online = articles.filter(({ status }) => status === 'published').slice(0, 2);
    for (const { id } of online) await insertVersion(id, { excerpt: 'Un autre.' }, { isPendingSave: true });
    await insertPlan(toArticleDocument(online[0]?.id ?? ''), '2126-01-04T11:00:00+00:00');
  },
  play: async ({ canvas }) => {
    await expect(await titles(canvas)).toHaveLength(2);
    const [, ...rows] = canvas.getAllByRole('row').map((row) => within(row));
    for (const row of rows) {
      await expect(row.getByText('Publié')).toBeVisible();
      await expect(row.getByText('Modifié')).toBeVisible();
    }
    await expect(canvas.getByText(/^04\/01\/2126/)).toBeVisible();
  },
});

/** La première de plusieurs pages; passer à la suivante amène le focus en haut de la liste. */
export const FirstPage = meta.story({
  name: 'Première page',
  globals: { textSize: '100' },
  render: withAddress,
  async beforeEach() {
    await replaceArticles(manyArticles(120));
  },
  play: inTests(async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText('120 articles · page 1 sur 3')).toBeVisible();
    await expect(await titles(canvas)).toHaveLength(50);
    await step('La suivante', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Page suivante' }));
      await waitFor(async () => expect((await titles(canvas))[0]).toBe('Article numéro 70'));
      await expect(canvas.getByText('120 articles · page 2 sur 3')).toBeVisible();
      await expect(canvas.getByTestId('address')).toHaveTextContent('/admin/articles?page=2');
      await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByRole('table')));
    });
  }),
});

/** Une page qui n’existe plus mène à la dernière, et le dit. */
export const LastPage = meta.story({
  parameters: { path: `${paths.admin.articles}?page=99` },
  async beforeEach() {
    await replaceArticles(manyArticles(120));
  },
  play: async ({ canvas }) => {
    await expect(await titles(canvas)).toHaveLength(20);
    await expect(
      canvas.getByText('La page 99 n’existe pas : voici la dernière, la page 3. 120 articles · page 3 sur 3'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Page suivante' })).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...loading({ where: 'articles' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement des articles...')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nouvel article' })).toBeVisible();
  },
});

/** Rien n’a encore été écrit. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...empty('articles')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Créer le premier article' })).toBeVisible();
  },
});

export const NoResults = meta.story({
  parameters: { path: `${paths.admin.articles}?q=introuvable` },
  play: inTests(async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun article trouvé.' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Créer le premier article' })).not.toBeInTheDocument();
    await step('Les filtres s’effacent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Effacer la recherche et les filtres' }));
      await expect(await titles(canvas)).not.toHaveLength(0);
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    });
  }),
});

export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(...serverError({ where: 'articles' }));
  },
  play: async ({ canvas }) => {
    await expectToast(notices.articlesNotLoaded);
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
});

const victim = 'Filmer une entrevue avec la lumière du jour';
const isListed = async (title: string) => (await find('articles', { title })).length > 0;

/** Les admins suppriment après une question, et peuvent annuler. */
export const Delete = meta.story({
  globals: { role: 'admin' },
  play: async ({ canvas, userEvent, step }) => {
    const button = () => canvas.findByRole('button', { name: `Supprimer l’article ${victim}` });
    await step('La question vient d’abord, et « Annuler » garde l’article', async () => {
      await userEvent.click(await button());
      const question = within(
        await screen.findByRole('alertdialog', {
          name: /^Êtes-vous sûr de vouloir supprimer cet article\s\?$/,
        }),
      );
      await waitFor(() => expect(question.getByText(victim)).toBeVisible());
      await userEvent.click(question.getByRole('button', { name: 'Annuler' }));
      await expect(await isListed(victim)).toBe(true);
    });
    await step('Une fois confirmé, la ligne s’en va', async () => {
      await userEvent.click(await button());
      await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
      await expectToast(notices.articlesDeleted(1));
      await expect(await isListed(victim)).toBe(false);
      await expect(canvas.queryByRole('row', { name: /Filmer une entrevue/ })).not.toBeInTheDocument();
    });
    await step('Et elle revient', async () => {
      const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
      await userEvent.click(toasts.getByRole('button', { name: 'Annuler' }));
      await expectToast(tellRenamed(notices.articlesRestored(1), { standing: 'en ligne' }));
      await expect(await canvas.findByRole('row', { name: /Filmer une entrevue/ })).toBeVisible();
    });
  },
});

const online = ['Choisir son premier micro sans se ruiner', victim];
const stored = async (title: string) => (await find('articles', { title }))[0];

/** Deux articles choisis : ils changent de catégorie, quittent le site ou s’en vont ensemble, et reviennent d’une pression. */
export const Several = meta.story({
  name: 'Plusieurs choisis',
  tags: ['no-visual'],
  globals: { role: 'admin' },
  play: async ({ canvas, userEvent, step }) => {
    const choose = async () => {
      for (const title of online)
        await userEvent.click(await canvas.findByRole('checkbox', { name: `Choisir ${title}` }));
    };
    const undo = async () => {
      const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
      await userEvent.click(await toasts.findByRole('button', { name: 'Annuler' }));
      await expectToast(notices.changeUndone);
    };
    await choose();
    await expect(await canvas.findByText('2 articles choisis')).toBeVisible();
    if (await endsHere()) return;
    const before = await Promise.all(online.map(stored));
    await step('Une autre catégorie', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Classer…' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Classer' }));
      await userEvent.click(await dialog.findByRole('combobox', { name: 'Catégorie' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Aucune' }));
      await userEvent.click(await dialog.findByRole('button', { name: 'Classer' }));
      await expectToast(notices.articlesChanged(2));
      for (const title of online) await expect((await stored(title))?.category_id).toBeNull();
      await undo();
      const after = await Promise.all(online.map(stored));
      await expect(after.map((article) => article?.category_id)).toEqual(
        before.map((article) => article?.category_id),
      );
    });
    await step('Hors du site, puis de nouveau en ligne', async () => {
      await choose();
      await userEvent.click(await canvas.findByRole('button', { name: 'Retirer du site' }));
      const question = within(
        await screen.findByRole('alertdialog', { name: 'Retirer ces 2 articles du site?' }),
      );
      await userEvent.click(await question.findByRole('button', { name: 'Retirer du site' }));
      await expectToast(notices.articlesWithdrawn(2));
      for (const title of online) await expect((await stored(title))?.status).toBe('draft');
      await undo();
      // The toast of the first one may still be there.
      await waitFor(async () => expect((await stored(victim))?.published_at).toBe(before[1]?.published_at));
    });
  },
});
