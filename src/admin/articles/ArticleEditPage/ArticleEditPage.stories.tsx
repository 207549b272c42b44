import { HttpResponse, http } from 'msw';
import { Link, useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AdminLayout } from '#admin/layout/AdminLayout/index.ts';
import { notices } from '#admin/layout/notices.ts';
import { expectToast } from '#admin/layout/testing/expectToast.ts';
import { paths } from '#app/paths.ts';
import { db } from '#mocks/db.ts';
import {
  failing,
  forbidden,
  loading,
  offline,
  refused,
  saveAsColleague,
  serverError,
  slow,
} from '#mocks/scenarios.ts';
import preview from '#storybook/preview.tsx';
import { ArticleEditPage } from './ArticleEditPage.tsx';

/** The address that the screen has given itself, and a way out of it. */
function Address() {
  return (
    <footer>
      <p data-testid="address">{useLocation().pathname}</p>
      <Link to={paths.home}>Ailleurs</Link>
    </footer>
  );
}

const [draft, published] = db.articles;
if (!draft || !published) throw new Error('The fixtures have a draft first, then a published article.');

const meta = preview.meta({
  title: 'Administration/Articles/Éditeur',
  component: ArticleEditPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.article(published.id),
    route: '/admin/articles/:id',
    docs: { story: { inline: false } },
  },
  render: () => (
    <AdminLayout>
      <ArticleEditPage />
      <Address />
    </AdminLayout>
  ),
});

const newArticle = { path: paths.admin.newArticle, route: '*' };

const rowOf = (id: string) => db.articles.find((article) => article.id === id);
const tagsOf = (id: string) =>
  db.article_tags.filter(({ article_id }) => article_id === id).map(({ tag_id }) => tag_id);

export const Blank = meta.story({
  parameters: newArticle,
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nouvel article' })).toBeVisible();
    await step('Every field of the specification', async () => {
      for (const name of [
        'Titre',
        'Slug',
        'Image mise en avant (URL)',
        'Meta Title',
        'Image OpenGraph (URL)',
      ]) {
        await expect(canvas.getByRole('textbox', { name })).toBeVisible();
      }
      await expect(canvas.getByRole('textbox', { name: 'Extrait' })).toHaveAttribute('rows', '3');
      await expect(canvas.getByRole('textbox', { name: 'Contenu' })).toHaveAttribute('rows', '15');
      await expect(canvas.getByRole('textbox', { name: 'Meta Description' })).toHaveAttribute('rows', '3');
      await expect(canvas.getByRole('combobox', { name: 'Statut' })).toHaveTextContent('Brouillon');
      await expect(canvas.getByRole('combobox', { name: 'Catégorie' })).toBeVisible();
      await expect(await canvas.findAllByRole('checkbox')).toHaveLength(db.tags.length);
    });
    await step('The title sets slug and meta title; accented letters are dropped', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), 'Été à Québec : 10 idées');
      await expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveValue('t-qubec-10-ides');
      await expect(canvas.getByRole('textbox', { name: 'Meta Title' })).toHaveValue(
        'Été à Québec : 10 idées',
      );
    });
    await step('Both can then be edited by hand', async () => {
      const slug = canvas.getByRole('textbox', { name: 'Slug' });
      await userEvent.clear(slug);
      await userEvent.type(slug, 'ete-a-quebec');
      await expect(slug).toHaveValue('ete-a-quebec');
      await expect(canvas.getByRole('textbox', { name: 'Titre' })).toHaveValue('Été à Québec : 10 idées');
    });
    await step('What isn’t saved is said', async () => {
      await expect(canvas.getByText('Modifications non enregistrées')).toBeVisible();
    });
  },
});

