import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { deleteArticle } from '#mocks/states.ts';
import { unpublished } from '../testing/openedArticle.tsx';
import { DeletedArticlesPage } from './DeletedArticlesPage.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Supprimés, pannes · DeletedArticlesPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
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

/** Les articles n’arrivent pas : la personne l’apprend, et les obtient une fois la panne finie. */
export const Faults = meta.story(
  faultStory({ where: 'versions' }, async (context, fault) => {
    const { canvas } = context;
    const list = () => canvas.findByRole('rowheader');
    if (fault.name === 'Slow') {
      await expect(await canvas.findByText('Chargement...')).toBeVisible();
      await list();
    } else if (fault.name === 'Empty') {
      await expect(await canvas.findByText('Aucun article supprimé.')).toBeVisible();
    } else {
      await recoverLoad(context, fault, list);
    }
  }),
);
