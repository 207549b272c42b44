import { unfold } from '#documents/admin/testing/unfold.ts';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { chooseAct } from '#documents/admin/testing/chooseAct.ts';
import type { Article, ArticleInput } from '#features/articles/data/article.schema.ts';
import { articleTexts, type ArticleStore } from '#features/articles/admin/articleTexts.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import { DocumentStore, type DocumentStorePorts } from '#documents/data/documentStore.ts';
import type { SaveIntent } from '#documents/data/documentTexts.ts';
import { aSavedArticle } from '#documents/data/testing/aDocument.ts';
import { DataError } from '#data/errors.ts';
import { anArticle } from '#mocks/builders.ts';
import { endsHere, inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { takeFromSite } from '../testing/openedArticle.tsx';
import { OpenedScreen } from '../testing/OpenedScreen.tsx';

/** Saves go to `write`; drafts go nowhere. */
const getStore = (opened: Article | null, write: DocumentStorePorts<ArticleInput>['write']) =>
  new DocumentStore(
    {
      texts: articleTexts,
      personId: 'p',
      editorId: 'e',
      document: toArticleDocument('e0000000-0000-4000-8000-0000000000ff'),
      saved: opened && aSavedArticle(opened),
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
const write = fn<DocumentStorePorts<ArticleInput>['write']>();

const meta = preview.meta({
  title: 'Administration/Articles/Formulaire · ArticleForm',
  component: OpenedScreen,
  globals: { role: 'editor' },
  parameters: {
    layout: 'fullscreen',
    description: `Tous les champs d’un article : le texte et le SEO d’un côté; publication, catégorie et tags de l’autre. Dans la carte, « Sauvegarder » en fait un brouillon et « Publier » le met en ligne à la date du moment : chacun dit ce qu’il fait ici. Tout le reste est dans la barre, dont le bouton dit ce qui vient ensuite. Entrée et Ctrl ou Cmd S enregistrent avec le statut choisi, sans toucher à la date de ce qui est en ligne.

Les champs restent ouverts pendant l’enregistrement, et ce qui s’y tape est gardé. Une seule erreur prend le focus; à partir de deux, c’est le résumé en haut du formulaire.`,
    docs: { story: { inline: false } },
  },
  args: { store: getStore(null, write) },
  beforeEach({ args }) {
    write.mockResolvedValue({ kind: 'saved', saved: aSavedArticle(article) });
    args.store = getStore(null, write);
  },
});

/** Opens this article. */
const opened = (saved: Article) => ({
  beforeEach({ args }: { args: { store: ArticleStore } }) {
    write.mockResolvedValue({ kind: 'saved', saved: aSavedArticle({ ...saved, tag_ids: [] }) });
    args.store = getStore(saved, write);
  },
});

export const Blank = meta.story({
  play: inTests(async ({ args, canvas, userEvent, step }) => {
    await step('L’adresse reste à écrire', async () => {
      await unfold({ canvas, userEvent }, 'Slug');
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
  name: 'Écrit à la main',
  tags: ['!dev', 'no-visual'],
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
    await unfold({ canvas, userEvent }, 'Slug');
    await type('Slug', '-bas');
    await type('Titre', '!');
    await expect(args.store.state().text.slug).toBe('un-balado-ici-bas');
  }),
});

/** En ligne : ni l’adresse ni le Meta Title ne suivent. */
export const RenamedOnline = meta.story({
  name: 'Renommé en ligne',
  tags: ['no-visual'],
  ...opened({ ...article, meta_title: article.title }),
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
  ...opened(article),
  play: inTests(async ({ canvas, userEvent, step }) => {
    const expectSaved = (intent: SaveIntent, sets?: readonly string[]) =>
      waitFor(() => {
        const { intent: sent, sets: sentSets } = write.mock.lastCall?.[0] ?? {};
        return expect([sent, sentSets]).toEqual([intent, sets]);
      });
    await step('Chaque façon d’enregistrer se distingue des autres', async () => {
      await takeFromSite(userEvent);
      await expectSaved('save', ['status']);
      await userEvent.click(canvas.getByRole('button', { name: /^Publier/ }));
      await expectSaved('publish', ['status', 'publish_at']);
      await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), '!');
      await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
      await expectSaved('publish');
    });
  }),
});

const words = (button: HTMLElement) => button.textContent.replaceAll('\u00A0', ' ');

/** Ce que les deux boutons de la carte feront se lit sur eux, où que l’article en soit. */
export const Dated = meta.story({
  name: 'Avec une date',
  ...opened({ ...article, published_at: '2026-11-12T14:00:00+00:00' }),
  play: async ({ canvas }) => {
    const [save, publish] = canvas.getAllByRole('button', { name: /^(Sauvegarder|Publier) / });
    await expect(words(save as HTMLElement)).toBe('Sauvegarder brouillon, quitte le site');
    await expect(words(publish as HTMLElement)).toBe('Publier à la date d’aujourd’hui');
    await expect(canvas.getByText('En ligne')).toBeVisible();
  },
});

/** Planifié : la barre dit pour quand, et son menu change la date. */
export const Scheduled = meta.story({
  ...opened({ ...article, published_at: '2126-11-30T14:00:00+00:00' }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Planifié pour le 30 novembre 2126 à 9 h')).toBeVisible();
    if (await endsHere()) return;
    await chooseAct(userEvent, /^Planifier/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Planifier' }));
    await expect(dialog.getByLabelText('Publier le')).toHaveValue('2126-11-30T09:00');
  },
});

/** La date ne se planifie que si on le demande : une date qui ne va pas n’empêche pas de sauvegarder. */
export const PastDate = meta.story({
  name: 'Date passée',
  ...opened({ ...article, status: 'draft', published_at: null }),
  play: async ({ canvas, userEvent, step }) => {
    await chooseAct(userEvent, /^Planifier/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Planifier' }));
    const date = dialog.getByLabelText('Publier le');
    await step('Refusée, avec la raison', async () => {
      await fireEvent.change(date, { target: { value: '2020-11-30T09:00' } });
      await userEvent.click(dialog.getByRole('button', { name: 'Planifier' }));
      await expect(await dialog.findByText(/^Cette heure est passée/)).toBeVisible();
      await expect(date).toBeInvalid();
      await expect(write).not.toHaveBeenCalled();
    });
    if (await endsHere()) return;
    await step('Elle n’empêche pas de sauvegarder, et reste là', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
      await userEvent.click(canvas.getByRole('button', { name: /^Sauvegarder/ }));
      await waitFor(() => expect(write).toHaveBeenCalledOnce());
      await expect(canvas.getByRole('button', { name: 'Planifier' })).toBeVisible();
    });
    await step('Le bouton de la barre la refuse de même', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Planifier' }));
      await expect(await screen.findByText(/^Cette heure est passée/)).toBeVisible();
    });
  },
});

/** Le slug est pris, ce que personne ne savait avant le serveur : le champ le montre. */
export const ServerRejected = meta.story({
  ...opened({ ...article, status: 'draft' }),
  play: async ({ canvas, userEvent }) => {
    write.mockRejectedValue(new DataError('duplicate', { column: 'slug', status: 409 }));
    await userEvent.click(canvas.getByRole('button', { name: /^Sauvegarder/ }));
    await expect(await canvas.findByText('Un autre article a déjà ce slug.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveFocus());
  },
});