export const Prefilled = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: "Éditer l'article" })).toBeVisible();
    await step('The fields hold the article', async () => {
      await expect(await canvas.findByRole('textbox', { name: 'Titre' })).toHaveValue(published.title);
      await expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveValue(published.slug);
      await expect(canvas.getByRole('combobox', { name: 'Statut' })).toHaveTextContent('Publié');
      const chosen = (await canvas.findAllByRole('checkbox', { checked: true })).length;
      await expect(chosen).toBe(tagsOf(published.id).length);
    });
    await step('The text as visitors read it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Aperçu' }));
      const text = within(canvas.getByRole('region', { name: 'Aperçu du contenu' }));
      await expect(await text.findByRole('heading', { name: 'Placer l’invité' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Écrire' }));
      await expect(canvas.getByRole('textbox', { name: 'Contenu' })).toHaveValue(published.content);
    });
    await step('Back to the list', async () => {
      await expect(canvas.getByRole('link', { name: 'Retour aux articles' })).toHaveAttribute(
        'href',
        '/admin/articles',
      );
    });
  },
});

/** A blank title goes nowhere: the toast says it, the field says it, and it has the focus. */
export const InvalidSubmit = meta.story({
  parameters: newArticle,
  play: async ({ canvas, userEvent, step }) => {
    const title = canvas.getByRole('textbox', { name: 'Titre' });
    await step('Nothing typed yet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
      await expectToast(notices.titleRequired);
      await expect(title).toBeInvalid();
      await expect(title).toHaveFocus();
    });
    await step('Spaces are no title', async () => {
      await userEvent.type(title, '   ');
      await userEvent.click(canvas.getByRole('button', { name: 'Sauvegarder' }));
      await expect(title).toBeInvalid();
      await expect(title).toHaveFocus();
    });
    await step('Two mistakes are summed up, each line leading to its field', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Slug' }), 'Été');
      await userEvent.click(canvas.getByRole('button', { name: 'Sauvegarder' }));
      const summary = await canvas.findByRole('alert');
      await expect(summary).toHaveFocus();
      await userEvent.click(within(summary).getByRole('link', { name: /^Lettres minuscules/ }));
      await expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveFocus();
    });
    await step('Nothing was saved', async () => {
      await expect(canvas.getByTestId('address')).toHaveTextContent('/admin/articles/new');
    });
  },
});

export const Submitting = meta.story({
  beforeEach({ msw }) {
    msw.use(...loading({ where: 'articles', methods: ['PATCH'] }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Sauvegarder' }));
    await expect(canvas.getByRole('button', { name: 'Sauvegarder' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Publier' })).toBeDisabled();
    await expect(canvas.getByText('Enregistrement...')).toBeVisible();
  },
});

/** « Publier » on a new article: one row, its tags, an address of its own, and the editor stays as it was. */
export const Saved = meta.story({
  parameters: newArticle,
  play: async ({ canvas, userEvent, step }) => {
    const before = db.articles.length;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), 'Le son des fêtes');
    await userEvent.click(await canvas.findByRole('checkbox', { name: db.tags[0]?.name }));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Publier' }));
    await step('Told once, saved once', async () => {
      await expectToast(notices.articleCreated);
      await expect(db.articles).toHaveLength(before + 1);
    });
    await step('The article has its address', async () => {
      const row = db.articles.find(({ title }) => title === 'Le son des fêtes');
      await expect(row).toMatchObject({
        slug: 'le-son-des-ftes',
        status: 'published',
        published_at: expect.any(String),
      });
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent(`/admin/articles/${row?.id ?? ''}`),
      );
      await expect(tagsOf(row?.id ?? '')).toEqual([db.tags[0]?.id]);
      await expect(canvas.getByRole('heading', { level: 1, name: "Éditer l'article" })).toBeVisible();
      await expect(canvas.getByText(/^Enregistré à/)).toBeVisible();
    });
    await step('The next save changes the same article', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Extrait' }), 'Grelots et micros.');
      await userEvent.click(canvas.getByRole('button', { name: 'Sauvegarder' }));
      await expectToast(notices.articleUpdated);
      await expect(db.articles).toHaveLength(before + 1);
      await expect(db.articles.find(({ title }) => title === 'Le son des fêtes')).toMatchObject({
        excerpt: 'Grelots et micros.',
        status: 'draft',
        published_at: null,
      });
      await expect(canvas.getByRole('combobox', { name: 'Statut' })).toHaveTextContent('Brouillon');
    });
  },
});

/** Enter and Ctrl or Cmd plus S keep the chosen status, and empty the publication date. */
export const SavedFromTheKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter in a field', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), ' d’hiver{Enter}');
      await expectToast(notices.articleUpdated);
      await expect(rowOf(published.id)).toMatchObject({
        title: `${published.title} d’hiver`,
        status: 'published',
        published_at: null,
      });
    });
    await step('Ctrl+S, with the status of the list', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Statut' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Archivé' }));
      await waitFor(() =>
        expect(canvas.getByRole('combobox', { name: 'Statut' })).toHaveTextContent('Archivé'),
      );
      await userEvent.keyboard('{Control>}s{/Control}');
      await waitFor(() => expect(rowOf(published.id)?.status).toBe('archived'));
    });
    await step('Cmd+S in the middle of a text leaves the caret where it is', async () => {
      const content = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Contenu' });
      await userEvent.click(content);
      content.setSelectionRange(3, 3);
      await userEvent.keyboard('x{Meta>}s{/Meta}');
      await waitFor(() => expect(rowOf(published.id)?.content).toMatch(/^La x/));
      await waitFor(() => expect(canvas.getByText(/^Enregistré à/)).toBeVisible());
      await expect(content.selectionStart).toBe(4);
    });
  },
});

