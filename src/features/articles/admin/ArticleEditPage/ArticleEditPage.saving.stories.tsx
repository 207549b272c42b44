import { unfold } from '#documents/admin/testing/unfold.ts';
import { chooseAct } from '#documents/admin/testing/chooseAct.ts';
import { HttpResponse, http } from 'msw';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { find, remove } from '#mocks/database.ts';
import { categories } from '#mocks/fixtures/taxonomy.ts';
import { findVersions, insertVersion, runWithoutTriggers } from '#mocks/states.ts';
import { endsHere } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { ArticleEditPage } from './ArticleEditPage.tsx';
import {
  EditPageWithAddress,
  onNewArticle,
  onPublished,
  onUnpublished,
  published,
  findArticle,
  findTagIds,
  unpublished,
  untilOnline,
  inMarkdown,
} from '../testing/openedArticle.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Éditeur, enregistrement · ArticleEditPage',
  component: ArticleEditPage,
  globals: { role: 'editor' },
  parameters: {
    ...onPublished,
    description:
      'Ce que devient un enregistrement : ses boutons et son clavier, ce qui se tape pendant ce temps, le réseau coupé, un tag ou une catégorie supprimés entre-temps.',
    docs: { story: { inline: false } },
  },
  afterEach: untilOnline,
  render: () => <EditPageWithAddress />,
});

/** « Publier » un nouvel article : il n’est créé qu’une fois, avec ses tags et son adresse, et l’éditeur reste tel quel. */
export const Saved = meta.story({
  parameters: onNewArticle,
  play: async ({ canvas, userEvent, step }) => {
    const before = (await find('articles')).length;
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Titre' }));
    await userEvent.paste('Le son des fêtes');
    await userEvent.click(await canvas.findByRole('checkbox', { name: (await find('tags'))[0]?.name }));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Publier' }));
    await step('Annoncé une fois, enregistré une fois', async () => {
      await expectToast(notices.articleCreated);
      await expect(await find('articles')).toHaveLength(before + 1);
    });
    await step('L’article a son adresse', async () => {
      const row = (await find('articles')).find(({ title }) => title === 'Le son des fêtes');
      await expect(row).toMatchObject({
        slug: 'le-son-des-ftes',
        status: 'published',
        published_at: expect.any(String),
      });
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent(`/admin/articles/${row?.id ?? ''}`),
      );
      await expect(await findTagIds(row?.id ?? '')).toEqual([(await find('tags'))[0]?.id]);
      await expect(canvas.getByRole('heading', { level: 1, name: "Éditer l'article" })).toBeVisible();
      await expect(canvas.getByText(/^Enregistré$/)).toBeVisible();
    });
  },
});

/** Entrée, ou Ctrl S, corrigent un article publié, qui le reste, avec sa date. */
export const SavedFromTheKeyboard = meta.story({
  name: 'Enregistré au clavier',
  beforeEach: inMarkdown,
  play: async ({ canvas, userEvent, step }) => {
    await step('Entrée dans un champ', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), ' 2{Enter}');
      await expectToast(notices.articleUpdated);
      await expect(await findArticle(published.id)).toMatchObject({
        title: `${published.title} 2`,
        status: 'published',
        published_at: published.published_at,
      });
      await expect(canvas.getByText('En ligne')).toBeVisible();
      await expect(
        await canvas.findByRole('link', { name: 'Voir l’article dans un nouvel onglet' }),
      ).toHaveAttribute('href', paths.blogArticle((await findArticle(published.id))?.slug ?? ''));
    });
    await step('Ctrl S au milieu d’un texte laisse le curseur où il est', async () => {
      const content = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Contenu' });
      await userEvent.click(content);
      content.setSelectionRange(3, 3);
      await userEvent.keyboard('x{Control>}s{/Control}');
      await waitFor(async () => expect((await findArticle(published.id))?.content).toMatch(/^La x/));
      await waitFor(() => expect(canvas.getByText(/^Enregistré$/)).toBeVisible());
      await expect(content.selectionStart).toBe(4);
    });
  },
});

