import { HttpResponse, http } from 'msw';
import { Link, useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AdminLayout } from '#admin/layout/AdminLayout/index.ts';
import { notices } from '#admin/layout/notices.ts';
import { expectToast } from '#admin/layout/testing/expectToast.ts';
import { paths } from '#app/paths.ts';
import { articleInputOf } from '#data/articles/article.schema.ts';
import { type LocalCopy, localCopies } from '#data/articles/editing/draftStore.ts';
import { db } from '#mocks/db.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import {
  forbidden,
  loading,
  offline,
  refused,
  saveAsColleague,
  serverError,
  sessionExpired,
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
    docs: {
      story: { inline: false },
      description: {
        component: `
L’écran où un article s’écrit, nouveau ou existant. L’article n’est lu qu’à l’ouverture : une réponse plus tardive ne change jamais le texte sous les doigts.

Tant que le serveur n’a pas ce qui est tapé, cet appareil le garde. Chaque accident a son histoire : réseau coupé, session terminée, article modifié ou supprimé ailleurs, texte laissé par une panne.`,
      },
    },
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
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nouvel article' })).toBeVisible();
    await canvas.findByRole('textbox', { name: 'Titre' });
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
    const title = await canvas.findByRole('textbox', { name: 'Titre' });
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
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), 'Le son des fêtes');
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
    await step('The date that would go is told before', async () => {
      await expect(await canvas.findByText(/^En ligne, publié le \d/)).toBeVisible();
      await expect(canvas.getByText(/^Enregistré tel quel, il perd cette date/)).toBeVisible();
    });
    await step('Enter in a field', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), ' d’hiver{Enter}');
      await expectToast(notices.articleUpdated);
      await expect(rowOf(published.id)).toMatchObject({
        title: `${published.title} d’hiver`,
        status: 'published',
        published_at: null,
      });
    });
    await step('That it went is told after', async () => {
      const now = await canvas.findByText(/^En ligne, sans date de publication/);
      await expect(now).toHaveTextContent(/le blogue montre celle de sa création, le \d/);
      await expect(canvas.queryByText(/^Enregistré tel quel, il perd/)).not.toBeInTheDocument();
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
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), 'Gérer le trac');
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
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), title);
    await expect(canvas.getByText(`${title.length} / 60`)).toBeVisible();
    await expect(canvas.getByText('Trop long : les moteurs de recherche en couperont la fin.')).toBeVisible();
  },
});

export const BrokenImage = meta.story({
  parameters: newArticle,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Image mise en avant (URL)' });
    await userEvent.type(field, '/n-existe-pas.jpg');
    await expect(
      await canvas.findByText('Cette image ne se charge pas. Vérifiez son adresse.'),
    ).toBeVisible();
    await expect(field).toBeInvalid();
  },
});