/** What is typed while a save is running is neither lost nor taken for saved. */
export const TypedWhileSaving = meta.story({
  beforeEach({ msw }) {
    msw.use(...slow({ where: 'articles', methods: ['PATCH'] }, 700));
  },
  play: async ({ canvas, userEvent }) => {
    const excerpt = await canvas.findByRole('textbox', { name: 'Extrait' });
    await userEvent.clear(excerpt);
    await userEvent.type(excerpt, 'Avant');
    await userEvent.click(canvas.getByRole('button', { name: 'Sauvegarder' }));
    await userEvent.type(excerpt, ' et pendant');
    await expectToast(notices.articleUpdated);
    await expect(rowOf(published.id)?.excerpt).toBe('Avant');
    await expect(excerpt).toHaveValue('Avant et pendant');
    await expect(canvas.getByText('Modifications non enregistrées')).toBeVisible();
  },
});

export const SlugTaken = meta.story({
  parameters: newArticle,
  play: async ({ canvas, userEvent, step }) => {
    await step('Told beside the field before saving', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), 'Gérer le trac');
      const slug = canvas.getByRole('textbox', { name: 'Slug' });
      await userEvent.clear(slug);
      await userEvent.type(slug, 'gerer-le-trac');
      await expect(await canvas.findByText('Un autre article a déjà ce slug.')).toBeVisible();
    });
    await step('And by the server, with the focus on the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
      await expect(await screen.findAllByText(/duplicate key value/)).not.toHaveLength(0);
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveFocus());
      await expect(canvas.getByRole('textbox', { name: 'Titre' })).toHaveValue('Gérer le trac');
    });
  },
});

/** Changing the title of an article that is online changes its address: said, and taken back with one button. */
export const PublishedAddressChanges = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), ' 2');
    await expect(await canvas.findByText(/En changer rompt les liens/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Garder l’adresse actuelle' }));
    await expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveValue(published.slug);
  },
});

export const TooLongForSearchEngines = meta.story({
  parameters: newArticle,
  play: async ({ canvas, userEvent }) => {
    const title = 'Un titre qui n’en finit pas de dire tout ce que l’article dira encore une fois plus loin';
    await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), title);
    await expect(canvas.getByText(`${title.length} / 60`)).toBeVisible();
    await expect(canvas.getByText('Trop long : les moteurs de recherche en couperont la fin.')).toBeVisible();
  },
});

export const BrokenImage = meta.story({
  parameters: newArticle,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Image mise en avant (URL)' });
    await userEvent.type(field, '/n-existe-pas.jpg');
    await expect(
      await canvas.findByText('Cette image ne se charge pas. Vérifiez son adresse.'),
    ).toBeVisible();
    await expect(field).toBeInvalid();
  },
});

