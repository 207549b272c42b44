import { HttpResponse, http } from 'msw';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { find, remove } from '#mocks/database.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { categories } from '#mocks/fixtures/taxonomy.ts';
import { loading, refused, sessionExpired, slow } from '#mocks/scenarios.ts';
import { findVersions, insertVersion, runWithoutTriggers } from '#mocks/states.ts';
import { expectToFitAtEverySize } from '#storybook/fits.ts';
import { isTested } from '#storybook/inTests.ts';
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
  takeFromSite,
  inMarkdown,
} from '../testing/openedArticle.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Éditeur, enregistrement',
  component: ArticleEditPage,
  globals: { role: 'editor' },
  parameters: {
    ...onPublished,
    docs: {
      story: { inline: false },
      description: {
        component: `
Ce que devient un enregistrement : ses boutons et son clavier, ce qui se tape pendant ce temps, le réseau coupé, la session terminée, un refus de la base de données, un tag ou une catégorie supprimés entre-temps.`,
      },
    },
  },
  afterEach: untilOnline,
  render: () => <EditPageWithAddress />,
});

export const Submitting = meta.story({
  beforeEach({ msw }) {
    msw.use(...loading({ where: 'articles', methods: ['PATCH'] }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await expect(canvas.getByRole('button', { name: 'Mettre à jour' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    for (const name of ['Sauvegarder', 'Publier'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    await expect(canvas.getByText('Enregistrement...')).toBeVisible();
  },
});

/** « Publier » un nouvel article : il n’est créé qu’une fois, avec ses tags et son adresse, et l’éditeur reste tel quel. */
export const Saved = meta.story({
  parameters: onNewArticle,
  play: async ({ canvas, userEvent, step }) => {
    const before = (await find('articles')).length;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), 'Le son des fêtes');
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
      await expect(canvas.getByText(/^Enregistré à/)).toBeVisible();
    });
    await step('L’enregistrement suivant modifie le même article', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Extrait' }), 'Grelots et micros.');
      await takeFromSite(userEvent);
      await expectToast(notices.articleUpdated);
      await expect(await find('articles')).toHaveLength(before + 1);
      await expect((await find('articles')).find(({ title }) => title === 'Le son des fêtes')).toMatchObject({
        excerpt: 'Grelots et micros.',
        status: 'draft',
        published_at: null,
      });
      await expect(canvas.getByRole('combobox', { name: 'Statut' })).toHaveTextContent('Brouillon');
    });
  },
});

/**
 * Entrée, Ctrl S ou Cmd S corrigent un article publié, qui le reste. Avec un autre statut, c’est ce statut qui
 * s’enregistre, et la date disparaît.
 */
export const SavedFromTheKeyboard = meta.story({
  beforeEach: inMarkdown,
  play: async ({ canvas, userEvent, step }) => {
    await step('Entrée dans un champ', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), ' d’hiver{Enter}');
      await expectToast(notices.articleUpdated);
      await expect(await findArticle(published.id)).toMatchObject({
        title: `${published.title} d’hiver`,
        status: 'published',
        published_at: published.published_at,
      });
      await expect(canvas.getByText(/^En ligne, publié le \d/)).toBeVisible();
    });
    await step('Ctrl S, avec le statut de la liste', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Statut' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Archivé' }));
      await waitFor(() =>
        expect(canvas.getByRole('combobox', { name: 'Statut' })).toHaveTextContent('Archivé'),
      );
      await expect(canvas.getByText(/^Enregistré tel quel par/)).toHaveTextContent(
        'sans date de publication.',
      );
      await userEvent.keyboard('{Control>}s{/Control}');
      await waitFor(async () =>
        expect(await findArticle(published.id)).toMatchObject({ status: 'archived', published_at: null }),
      );
    });
    await step('Cmd S au milieu d’un texte laisse le curseur où il est', async () => {
      const content = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Contenu' });
      await userEvent.click(content);
      content.setSelectionRange(3, 3);
      await userEvent.keyboard('x{Meta>}s{/Meta}');
      await waitFor(async () => expect((await findArticle(published.id))?.content).toMatch(/^La x/));
      await waitFor(() => expect(canvas.getByText(/^Enregistré à/)).toBeVisible());
      await expect(content.selectionStart).toBe(4);
    });
  },
});

