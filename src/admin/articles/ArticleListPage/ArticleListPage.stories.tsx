import { delay, http } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AdminLayout } from '#admin/layout/AdminLayout/index.ts';
import { notices } from '#admin/layout/notices.ts';
import { expectToast } from '#admin/layout/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { manyArticles } from '#mocks/builders.ts';
import { db } from '#mocks/db.ts';
import { empty, failing, forbidden, loading, offline, refused, serverError } from '#mocks/scenarios.ts';
import preview from '#storybook/preview.tsx';
import { ArticleListPage } from './ArticleListPage.tsx';

/** The address that the screen has given itself. */
function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{decodeURIComponent(pathname + search)}</p>;
}

const meta = preview.meta({
  title: 'Administration/Articles/Liste',
  component: ArticleListPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.articles,
    docs: {
      story: { inline: false },
      description: {
        component: `
Tous les articles, du plus récent au plus ancien : on y cherche un mot, on choisit un statut, on ouvre, on crée. Recherche, statut et place dans la liste sont dans l’adresse : un rechargement ou un détour par un article y ramène.

Le bouton qui supprime n’existe que pour les administrateurs.`,
      },
    },
  },
  render: () => (
    <AdminLayout>
      <ArticleListPage />
    </AdminLayout>
  ),
});

type Canvas = { findAllByRole: (role: string) => Promise<HTMLElement[]> };

/** Titles in view, in their order. */
const titles = async (canvas: Canvas) =>
  (await canvas.findAllByRole('rowheader')).map((cell) => within(cell).getByRole('link').textContent);

export const Loaded = meta.story({
  play: async ({ canvas, step }) => {
    await step('Newest first, with every column', async () => {
      const [newest] = db.articles;
      await expect((await titles(canvas))[0]).toBe(newest?.title);
      await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
        'Titre',
        'Statut',
        'Catégorie',
        'Auteur',
        'Vues',
        'Date',
        'Actions',
      ]);
      await expect(canvas.getByRole('table')).toHaveAttribute(
        'aria-rowcount',
        String(db.articles.length + 1),
      );
      await expect(canvas.getByText(`${db.articles.length} articles`)).toBeVisible();
    });
    await step('A row says it all', async () => {
      const row = within(canvas.getByRole('row', { name: /^Filmer une entrevue/ }));
      await expect(row.getByText('Publié')).toBeVisible();
      await expect(row.getByText('Élodie Tremblay')).toBeVisible();
      await expect(row.getByText('412')).toBeVisible();
      await expect(row.getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible();
      await expect(row.getByRole('link', { name: /^Éditer l’article/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/admin\/articles\/.+/),
      );
    });
    await step('Editors delete nothing', async () => {
      await expect(canvas.queryByRole('button', { name: /Supprimer/ })).not.toBeInTheDocument();
    });
  },
});

export const Search = meta.story({
  render: () => (
    <AdminLayout>
      <ArticleListPage />
      <Address />
    </AdminLayout>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Rechercher un article' });
    await titles(canvas);
    await step('Titles, whatever the case and the accents', async () => {
      await userEvent.type(field, 'REPONDRE À un');
      await waitFor(async () => expect(await titles(canvas)).toEqual(['Répondre à un journaliste pressé']));
      await expect(canvas.getByText(`1 article sur ${db.articles.length}`)).toBeVisible();
    });
    await step('Excerpts too', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'comptable');
      await waitFor(async () =>
        expect(await titles(canvas)).toEqual(['Mesurer ce que rapporte un balado d’entreprise']),
      );
    });
    await step('The address follows', async () => {
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent('/admin/articles?q=comptable'),
      );
    });
    await step('Status', async () => {
      await userEvent.clear(field);
      await userEvent.click(canvas.getByRole('combobox', { name: 'Statut' }));
      await expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
        'Tous les statuts',
        'Brouillons',
        'Publiés',
        'Archivés',
      ]);
      await userEvent.click(screen.getByRole('option', { name: 'Archivés' }));
      await waitFor(async () =>
        expect(await titles(canvas)).toEqual(
          db.articles.filter(({ status }) => status === 'archived').map(({ title }) => title),
        ),
      );
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent('/admin/articles?statut=archived'),
      );
    });
  },
});

/** The address brings the filters back, after a reload or a detour through an article. */
export const FromAddress = meta.story({
  parameters: { path: `${paths.admin.articles}?q=ecrire&statut=draft` },
  play: async ({ canvas }) => {
    await expect(await titles(canvas)).toEqual(['Écrire pour être dit']);
    await expect(canvas.getByRole('searchbox')).toHaveValue('ecrire');
    await expect(canvas.getByRole('combobox', { name: 'Statut' })).toHaveTextContent('Brouillons');
  },
});

/**
 * 1,200 articles: several pages of the API, and only the rows in view on screen. With text twice as large they are cards, which have
 * no head of a table to see.
 */