/** A failure that may pass: told where the person looks, and tried again, by itself or at once. */
export const ServerRejected = meta.story({
  beforeEach({ msw }) {
    let isBroken = true;
    msw.use(
      http.patch('*/rest/v1/articles', () => {
        if (!isBroken) return undefined;
        isBroken = false;
        return HttpResponse.json({ message: 'disk full' }, { status: 503 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), ' bis');
    await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
    await expectToast({
      title: 'Erreur',
      description: 'Le serveur a rencontré un problème. (disk full)',
      variant: 'destructive',
    });
    await expect(canvas.getByText('Nouvel essai dans quelques secondes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expectToast(notices.articleUpdated);
    await expect(rowOf(published.id)).toMatchObject({ title: `${published.title} bis`, version: 2 });
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  },
});

/** No network: the text stays on the device, and the save goes through when the network is back. */
export const OfflineWhileSaving = meta.story({
  beforeEach({ msw }) {
    let isOffline = true;
    const onOnline = () => {
      isOffline = false;
    };
    addEventListener('online', onOnline, { once: true });
    msw.use(http.patch('*/rest/v1/articles', () => (isOffline ? HttpResponse.error() : undefined)));
    return () => {
      removeEventListener('online', onOnline);
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), ' bis');
    await userEvent.click(canvas.getByRole('button', { name: 'Sauvegarder' }));
    await expect(
      await canvas.findByText('Le serveur est injoignable. Vérifiez votre connexion.'),
    ).toBeVisible();
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(rowOf(published.id)?.title).toBe(`${published.title} bis`));
    await expect(await canvas.findByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible();
  },
});

/** The session ends: the save that it refused goes through once the same person has signed in again. */
export const SessionEnded = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), ' bis');
    await canvas.findByText(/- editor$/);
    msw.use(...sessionExpired());
    await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Votre session est terminée' }));
    await userEvent.type(dialog.getByLabelText(/^Courriel/), accountByRole.editor.email);
    await userEvent.type(dialog.getByLabelText(/^Mot de passe/), accountByRole.editor.password);
    await userEvent.click(dialog.getByRole('button', { name: 'Se connecter' }));
    await expectToast(notices.articleUpdated);
    await expect(rowOf(published.id)).toMatchObject({ title: `${published.title} bis`, status: 'published' });
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

/** Somebody else saved another field meanwhile: both changes stay, and the save goes through. */
export const Merged = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Contenu' }), ' Fin.');
    saveAsColleague(published.id, { excerpt: 'L’extrait d’une collègue', featured_image_url: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
    await expectToast(notices.articleUpdated);
    await expect(rowOf(published.id)).toMatchObject({
      excerpt: 'L’extrait d’une collègue',
      content: `${published.content} Fin.`,
    });
    await expect(canvas.getByText(/Repris de l’autre version : Extrait/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Extrait' })).toHaveValue('L’extrait d’une collègue');
  },
});

/** Somebody else saved the same fields meanwhile: nothing is overwritten, on either side, until the person chooses. */
export const Conflict = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const title = await canvas.findByRole('textbox', { name: 'Titre' });
    await userEvent.type(title, ' bis');
    const excerpt = canvas.getByRole('textbox', { name: 'Extrait' });
    await userEvent.type(excerpt, ' Bis.');
    saveAsColleague(published.id, { title: 'Le titre d’une collègue', excerpt: 'Son extrait' });
    await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
    await step('Both versions are shown, nothing is written', async () => {
      await expect(await canvas.findByText(/votre texte est toujours ici/)).toBeVisible();
      await expect(rowOf(published.id)?.title).toBe('Le titre d’une collègue');
      await expect(title).toHaveValue(`${published.title} bis`);
      await expect(canvas.getByText('Choisissez une version pour enregistrer')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Choisir' }));
      await expect(canvas.getByRole('region', { name: 'Titre' }).parentElement).toHaveFocus();
    });
    await step('Each field is chosen by itself, then the save goes on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Prendre leur texte : Titre' }));
      await expect(title).toHaveValue('Le titre d’une collègue');
      await userEvent.click(canvas.getByRole('button', { name: 'Garder votre texte : Extrait' }));
      await expectToast(notices.articleUpdated);
      await expect(rowOf(published.id)).toMatchObject({
        title: 'Le titre d’une collègue',
        excerpt: `${published.excerpt} Bis.`,
        version: 3,
      });
    });
    await step('What was given up can be had back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
      await expect(title).toHaveValue(`${published.title} bis`);
    });
  },
});

const copyOfTitle = (title: string): LocalCopy => ({
  personId: accountByRole.editor.user_id,
  articleId: published.id,
  editorId: 'left-behind',
  typedAt: new Date(2026, 10, 16, 14, 3).getTime(),
  isNew: false,
  typed: { ...articleInputOf({ ...published, tag_ids: tagsOf(published.id) }), title },
  from: { title: published.title },
});

/** A text that a crash left behind is offered, and waits for the person to decide. */
export const Recovered = meta.story({
  beforeEach() {
    localCopies.keep(copyOfTitle('Le titre d’avant la panne'));
  },
  play: async ({ canvas, userEvent, step }) => {
    const title = await canvas.findByRole('textbox', { name: 'Titre' });
    await step('Offered, with what it would change', async () => {
      await expect(await canvas.findByText(/16 novembre, 14 h 03, a été retrouvé/)).toBeVisible();
      await expect(title).toHaveValue(published.title);
      await userEvent.click(canvas.getByText('Voir ce qui diffère'));
      await expect(canvas.getByRole('region', { name: 'Titre' })).toHaveTextContent(
        'Le titre d’avant la panne',
      );
    });
    await step('Ignored, and had back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ignorer' }));
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: 'Reprendre ce texte' })).not.toBeInTheDocument(),
      );
      await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    });
    await step('Taken up: it is in the form, and is kept until it is saved', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre ce texte' }));
      await expect(title).toHaveValue('Le titre d’avant la panne');
      await expect(localCopies.of(accountByRole.editor.user_id)).toHaveLength(1);
      await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
      await expectToast(notices.articleUpdated);
      await expect(localCopies.of(accountByRole.editor.user_id)).toHaveLength(0);
    });
  },
});

/** The article was deleted while it was written: its text becomes a new one. */
export const Gone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), ' bis');
    db.articles = db.articles.filter(({ id }) => id !== published.id);
    await userEvent.click(canvas.getByRole('button', { name: 'Sauvegarder' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'En faire un nouvel article' }));
    await expectToast(notices.articleCreated);
    await expect(db.articles.filter(({ title }) => title === `${published.title} bis`)).toHaveLength(1);
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
    await expect(canvas.getByText('Nouvel essai dans quelques secondes')).toBeVisible();
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

