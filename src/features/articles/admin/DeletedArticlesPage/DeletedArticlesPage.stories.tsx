import { expect, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { DataError } from '#data/errors.ts';
import { paths } from '#paths.ts';
import { remove, run } from '#mocks/database.ts';
import { deleteArticle } from '#mocks/states.ts';
import { tellRenamed } from '#lists/tellRenamed.ts';
import { serverError } from '#mocks/scenarios.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { published, findArticle, unpublished } from '../testing/openedArticle.tsx';
import { DeletedArticlesPage } from './DeletedArticlesPage.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Supprimés · DeletedArticlesPage',
  component: DeletedArticlesPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.deletedArticles,
    rows: 'deletedArticles',
    route: '*',
    description:
      'Les articles supprimés depuis moins de trente jours. Chacun garde ses versions : on les lit, et l’article revient tel qu’il était, ou avec le texte d’une autre.',
  },
  async beforeEach() {
    await deleteArticle(published.id);
    await deleteArticle(unpublished.id);
  },
  decorators: [inBackOffice],
});

export const Loaded = meta.story({
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
    await run(`update private.deleted_records set record = record || jsonb_build_object('title', repeat('Anticonstitutionnellement', 6))
      where record_id = '${published.id}'`);
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Empty = meta.story({
  async beforeEach() {
    await remove('private.deleted_records');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun article supprimé.')).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(...serverError({ where: 'versions' })),
  play: inTests(async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Réessayer' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await canvas.findAllByRole('rowheader');
  }),
});
