import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import { faultStories, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { deleteArticle } from '#mocks/states.ts';
import { unpublished } from '../testing/openedArticle.tsx';
import { DeletedArticlesPage } from './DeletedArticlesPage.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Supprimés, pannes',
  tags: ['!autodocs'],
  component: DeletedArticlesPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.deletedArticles,
    route: '*',
  },
  beforeEach: () => deleteArticle(unpublished.id),
  render: () => (
    <AdminLayout>
      <DeletedArticlesPage />
    </AdminLayout>
  ),
});

/** The articles don't come: the person is told, and gets them once the fault is over. */
const on = faultStories(
  async (context, fault) => {
    const { canvas } = context;
    const list = () => canvas.findByRole('rowheader');
    if (fault.name === 'Slow') {
      await expect(await canvas.findByText('Chargement des articles...')).toBeVisible();
      await list();
    } else if (fault.name === 'Empty') {
      await expect(await canvas.findByText('Aucun article supprimé.')).toBeVisible();
    } else {
      await recoverLoad(context, fault, list);
    }
  },
  { target: { where: 'versions' } },
);

export const Offline = meta.story(on('Offline'));
export const Aborted = meta.story(on('Aborted'));
export const TimedOut = meta.story(on('TimedOut'));
export const Slow = meta.story(on('Slow'));
export const Unauthorized = meta.story(on('Unauthorized'));
export const Forbidden = meta.story(on('Forbidden'));
export const NotFound = meta.story(on('NotFound'));
export const Conflict = meta.story(on('Conflict'));
export const TooLarge = meta.story(on('TooLarge'));
export const TooManyRequests = meta.story(on('TooManyRequests'));
export const ServerError = meta.story(on('ServerError'));
export const Unavailable = meta.story(on('Unavailable'));
export const BadJson = meta.story(on('BadJson'));
export const Empty = meta.story(on('Empty'));
