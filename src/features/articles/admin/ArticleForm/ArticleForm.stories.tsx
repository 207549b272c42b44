import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { Article, ArticleInput } from '#features/articles/data/article.schema.ts';
import { articleKind } from '#features/articles/data/articleKind.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import { createDocumentStore, type DocumentStorePorts } from '#documents/data/documentStore.ts';
import type { SaveIntent } from '#documents/data/documentKind.ts';
import { DataError } from '#data/errors.ts';
import { anArticle } from '#mocks/builders.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { takeFromSite } from '../testing/openedArticle.tsx';
import { ArticleForm } from './ArticleForm.tsx';

/** Saves go to `write`; drafts go nowhere. */
const getStore = (opened: Article | null, write: DocumentStorePorts<ArticleInput, Article>['write']) =>
  createDocumentStore(
    {
      kind: articleKind,
      personId: 'p',
      editorId: 'e',
      document: toArticleDocument('e0000000-0000-4000-8000-0000000000ff'),
      saved: opened,
    },
    {
      write,
      drafts: { keep: () => true, remove: () => undefined, of: () => [] },
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
      wait: () => () => undefined,
    },
  );

const article = { ...anArticle({ slug: 'preparer-sa-premiere-entrevue' }), tag_ids: [] };
const write = fn<DocumentStorePorts<ArticleInput, Article>['write']>();

const meta = preview.meta({
  title: 'Administration/Articles/Formulaire',
  component: ArticleForm,
  globals: { role: 'editor' },
  parameters: {
    layout: 'padded',
    docs: {
      story: { inline: false },
      description: {
        component: `
Tous les champs d’un article : le texte et le SEO d’un côté; publication, catégorie et tags de l’autre. « Sauvegarder » en fait un brouillon (et retire du site un article en ligne), « Publier » le met en ligne, « Planifier » l’y mettra à son heure. « Mettre à jour » corrige un article publié sans toucher à sa date, comme Entrée et Ctrl ou Cmd S tant qu’il reste publié; sinon, ils gardent le statut choisi.

Les champs restent ouverts pendant l’enregistrement, et ce qui s’y tape est gardé. Une seule erreur prend le focus; à partir de deux, c’est le résumé en haut du formulaire.`,
      },
    },
  },
  args: {
    articleId: 'e0000000-0000-4000-8000-0000000000ff',
    publishedSlug: null,
    publication: null,
    store: getStore(null, write),
    isPending: false,
    serverError: null,
  },
  beforeEach({ args }) {
    write.mockResolvedValue({ kind: 'saved', saved: article });
    args.store = getStore(args.publication && article, write);
  },
});

export const Blank = meta.story({
  play: inTests(async ({ args, canvas, userEvent, step }) => {
    await step('L’adresse reste à écrire', async () => {
      await expect(canvas.getByText('Adresse : /blog/…')).toBeVisible();
    });
    await step('Chaque frappe compte tout de suite, avec ce qui en découle', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), 'x');
      await expect(args.store.state().text).toMatchObject({ title: 'x', slug: 'x', meta_title: 'x' });
    });
    await step('La surface d’écriture est là', async () => {
      await expect(await canvas.findByRole('toolbar')).toBeVisible();
    });
  }),
});