/** « Planifier » publie à l’heure dite. */
export const Planned = meta.story({
  parameters: onUnpublished,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Titre' });
    await chooseAct(userEvent, /^Planifier/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Planifier' }));
    await fireEvent.change(dialog.getByLabelText('Publier le'), { target: { value: '2126-11-30T09:00' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Planifier' }));
    await expect(await canvas.findByText('Planifié pour le 30 novembre 2126 à 9 h')).toBeVisible();
    await expect(await findArticle(unpublished.id)).toMatchObject({
      status: 'published',
      published_at: '2126-11-30T14:00:00+00:00',
    });
    await expect(canvas.getByText(/^Enregistré$/)).toBeVisible();
  },
});

/** Une collègue a enregistré sans publier pendant la frappe : « Mettre à jour » ne publie rien qu’on n’ait vu. */
export const ModifiedMeanwhile = meta.story({
  name: 'Modifié entre-temps',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), ' bis');
    await insertVersion(published.id, { excerpt: 'L’extrait d’une collègue' }, { isPendingSave: true });
    await runWithoutTriggers(
      `update public.articles set version = version + 1 where id = '${published.id}';`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await expect(await canvas.findByText(/Repris de l’autre version : Extrait/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Extrait' })).toHaveValue('L’extrait d’une collègue');
    await expect(await findArticle(published.id)).toMatchObject({
      title: published.title,
      excerpt: published.excerpt,
    });
    await chooseAct(userEvent, /^Enregistrer sans publier/);
    await expectToast(notices.contentSaved);
    await expect((await findVersions(published.id)).at(-1)).toMatchObject({
      reason: 'merged',
      value: { title: `${published.title} bis`, excerpt: 'L’extrait d’une collègue' },
    });
  },
});

let answer: () => void;

/** Ce qui est tapé pendant un enregistrement ne se perd pas, et n’est pas donné pour enregistré. */
export const TypedWhileSaving = meta.story({
  name: 'Frappe pendant l’enregistrement',
  beforeEach({ msw }) {
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    msw.use(http.post('*/rest/v1/rpc/publish_document', () => answered));
  },
  play: async ({ canvas, userEvent, step }) => {
    await unfold({ canvas, userEvent }, 'Extrait');
    const excerpt = await canvas.findByRole('textbox', { name: 'Extrait' });
    await userEvent.clear(excerpt);
    await userEvent.type(excerpt, 'Avant');
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await step('Un enregistrement à la fois', async () => {
      const update = canvas.getByRole('button', { name: 'Mettre à jour' });
      await expect(update).toHaveAttribute('aria-disabled', 'true');
      for (const name of [/^Sauvegarder/, /^Publier/])
        await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      await expect(canvas.getByText('Enregistrement...')).toBeVisible();
    });
    await userEvent.click(excerpt);
    await userEvent.paste(' et pendant');
    answer();
    await expectToast(notices.articleUpdated);
    await expect((await findArticle(published.id))?.excerpt).toBe('Avant');
    await expect(excerpt).toHaveValue('Avant et pendant');
    await expect(canvas.getByText('Modifications non enregistrées')).toBeVisible();
  },
});

/** Un échec qui peut passer : il se dit là où la personne regarde, et se réessaie de lui-même ou tout de suite. */
export const ServerRejected = meta.story({
  beforeEach({ msw }) {
    let isBroken = true;
    msw.use(
      http.post('*/rest/v1/rpc/publish_document', () => {
        if (!isBroken) return undefined;
        isBroken = false;
        return HttpResponse.json({ message: 'disk full' }, { status: 503 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), ' bis');
    await userEvent.click(canvas.getByRole('button', { name: /^Publier/ }));
    await expectToast({
      title: 'Erreur',
      description: 'Le serveur a rencontré un problème. Sa réponse\u00A0: «\u00A0disk full\u00A0».',
      variant: 'destructive',
    });
    await expect(canvas.getByText('Nouvel essai dans quelques secondes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expectToast(notices.articleUpdated);
    await expect(await findArticle(published.id)).toMatchObject({
      title: `${published.title} bis`,
      version: 2,
    });
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  },
});

/** Sans réseau, le texte reste sur l’appareil; l’enregistrement passe quand le réseau revient. */
export const OfflineWhileSaving = meta.story({
  name: 'Hors ligne pendant l’enregistrement',
  beforeEach({ msw }) {
    let isOffline = true;
    const onOnline = () => {
      isOffline = false;
    };
    addEventListener('online', onOnline, { once: true });
    msw.use(
      http.post('*/rest/v1/rpc/publish_document', () => (isOffline ? HttpResponse.error() : undefined)),
    );
    return () => {
      removeEventListener('online', onOnline);
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), ' bis');
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await expect(
      await canvas.findByText('Le serveur est injoignable. Vérifiez votre connexion.'),
    ).toBeVisible();
    dispatchEvent(new Event('online'));
    await waitFor(async () =>
      expect((await findArticle(published.id))?.title).toBe(`${published.title} bis`),
    );
    await expect(await canvas.findByText(/^Enregistré$/)).toBeVisible();
  },
});

/** Quelqu’un supprime un tag de l’article ouvert : la liste le dit, on le décoche, et l’enregistrement passe. */
export const TagDeletedMeanwhile = meta.story({
  name: 'Tag supprimé entre-temps',
  tags: ['thorough'],
  play: async ({ canvas, userEvent, step }) => {
    const [deleted, unchosen] = await canvas.findAllByRole('checkbox', { checked: false });
    if (!deleted || !unchosen) throw new Error('The fixture leaves two tags unchosen.');
    const gone = deleted.getAttribute('value') ?? '';
    await step('L’enregistrement est refusé, et la liste dit pourquoi', async () => {
      await userEvent.click(deleted);
      await remove('tags', { id: gone });
      await userEvent.click(unchosen);
      await userEvent.click(canvas.getByRole('button', { name: /^Publier/ }));
      await expect(await canvas.findByRole('checkbox', { name: /^Tag supprimé/ })).toBeChecked();
    });
    if (await endsHere()) return;
    await step('Décoché, il ne bloque plus rien', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Tag supprimé/ }));
      await expect(canvas.queryByRole('checkbox', { name: /^Tag supprimé/ })).not.toBeInTheDocument();
      await expect(canvas.getByRole('heading', { name: 'Tags' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: /^Publier/ }));
      await expect(await canvas.findByText(/^Enregistré$/)).toBeVisible();
      await expect(await findTagIds(published.id)).toContain(unchosen.getAttribute('value'));
      await expect(await findTagIds(published.id)).not.toContain(gone);
    });
  },
});

/** Quelqu’un supprime la catégorie de l’article ouvert : l’enregistrement est refusé, et le champ dit pourquoi. */
export const CategoryDeletedMeanwhile = meta.story({
  name: 'Catégorie supprimée entre-temps',
  tags: ['thorough'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('combobox', { name: 'Catégorie' });
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Catégorie' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('combobox', { name: 'Catégorie' }));
    await userEvent.click(await screen.findByRole('option', { name: categories[3].name }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await remove('categories', { id: categories[3].id });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), ' bis{Enter}');
    await expect(await canvas.findByText(/^Cette catégorie n’existe plus/)).toBeVisible();
  },
});
