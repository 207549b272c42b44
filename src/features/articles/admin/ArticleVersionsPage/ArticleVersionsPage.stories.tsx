import { expect, screen, waitFor, within } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { DataError } from '#data/errors.ts';
import { paths } from '#paths.ts';
import { toUpdate } from '#mocks/database.ts';
import { tags } from '#mocks/fixtures/taxonomy.ts';
import {
  changeFirstVersion,
  deleteArticle,
  findVersions,
  insertVersion,
  insertVersions,
  runWithoutTriggers,
  saveAsColleague,
} from '#mocks/states.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { serverError } from '#mocks/scenarios.ts';
import { inTests, isTested } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { findArticle, findTagIds, unpublished } from '../testing/openedArticle.tsx';
import { ArticleVersionsPage } from './ArticleVersionsPage.tsx';

const address = paths.admin.articleVersions(unpublished.id);
const route = '/admin/articles/:id/versions';

const meta = preview.meta({
  title: 'Administration/Articles/Versions · ArticleVersionsPage',
  component: ArticleVersionsPage,
  globals: { role: 'editor' },
  parameters: {
    path: `${address}?version=1`,
    route,
    docs: {
      story: { inline: false, height: '60rem' },
      description: {
        component: `
Chaque enregistrement d’un article, aussi d’un article supprimé : qui, quand, pourquoi. Deux versions se comparent mot à mot, champ par champ; ce qui est barré a été retiré, ce qui est souligné a été ajouté, et les longs passages communs sont repliés.

Restaurer, en entier ou par champ, fait un nouvel enregistrement : rien n’est effacé, le statut et la date ne changent pas, et « Annuler » remet ce qui était. Si quelqu’un a enregistré entre-temps, rien n’est écrit.`,
      },
    },
  },
  render: () => (
    <AdminLayout>
      <ArticleVersionsPage />
    </AdminLayout>
  ),
});

type Canvas = { findByRole: (role: string, options: object) => Promise<HTMLElement> };
const getField = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

const goneId = 'd0000000-0000-4000-8000-000000000099';

/** Three saves: the first by somebody who is gone, then a published one, then what a colleague merged. */
async function threeSaves() {
  await changeFirstVersion(
    unpublished.id,
    {
      title: 'Le bruit des fêtes',
      content: 'Les grelots, les verres et les voix : une fête s’entend avant de se voir.\n\nArrivez tôt.\n',
      meta_title: 'Fêtes',
    },
    { saved_by: null },
  );
  await runWithoutTriggers(
    toUpdate(
      'articles',
      { id: unpublished.id },
      {
        title: 'Le son des fêtes',
        content:
          'Les grelots, les verres et les rires : une fête s’entend bien avant de se voir.\n\nArrivez tôt.\n\nRepartez tard.\n',
      },
    ),
  );
  await insertVersion(
    unpublished.id,
    {
      content: 'Les grelots, les verres et les voix : une fête s’entend avant de se voir.\n\nArrivez tôt.\n',
    },
    { reason: 'published' },
  );
  await insertVersion(
    unpublished.id,
    {},
    {
      reason: 'merged',
      saved_by: accountByRole.admin.user_id,
      note: 'Relu avec Luc, malgré deux liens sans réponse.',
    },
  );
}

export const Loaded = meta.story({
  beforeEach: threeSaves,
  play: async ({ canvas, step }) => {
    await step('La liste dit qui, quand et pourquoi', async () => {
      const list = within(await canvas.findByRole('list', { name: 'Versions' }));
      const items = list
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
      await expect(items[0]).toMatch(
        /^Version 3FusionnéeBrouillon16 novembre 2026 à 14 h 05, .+Relu avec Luc/,
      );
      await expect(items[1]).toContain('Publiée');
      await expect(items[2]).toContain('Utilisateur inconnu');
      await expect(list.getByRole('link', { name: 'Version 1' })).toHaveAttribute('aria-current', 'true');
    });
    await step('La version choisie à côté du texte actuel, mot à mot', async () => {
      const title = await getField(canvas, 'Titre');
      await expect(title.getByRole('deletion')).toHaveTextContent('bruit');
      await expect(title.getByRole('insertion')).toHaveTextContent('son');
      const content = await getField(canvas, 'Contenu');
      await expect(
        content.getAllByRole('insertion').map(({ textContent }) => textContent.replace('\u00A0', ' ')),
      ).toEqual(['[ajouté : rires]', '[ajouté : bien ]', '[ajouté : \nRepartez tard.\n]']);
      await expect(canvas.queryByRole('region', { name: 'Slug' })).not.toBeInTheDocument();
    });
  },
});

/** Deux versions au choix : celle qui est ouverte, et celle de la liste. */
export const TwoVersions = meta.story({
  name: 'Deux versions',
  beforeEach: threeSaves,
  parameters: { path: `${address}?version=2` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Comparée avec'), 'La version 1, juste avant');
    await expect(await canvas.findByText(/^De «.Version 1.» à «.Version 2.»/)).toBeVisible();
    const title = await getField(canvas, 'Titre');
    await expect(title.getByRole('deletion')).toHaveTextContent('bruit');
  },
});

/** La dernière version est le texte actuel : elle se compare avec celle d’avant. */
export const Latest = meta.story({
  name: 'Dernière version',
  beforeEach: threeSaves,
  parameters: { path: address },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^De «.Version 2.» à «.Version 3.»/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Restaurer/ })).not.toBeInTheDocument();
  },
});