/** Ce que quelqu’un a écrit à la main reste, quoi que devienne le titre. */
export const Handwritten = meta.story({
  tags: ['!dev', 'no-visual'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: inTests(async ({ args, canvas, userEvent }) => {
    const type = (name: string, words: string) =>
      userEvent.type(canvas.getByRole('textbox', { name }), words);
    await type('Titre', 'Un balado');
    await expect(args.store.state().text).toMatchObject({ slug: 'un-balado', meta_title: 'Un balado' });
    await type('Meta Title', ' à Québec');
    await type('Titre', ' ici');
    await expect(args.store.state().text).toMatchObject({
      title: 'Un balado ici',
      slug: 'un-balado-ici',
      meta_title: 'Un balado à Québec',
    });
    await type('Slug', '-bas');
    await type('Titre', '!');
    await expect(args.store.state().text.slug).toBe('un-balado-ici-bas');
  }),
});

/** En ligne : ni l’adresse ni le Meta Title ne suivent. */
export const RenamedOnline = meta.story({
  tags: ['no-visual'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { publishedSlug: article.slug, publication: article },
  beforeEach({ args }) {
    args.store = getStore({ ...article, meta_title: article.title }, write);
  },
  play: inTests(async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), '!');
    await expect(args.store.state().text).toMatchObject({
      title: `${article.title}!`,
      slug: article.slug,
      meta_title: article.title,
    });
  }),
});

export const Prefilled = meta.story({
  args: { publishedSlug: article.slug, publication: article },
  play: inTests(async ({ canvas, userEvent, step }) => {
    const expectSaved = (intent: SaveIntent, sets?: readonly string[]) =>
      waitFor(() => {
        const { intent: sent, sets: sentSets } = write.mock.lastCall?.[0] ?? {};
        return expect([sent, sentSets]).toEqual([intent, sets]);
      });
    await step('Chaque façon d’enregistrer se distingue des autres', async () => {
      await takeFromSite(userEvent);
      await expectSaved('save', ['status']);
      await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
      await expectSaved('publish', ['status', 'publish_at']);
      await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
      await expectSaved('publish');
    });
  }),
});

/** En ligne avec sa date : ce que chaque façon d’enregistrer en fera se lit avant. */
export const Dated = meta.story({
  args: {
    publishedSlug: article.slug,
    publication: {
      ...article,
      published_at: '2026-11-12T14:00:00+00:00',
      created_at: '2026-11-05T14:00:00+00:00',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('En ligne, publié le 12 novembre 2026.')).toBeVisible();
    await expect(canvas.getByText(/« Mettre à jour » n’en change pas la date/)).toBeVisible();
    await expect(canvas.getByText(/^Mis à jour par/)).toHaveTextContent('sans changer de date.');
  },
});

const scheduled = { ...article, published_at: '2126-11-30T14:00:00+00:00' };

/** Planifié : la note dit pour quand, et la date attend dans son champ qu’on la change. */
export const Scheduled = meta.story({
  args: { publication: scheduled },
  beforeEach({ args }) {
    args.store = getStore(scheduled, write);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Planifié pour le 30 novembre 2126 à 9 h 00.')).toBeVisible();
    await expect(canvas.getByLabelText('Publier le')).toHaveValue('2126-11-30T09:00');
  },
});

/** La date ne se planifie que si on le demande : une date qui ne va pas n’empêche pas de sauvegarder. */
export const PastDate = meta.story({
  beforeEach({ args }) {
    args.store = getStore(article, write);
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByText('Publier plus tard'));
    const date = canvas.getByLabelText('Publier le');
    await fireEvent.change(date, { target: { value: '2020-11-30T09:00' } });
    await step('Elle n’empêche pas de sauvegarder, et reste là', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sauvegarder' }));
      await waitFor(() => expect(write).toHaveBeenCalledOnce());
      await expect(date).toHaveValue('2020-11-30T09:00');
    });
    await step('Refusée, avec le focus sur elle', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Planifier' }));
      await expect(await canvas.findByText(/^Cette heure est passée/)).toBeVisible();
      await expect(date).toBeInvalid();
      await expect(date).toHaveFocus();
      await expect(write).toHaveBeenCalledOnce();
    });
  },
});

/** Le slug est pris, ce que personne ne savait avant le serveur : le champ le montre. */
export const ServerRejected = meta.story({
  args: { serverError: new DataError('duplicate', { column: 'slug', status: 409 }) },
  beforeEach({ args }) {
    args.store = getStore(article, write);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Un autre article a déjà ce slug.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveFocus());
  },
});