export const ServerRejected = meta.story({
  beforeEach({ msw }) {
    msw.use(...failing(500, { where: 'articles', methods: ['PATCH'] }, { message: 'disk full' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), ' bis');
    await userEvent.click(canvas.getByRole('button', { name: 'Sauvegarder' }));
    await expectToast({
      title: 'Erreur',
      description: 'Le serveur a rencontré un problème. (disk full)',
      variant: 'destructive',
    });
    await expect(canvas.getByRole('textbox', { name: 'Titre' })).toHaveValue(`${published.title} bis`);
    await expect(canvas.getByText('Échec de l’enregistrement')).toBeVisible();
  },
});

/** A database that answers « no row » has refused, and the person is told. */
export const SilentlyRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(...refused('articles'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), ' bis');
    await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
    await expectToast({
      title: 'Erreur',
      description: 'La base de données a refusé cette opération : rien n’a été modifié.',
      variant: 'destructive',
    });
  },
});

/** Somebody else saved meanwhile: nothing is overwritten, on either side. */
export const Conflict = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), ' bis');
    saveAsColleague(published.id, { title: 'Le titre d’une collègue' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sauvegarder' }));
    await expect(await canvas.findByText(/votre texte est toujours ici/)).toBeVisible();
    await expect(rowOf(published.id)?.title).toBe('Le titre d’une collègue');
    await expect(canvas.getByRole('textbox', { name: 'Titre' })).toHaveValue(`${published.title} bis`);
  },
});

/** The article is saved, its tags are not: the old ones stand, the new ones stay chosen. */
export const TagsRejected = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('*/rest/v1/rpc/set_article_tags', () =>
        HttpResponse.json({ message: 'disk full' }, { status: 500 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const before = tagsOf(published.id);
    const [unchosen] = await canvas.findAllByRole('checkbox', { checked: false });
    if (!unchosen) throw new Error('The fixture leaves a tag unchosen.');
    await userEvent.click(unchosen);
    await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
    await expectToast({
      title: 'Erreur',
      description: 'Le serveur a rencontré un problème. (disk full)',
      variant: 'destructive',
    });
    await expect(tagsOf(published.id)).toEqual(before);
    await expect(unchosen).toBeChecked();
    await expect(canvas.getByText('Modifications non enregistrées')).toBeVisible();
  },
});

/** Leaving asks first; what was typed stays for who stays. */
export const UnsavedChanges = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const title = await canvas.findByRole('textbox', { name: 'Titre' });
    await userEvent.type(title, ' bis');
    await step('A link is followed', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Ailleurs' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Rester ici' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(canvas.getByTestId('address')).toHaveTextContent('/admin/articles/');
      await expect(title).toHaveValue(`${published.title} bis`);
    });
    await step('The tab is closed', async () => {
      const closing = new Event('beforeunload', { cancelable: true });
      dispatchEvent(closing);
      await expect(closing.defaultPrevented).toBe(true);
    });
    await step('Leaving for good', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Ailleurs' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
      await waitFor(() => expect(canvas.getByTestId('address').textContent).toBe('/'));
    });
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...loading({ where: 'articles' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement...')).toBeVisible();
  },
});

export const NotFound = meta.story({
  parameters: { path: paths.admin.article('00000000-0000-4000-8000-ffffffffffff') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cet article n’existe plus.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Retour aux articles' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(...serverError());
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Impossible de charger les données.'))[0]).toBeVisible();
    await expectToast(notices.dataNotLoaded);
  },
});

/** The lists beside the text couldn't be loaded: the text can be written all the same. */
export const ListsError = meta.story({
  parameters: newArticle,
  beforeEach({ msw }) {
    msw.use(...forbidden({ where: 'tags' }), ...forbidden({ where: 'categories' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Impossible de charger les tags.')).toBeVisible();
    await expect(canvas.getByText('Impossible de charger les catégories.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Titre' })).toBeEnabled();
  },
});

export const Offline = meta.story({
  beforeEach({ msw }) {
    msw.use(...offline());
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Le serveur est injoignable. Vérifiez votre connexion.'),
    ).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Titre' });
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