/** « Mettre à jour » corrige un article en ligne : il y reste, avec sa date. */
export const UpdateOnline = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), ' bis');
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await expectToast(notices.articleUpdated);
    await expectToFitAtEverySize(
      canvas.getByRole('button', { name: 'Mettre à jour' }).closest('form') ?? undefined,
    );
    const { status, published_at } = published;
    await expect(await findArticle(published.id)).toMatchObject({
      title: `${published.title} bis`,
      status,
      published_at,
    });
    const link = await canvas.findByRole('link', { name: 'Voir l’article dans un nouvel onglet' });
    await expect(link).toHaveAttribute(
      'href',
      paths.blogArticle((await findArticle(published.id))?.slug ?? ''),
    );
  },
});

/** Un brouillon est planifié, corrigé sans perdre sa date, puis redevient un brouillon. */
export const Planned = meta.story({
  parameters: onUnpublished,
  play: async ({ canvas, userEvent, step }) => {
    const planned = () => findArticle(unpublished.id);
    const title = await canvas.findByRole('textbox', { name: 'Titre' });
    await step('« Planifier » publie à l’heure dite', async () => {
      await userEvent.click(canvas.getByText('Publier plus tard'));
      await fireEvent.change(canvas.getByLabelText('Publier le'), { target: { value: '2126-11-30T09:00' } });
      await userEvent.click(canvas.getByRole('button', { name: 'Planifier' }));
      await expect(await canvas.findByText('Planifié pour le 30 novembre 2126 à 9 h 00.')).toBeVisible();
      await expect(await planned()).toMatchObject({
        status: 'published',
        published_at: '2126-11-30T14:00:00+00:00',
      });
      await expect(canvas.getByText(/^Enregistré à/)).toBeVisible();
    });
    await step('« Mettre à jour » garde sa date', async () => {
      await userEvent.type(title, ' bis');
      await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
      await waitFor(async () =>
        expect(await planned()).toMatchObject({
          title: `${unpublished.title} bis`,
          published_at: '2126-11-30T14:00:00+00:00',
        }),
      );
    });
    await step('Une autre date le planifie de nouveau', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Planifier' })).toBeEnabled());
      await fireEvent.change(canvas.getByLabelText('Publier le'), { target: { value: '2126-07-01T09:00' } });
      await userEvent.click(canvas.getByRole('button', { name: 'Planifier' }));
      await expect(await canvas.findByText('Planifié pour le 1er juillet 2126 à 9 h 00.')).toBeVisible();
    });
    await step('« Sauvegarder » en refait un brouillon', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Sauvegarder' })).toBeEnabled());
      await userEvent.click(canvas.getByRole('button', { name: 'Sauvegarder' }));
      await waitFor(async () =>
        expect(await planned()).toMatchObject({ status: 'draft', published_at: null }),
      );
      await waitFor(() => expect(canvas.getByLabelText('Publier le')).toHaveValue(''));
      await expectToFitAtEverySize(canvas.getByLabelText('Publier le').closest('form') ?? undefined);
    });
  },
});

/** Une collègue a enregistré sans publier pendant la frappe : « Mettre à jour » ne publie rien qu’on n’ait vu. */
export const ModifiedMeanwhile = meta.story({
  tags: ['no-visual'],
  parameters: { chromatic: { disableSnapshot: true } },
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
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer sans publier' }));
    await expectToast(notices.contentSaved);
    await expect((await findVersions(published.id)).at(-1)).toMatchObject({
      reason: 'merged',
      value: { title: `${published.title} bis`, excerpt: 'L’extrait d’une collègue' },
    });
  },
});

/** Ce qui est tapé pendant un enregistrement ne se perd pas, et n’est pas donné pour enregistré. */
export const TypedWhileSaving = meta.story({
  beforeEach({ msw }) {
    msw.use(...slow({ where: 'articles', methods: ['PATCH'] }, 700));
  },
  play: async ({ canvas, userEvent }) => {
    const excerpt = await canvas.findByRole('textbox', { name: 'Extrait' });
    await userEvent.clear(excerpt);
    await userEvent.type(excerpt, 'Avant');
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await userEvent.type(excerpt, ' et pendant');
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
    await expect(await findArticle(published.id)).toMatchObject({
      title: `${published.title} bis`,
      version: 2,
    });
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  },
});

