import { expect, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { DataError } from '#data/errors.ts';
import { paths } from '#paths.ts';
import { aLead } from '#mocks/builders.ts';
import { aCourseSession, insertCourseSessions } from '#mocks/courseSessions.ts';
import { find, insert, remove, run } from '#mocks/database.ts';
import { deleteArticle, findContents, insertContent } from '#mocks/states.ts';
import { tellRenamed } from '#lists/tellRenamed.ts';
import { serverError } from '#mocks/scenarios.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { published, findArticle, unpublished } from '#features/articles/admin/testing/openedArticle.tsx';
import { DeletedItemsPage } from './DeletedItemsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Listes/Corbeille · DeletedItemsPage',
  component: DeletedItemsPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.deletedArticles,
    rows: 'deletedArticles',
    route: '*',
    description:
      'Ce qui a été supprimé depuis moins de trente jours, le plus récent d’abord : articles, pages, médias, demandes, sessions, catégories et tags ont chacun leur corbeille, à son adresse. Une pression ramène chaque chose telle qu’elle était, avec ce qui en dépend.',
    guide: { use: ['Pour toute corbeille de trente jours.'], instead: [] },
  },
  decorators: [inBackOffice],
});

const deletedArticles = async () => {
  await deleteArticle(published.id);
  await deleteArticle(unpublished.id);
};

export const Loaded = meta.story({
  beforeEach: deletedArticles,
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('rowheader');
    await expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
      unpublished.title,
      published.title,
    ]);
    await expect(canvas.getByRole('link', { name: published.title })).toHaveAttribute(
      'href',
      paths.admin.articleVersions(published.id),
    );
    await expect(canvas.getByText(/^2 articles supprimés\./)).toBeVisible();
  },
});

/** L’article revient où il était : celui-ci, en ligne. La notification le dit. */
export const Restored = meta.story({
  tags: ['no-visual'],
  beforeEach: deletedArticles,
  play: async ({ canvas, userEvent }) => {
    const name = `Restaurer\u00A0: ${published.title}`;
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expectToast(tellRenamed(notices.articlesRestored(1), { standing: 'en ligne' }));
    await expect(await findArticle(published.id)).toMatchObject({ status: 'published' });
  },
});

/** Trente jours ont passé entre-temps : la personne l’apprend. */
export const Gone = meta.story({
  tags: ['no-visual'],
  beforeEach: deletedArticles,
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^Restaurer/ });
    await remove('private.deleted_records');
    if (buttons[0]) await userEvent.click(buttons[0]);
    const sentence = 'Cette suppression ne peut plus être annulée.';
    await expectToast(notices.requestFailed(new DataError('notFound', { sentence })));
  },
});

export const LongContent = meta.story({
  globals: { viewport: { value: 'phone' } },
  async beforeEach() {
    await deletedArticles();
    await run(`update private.deleted_records set record = record || jsonb_build_object('title', repeat('Anticonstitutionnellement', 6))
      where record_id = '${published.id}'`);
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun article supprimé.')).toBeVisible();
  },
});

export const ServerError = meta.story({
  async beforeEach({ msw }) {
    await deletedArticles();
    msw.use(...serverError({ where: 'versions' }));
  },
  play: inTests(async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Réessayer' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await canvas.findAllByRole('rowheader');
  }),
});

const key = 'page/0b7d4c3e-5a53-4a0e-8f0e-3d7f0c7b9a11';
const text = { title: 'Le Salon', slug: 'salon' };

/** Une page revient en brouillon, et la notification dit où. */
export const RestoredPage = meta.story({
  name: 'Page restaurée',
  tags: ['no-visual'],
  parameters: { path: paths.admin.deletedContents, rows: 'deletedContents' },
  async beforeEach() {
    await insertContent(key, text, { reason: 'saved' });
    await insertContent(key, null, { reason: 'reverted', saved_at: new Date().toISOString() });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restaurer\u00A0: Le Salon' }));
    await expectToast(tellRenamed(notices.documentRestored, { standing: 'en brouillon' }));
    const saves = (await findContents()).filter(({ document }) => document === key);
    await expect(saves.map(({ value }) => value)).toEqual([text, null, text]);
  },
});

/** Une session, une demande : il n’en reste alors aucune. Ce que la base elle-même supprime est détruit, d’où la corbeille remplie ici. */
export const RestoredCourseSession = meta.story({
  name: 'Session restaurée',
  tags: ['no-visual'],
  globals: { role: 'admin' },
  parameters: { path: paths.admin.deletedSessions, rows: 'deletedSessions' },
  async beforeEach() {
    const session = aCourseSession();
    await insertCourseSessions(session);
    await run(`insert into private.deleted_records (source, record_id, record)
      select 'course_sessions', id, to_jsonb(session) from private.course_sessions as session where id = '${session.id}';
      delete from private.course_sessions where id = '${session.id}';`);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('rowheader', { name: /^Art oratoire, .*21.*22 janvier/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Restaurer/ }));
    await expectToast(notices.courseSessionsRestored(1));
    await expect(await canvas.findByText('Aucune session supprimée.')).toBeVisible();
    await expect(await find('private.course_sessions')).toMatchObject([{ title: 'Art oratoire' }]);
  },
});

const lead = aLead({ first_name: 'Camille', last_name: 'Roy' });

export const RestoredLead = meta.story({
  name: 'Demande restaurée',
  tags: ['no-visual'],
  globals: { role: 'admin' },
  parameters: { path: paths.admin.deletedLeads, rows: 'deletedLeads' },
  async beforeEach() {
    await insert('leads', lead);
    await run(`insert into private.deleted_records (source, record_id, record)
      select 'leads', id, to_jsonb(lead) from public.leads as lead where id = '${lead.id}';
      delete from public.leads where id = '${lead.id}';`);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Restaurer/ }));
    await expectToast(notices.leadsRestored(1));
    await expect(await canvas.findByText('Aucune demande supprimée.')).toBeVisible();
    await expect(await find('leads', { id: lead.id })).toHaveLength(1);
  },
});

/** Une catégorie et un tag : chacun dit ce qu’il est, et revient d’un geste. */
export const RestoredTaxonomy = meta.story({
  name: 'Catégorie et tag restaurés',
  tags: ['no-visual'],
  globals: { role: 'admin' },
  parameters: { path: paths.admin.deletedTaxonomy, rows: 'deletedTaxonomy' },
  async beforeEach() {
    const [[category], [tag]] = await Promise.all([find('categories'), find('tags')]);
    await remove('categories', { id: category?.id ?? '' });
    await remove('tags', { id: tag?.id ?? '' });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(2);
    for (const kind of ['Tag', 'Catégorie'] as const) {
      const row = within(canvas.getByRole('row', { name: new RegExp(` ${kind}`) }));
      await userEvent.click(row.getByRole('button', { name: /^Restaurer/ }));
      await expectToast(kind === 'Tag' ? notices.tagRestored : notices.categoryRestored);
    }
    await expect(await canvas.findByText('Aucune catégorie ni aucun tag supprimés.')).toBeVisible();
  },
});

/** Un média supprimé, et le bouton qui le fait revenir avec ses fichiers. */
export const Medium = meta.story({
  name: 'Média supprimé',
  tags: ['no-visual'],
  globals: { role: 'admin' },
  parameters: { path: paths.admin.deletedMedia, rows: 'deletedMedia' },
  async beforeEach() {
    const [medium] = await find('media_library');
    await remove('media_library', { id: medium?.id ?? '' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Restaurer/ })).toBeVisible();
  },
});