/** The article is no more; what was left unsaved in it can become a new one. */
export const NotFound = meta.story({
  beforeEach() {
    localCopies.keep(copyOfTitle('Le titre d’avant la panne'));
    db.articles = db.articles.filter(({ id }) => id !== published.id);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Cet article n’existe plus.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Retour aux articles' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'En faire un nouvel article' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(paths.admin.newArticle));
    const [copy] = localCopies.of(accountByRole.editor.user_id);
    await expect(copy).toMatchObject({ isNew: true, from: { title: '', content: '' } });
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

/** Somebody deletes a tag of the article while it is open: it says so, is unticked, and the save goes through. */
export const TagDeletedMeanwhile = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const [gone] = tagsOf(published.id);
    const [unchosen] = await canvas.findAllByRole('checkbox', { checked: false });
    if (!gone || !unchosen) throw new Error('The fixture has a tag, and leaves another one unchosen.');
    await step('The tags are refused, and the list says why', async () => {
      db.tags = db.tags.filter(({ id }) => id !== gone);
      db.article_tags = db.article_tags.filter(({ tag_id }) => tag_id !== gone);
      await userEvent.click(unchosen);
      await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
      await expect(await canvas.findByRole('checkbox', { name: /^Tag supprimé/ })).toBeChecked();
    });
    await step('Unticked, it is no longer in the way', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Tag supprimé/ }));
      await expect(canvas.queryByRole('checkbox', { name: /^Tag supprimé/ })).not.toBeInTheDocument();
      await expect(canvas.getByRole('heading', { name: 'Tags' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
      await expect(await canvas.findByText(/^Enregistré à/)).toBeVisible();
      await expect(tagsOf(published.id)).toContain(unchosen.getAttribute('value'));
      await expect(tagsOf(published.id)).not.toContain(gone);
    });
  },
});

/** Somebody deletes the category of the article while it is open: it says so, and another one is chosen. */
export const CategoryDeletedMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { category_id } = published;
    await canvas.findByRole('combobox', { name: 'Catégorie' });
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Catégorie' })).toBeEnabled());
    db.categories = db.categories.filter(({ id }) => id !== category_id);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), ' bis{Enter}');
    await expect(await canvas.findByText(/^Cette catégorie n’existe plus/)).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Catégorie' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sans catégorie' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), '{Enter}');
    await expect(await canvas.findByText(/^Enregistré à/)).toBeVisible();
    await expect(rowOf(published.id)).toMatchObject({ category_id: null, title: `${published.title} bis` });
  },
});

/** The lists beside the text couldn't be loaded: one toast says so, and the text can be written all the same. */
export const ListsError = meta.story({
  parameters: newArticle,
  beforeEach({ msw }) {
    msw.use(...forbidden({ where: 'tags' }), ...forbidden({ where: 'categories' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Impossible de charger les tags.')).toBeVisible();
    await expect(canvas.getByText('Impossible de charger les catégories.')).toBeVisible();
    await expectToast(notices.dataNotLoaded);
    await expect(await canvas.findByRole('textbox', { name: 'Titre' })).toBeEnabled();
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

/** Saving and publishing stay within reach, wherever one writes, and cover nothing that has the focus. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const title = await canvas.findByRole('textbox', { name: 'Titre' });
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    const publish = canvas.getByRole('button', { name: 'Publier' });
    const bar = publish.parentElement;
    if (!bar) throw new Error('The button stands in no bar.');
    const bottomOf = (element: Element) => Math.round(element.getBoundingClientRect().bottom);
    await step('At the bottom of the screen from the start', async () => {
      await expect(bottomOf(bar)).toBe(innerHeight);
    });
    await step('Whatever takes the focus shows', async () => {
      title.focus();
      const rounds = document.querySelectorAll('form :is(input, textarea, button)').length;
      for (let round = 0; round < rounds && !bar.contains(document.activeElement); round += 1) {
        const focused = document.activeElement ?? title;
        const { left, top, bottom } = focused.getBoundingClientRect();
        const middle = document.elementFromPoint(
          left + 8,
          (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
        );
        await expect(bar.contains(middle)).toBe(false);
        await userEvent.tab();
      }
      await expect(bar.contains(document.activeElement)).toBe(true);
    });
    await step('Above the keyboard of the phone', async () => {
      const { visualViewport: visible } = window;
      if (!visible) throw new Error('Every browser of today has a visual viewport.');
      Object.defineProperty(visible, 'height', { configurable: true, get: () => innerHeight - 260 });
      visible.dispatchEvent(new Event('resize'));
      await expect(bottomOf(bar)).toBe(innerHeight - 260);
      Reflect.deleteProperty(visible, 'height');
      visible.dispatchEvent(new Event('resize'));
      await expect(bottomOf(bar)).toBe(innerHeight);
    });
    await step('Saves from where one writes', async () => {
      await userEvent.type(title, ' bis');
      await userEvent.click(publish);
      await expectToast(notices.articleUpdated);
      await expect(rowOf(published.id)?.title).toBe(`${published.title} bis`);
    });
  },
});