/** Sans réseau, le texte reste sur l’appareil; l’enregistrement passe quand le réseau revient. */
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
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await expect(
      await canvas.findByText('Le serveur est injoignable. Vérifiez votre connexion.'),
    ).toBeVisible();
    dispatchEvent(new Event('online'));
    await waitFor(async () =>
      expect((await findArticle(published.id))?.title).toBe(`${published.title} bis`),
    );
    await expect(await canvas.findByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible();
  },
});

/** La session prend fin : l’enregistrement refusé passe dès que la même personne s’est reconnectée. */
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
    await expect(await findArticle(published.id)).toMatchObject({
      title: `${published.title} bis`,
      status: 'published',
    });
  },
});

/** La base de données répond qu’aucune ligne n’a changé : c’est un refus, et la personne l’apprend. */
export const SilentlyRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(...refused('articles'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), ' bis');
    await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
    await expectToast({
      title: 'Erreur',
      description: 'La base de données a refusé cette opération : rien n’a été modifié.',
      variant: 'destructive',
    });
  },
});

/** L’article est enregistré, ses tags ne le sont pas : les anciens restent en vigueur, les nouveaux restent cochés. */
export const TagsRejected = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('*/rest/v1/rpc/set_article_tags', () =>
        HttpResponse.json({ message: 'disk full' }, { status: 500 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const before = await findTagIds(published.id);
    const [unchosen] = await canvas.findAllByRole('checkbox', { checked: false });
    if (!unchosen) throw new Error('The fixture leaves a tag unchosen.');
    await userEvent.click(unchosen);
    await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
    await expectToast({
      title: 'Erreur',
      description: 'Le serveur a rencontré un problème. (disk full)',
      variant: 'destructive',
    });
    await expect(await findTagIds(published.id)).toEqual(before);
    await expect(unchosen).toBeChecked();
    await expect(canvas.getByText('Nouvel essai dans quelques secondes')).toBeVisible();
  },
});

/** Quelqu’un supprime un tag de l’article ouvert : la liste le dit, on le décoche, et l’enregistrement passe. */
export const TagDeletedMeanwhile = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const [deleted, unchosen] = await canvas.findAllByRole('checkbox', { checked: false });
    if (!deleted || !unchosen) throw new Error('The fixture leaves two tags unchosen.');
    const gone = deleted.getAttribute('value') ?? '';
    await step('Les tags sont refusés, et la liste dit pourquoi', async () => {
      await userEvent.click(deleted);
      await remove('tags', { id: gone });
      await userEvent.click(unchosen);
      await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
      await expect(await canvas.findByRole('checkbox', { name: /^Tag supprimé/ })).toBeChecked();
    });
    if (!isTested) return;
    await step('Décoché, il ne bloque plus rien', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Tag supprimé/ }));
      await expect(canvas.queryByRole('checkbox', { name: /^Tag supprimé/ })).not.toBeInTheDocument();
      await expect(canvas.getByRole('heading', { name: 'Tags' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
      await expect(await canvas.findByText(/^Enregistré à/)).toBeVisible();
      await expect(await findTagIds(published.id)).toContain(unchosen.getAttribute('value'));
      await expect(await findTagIds(published.id)).not.toContain(gone);
    });
  },
});

/** Quelqu’un supprime la catégorie de l’article ouvert : le champ le dit, et on en choisit une autre. */
export const CategoryDeletedMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('combobox', { name: 'Catégorie' });
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Catégorie' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('combobox', { name: 'Catégorie' }));
    await userEvent.click(await screen.findByRole('option', { name: categories[3].name }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await remove('categories', { id: categories[3].id });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), ' bis{Enter}');
    await expect(await canvas.findByText(/^Cette catégorie n’existe plus/)).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Catégorie' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sans catégorie' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), '{Enter}');
    await expect(await canvas.findByText(/^Enregistré à/)).toBeVisible();
    await expect(await findArticle(published.id)).toMatchObject({
      category_id: null,
      title: `${published.title} bis`,
    });
  },
});