export const Many = meta.story({
  globals: { textSize: '100' },
  beforeEach() {
    db.articles = manyArticles(1200);
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('All are counted, few are drawn', async () => {
      await expect(await canvas.findByText(/^1.200 articles$/)).toBeVisible();
      await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    });
    await step('The oldest is found', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'numero 1');
      await waitFor(async () => expect((await titles(canvas))[0]).toBe('Article numéro 1200'));
      await userEvent.clear(canvas.getByRole('searchbox'));
      await userEvent.type(canvas.getByRole('searchbox'), 'article numero 17');
      await waitFor(async () => expect(await titles(canvas)).toContain('Article numéro 179'));
    });
    await step('The end of the list is one jump away', async () => {
      await userEvent.clear(canvas.getByRole('searchbox'));
      await waitFor(() => expect(canvas.getByText(/^1.200 articles$/)).toBeVisible());
      scrollTo({ top: document.documentElement.scrollHeight });
      await waitFor(async () => expect(await titles(canvas)).toContain('Article numéro 1'));
    });
    await step('The head of the table is still seen, just below the bar of the screen', async () => {
      const head = canvas.getByRole('columnheader', { name: 'Titre' }).getBoundingClientRect();
      const bar = canvas.getByRole('banner').getBoundingClientRect();
      await expect(Math.round(head.top)).toBe(Math.round(bar.bottom));
      scrollTo({ top: 0 });
    });
  },
});

/** An address with a row starts there once the list has come. */
export const FromRow = meta.story({
  parameters: { path: `${paths.admin.articles}?ligne=150` },
  beforeEach() {
    db.articles = manyArticles(200);
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await titles(canvas)).toContain('Article numéro 51'));
    await expect(canvas.queryByText('Article numéro 200')).not.toBeInTheDocument();
    scrollTo({ top: 0 });
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

/** Nothing among the first articles says nothing yet about those that are still on their way. */
export const StillComing = meta.story({
  tags: ['no-visual'],
  parameters: { path: `${paths.admin.articles}?q=numero+199`, chromatic: { disableSnapshot: true } },
  beforeEach({ msw }) {
    db.articles = manyArticles(300);
    msw.use(
      http.get('*/rest/v1/articles', async ({ request }) => {
        if (new URL(request.url).searchParams.get('offset') !== '0') await delay('infinite');
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('0 article sur 300 · Chargement des articles... 100 déjà là'),
    ).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Aucun article trouvé.' })).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...empty('articles'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun article trouvé.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Créer le premier article' })).toHaveAttribute(
      'href',
      '/admin/articles/new',
    );
  },
});

export const NoResults = meta.story({
  parameters: { path: `${paths.admin.articles}?q=introuvable` },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun article trouvé.' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Créer le premier article' })).not.toBeInTheDocument();
    await step('The filters can be dropped', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Effacer la recherche et le filtre' }));
      await expect(await titles(canvas)).not.toHaveLength(0);
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
    });
  },
});

export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(...serverError({ where: 'articles' }));
  },
  play: async ({ canvas }) => {
    const [text] = await canvas.findAllByText('Impossible de charger les articles.', undefined);
    await expect(text).toBeVisible();
    await expectToast(notices.articlesNotLoaded);
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach({ msw }) {
    msw.use(...forbidden({ where: 'articles' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vous n’avez pas le droit de faire cette opération.')).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach({ msw }) {
    msw.use(...offline({ where: 'articles' }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Le serveur est injoignable. Vérifiez votre connexion.'),
    ).toBeVisible();
  },
});

const victim = 'Filmer une entrevue avec la lumière du jour';
const isListed = (title: string) => db.articles.some((article) => article.title === title);

/** Admins delete, after a question, and can take it back. */
export const Delete = meta.story({
  globals: { role: 'admin' },
  play: async ({ canvas, userEvent, step }) => {
    const button = () => canvas.findByRole('button', { name: `Supprimer l’article ${victim}` });
    await step('The question comes first, and cancel keeps the article', async () => {
      await userEvent.click(await button());
      const question = within(
        await screen.findByRole('alertdialog', {
          name: /^Êtes-vous sûr de vouloir supprimer cet article\s\?$/,
        }),
      );
      await waitFor(() => expect(question.getByText(victim)).toBeVisible());
      await userEvent.click(question.getByRole('button', { name: 'Annuler' }));
      await expect(isListed(victim)).toBe(true);
    });
    await step('Confirmed, the row goes', async () => {
      await userEvent.click(await button());
      await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
      await expectToast(notices.articleDeleted);
      await expect(isListed(victim)).toBe(false);
      await expect(canvas.queryByRole('row', { name: /^Filmer une entrevue/ })).not.toBeInTheDocument();
    });
    await step('And comes back', async () => {
      const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
      await userEvent.click(toasts.getByRole('button', { name: 'Annuler' }));
      await expectToast(notices.articleRestored);
      await expect(await canvas.findByRole('row', { name: /^Filmer une entrevue/ })).toBeVisible();
    });
  },
});

export const DeleteRefused = meta.story({
  globals: { role: 'admin' },
  beforeEach({ msw }) {
    msw.use(...failing(500, { where: 'articles', methods: ['DELETE'] }, { message: 'disk full' }));
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: `Supprimer l’article ${victim}` });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
    await expectToast({
      title: 'Erreur',
      description: 'Le serveur a rencontré un problème. (disk full)',
      variant: 'destructive',
    });
    await expect(canvas.getByRole('row', { name: /^Filmer une entrevue/ })).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** A database that answers « no row » has refused, and the person is told. */
export const DeleteSilentlyRefused = meta.story({
  globals: { role: 'admin' },
  beforeEach({ msw }) {
    msw.use(...refused('articles'));
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: `Supprimer l’article ${victim}` });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
    await expectToast({
      title: 'Erreur',
      description: 'La base de données a refusé cette opération : rien n’a été modifié.',
      variant: 'destructive',
    });
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Phone = meta.story({
  globals: { role: 'admin', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await titles(canvas);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