export const RestoreField = meta.story({
  name: 'Restaurer un champ',
  tags: ['no-visual'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: threeSaves,
  play: async ({ canvas, userEvent, step }) => {
    const before = { ...(await findArticle(unpublished.id)) };
    await step('Un champ revient, comme un enregistrement à part', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Restaurer ce champ : Titre' }));
      await expectToast(notices.fieldRestored);
      const { title, content, status } = (await findArticle(unpublished.id)) ?? {};
      await expect([title, content, status]).toEqual(['Le bruit des fêtes', before.content, before.status]);
      await expect(await canvas.findByText('Titre de la version 1')).toBeVisible();
      await expect(canvas.queryByRole('region', { name: 'Titre' })).not.toBeInTheDocument();
    });
    await step('Et cela s’annule', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
      await expectToast(notices.restorationUndone);
      await expect((await findArticle(unpublished.id))?.title).toBe(before.title);
      await expect(await canvas.findByText('Restauration annulée')).toBeVisible();
    });
  },
});

export const RestoreAll = meta.story({
  name: 'Restaurer la version',
  tags: ['no-visual'],
  parameters: { chromatic: { disableSnapshot: true } },
  async beforeEach() {
    await threeSaves();
    // One tag that is still there, one that is gone.
    await changeFirstVersion(
      unpublished.id,
      { tag_ids: [tags[0].id, goneId] },
      { names: { [goneId]: 'Disparu' } },
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^N’existe plus, et ne sera pas rétabli.: «.Disparu.»\.$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restaurer cette version' }));
    await expectToast(notices.versionRestored);
    await expect(await findArticle(unpublished.id)).toMatchObject({
      title: 'Le bruit des fêtes',
      meta_title: 'Fêtes',
    });
    await expect(await findTagIds(unpublished.id)).toEqual([tags[0].id]);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Restaurer cette version' })).not.toBeInTheDocument(),
    );
    await expect((await findVersions(unpublished.id)).at(-1)).toMatchObject({
      number: 4,
      reason: 'restored',
      note: 'Version 1',
    });
  },
});

/** Quelqu’un a enregistré pendant la lecture : rien n’est écrasé, et sa version est là. */
export const SavedMeanwhile = meta.story({
  tags: ['no-visual'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: threeSaves,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Restaurer cette version' });
    await saveAsColleague(unpublished.id, { title: 'Elle' });
    await userEvent.click(button);
    const sentence =
      'Cet article a été enregistré entre-temps\u00A0: rien n’a été écrasé. Regardez sa version actuelle, puis recommencez.';
    await expectToast(notices.requestFailed(new DataError('conflict', { sentence })));
    await expect((await findArticle(unpublished.id))?.title).toBe('Elle');
    const title = await getField(canvas, 'Titre');
    await waitFor(() => expect(title.getByRole('insertion')).toHaveTextContent('Elle'));
  },
});

/** Un article supprimé : ses versions restent, et l’une d’elles en refait un brouillon. */
export const DeletedArticle = meta.story({
  name: 'Article supprimé',
  async beforeEach() {
    await threeSaves();
    await deleteArticle(unpublished.id);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/^De «.Nouvel article.» à «.Version 1.»/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Restaurer ce champ/ })).not.toBeInTheDocument();
    if (!isTested) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Restaurer cette version' }));
    await expectToast(notices.deletedArticleRestored);
    await expect(await findArticle(unpublished.id)).toMatchObject({
      title: 'Le bruit des fêtes',
      status: 'draft',
    });
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Restaurer cette version' })).not.toBeInTheDocument(),
    );
    // The list is dimmed while the new version comes.
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull());
  },
});

/** Soixante versions : la liste en demande cinquante. */
export const ManyVersions = meta.story({
  name: 'Soixante versions',
  async beforeEach() {
    await insertVersions(unpublished.id, 59);
  },
  parameters: { path: `${address}?page=2` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 versions')).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Versions' }));
    await expect(list.getAllByRole('link')).toHaveLength(10);
    await expect(list.getAllByRole('link')[0]).toHaveTextContent('Version 10');
  },
});

const long = (word: string) =>
  Array.from(
    { length: 9000 },
    (_, index) => (index % 90 === 7 ? word : `mot${index % 400}`) + (index % 60 === 59 ? '\n\n' : ' '),
  ).join('');

/** 50 000 caractères : les passages communs sont repliés, et la page reste disponible. */
export const LongContent = meta.story({
  globals: { viewport: { value: 'phone' } },
  async beforeEach() {
    await changeFirstVersion(unpublished.id, {
      title: 'Anticonstitutionnellement'.repeat(6),
      content: long('avant'),
    });
    await runWithoutTriggers(toUpdate('articles', { id: unpublished.id }, { content: long('après') }));
    await insertVersion(unpublished.id);
  },
  play: async ({ canvas }) => {
    const content = await getField(canvas, 'Contenu');
    await expect(content.getAllByRole('deletion')).toHaveLength(100);
    await expect(content.getAllByText(/^\d+ caractères inchangés$/).length).toBeGreaterThan(50);
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(...serverError({ where: 'versions' })),
  play: inTests(async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Réessayer' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('list', { name: 'Versions' })).toBeVisible();
  }),
});
