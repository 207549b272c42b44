import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { faultStory, recoverLoad } from '#storybook/faults.ts';
import { deleteArticle } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { unpublished } from '../testing/openedArticle.tsx';
import { ArticleVersionsPage } from './ArticleVersionsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Versions, pannes · ArticleVersionsPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: ArticleVersionsPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.articleVersions(unpublished.id),
    route: '/admin/articles/:id/versions',
  },
  beforeEach: () => deleteArticle(unpublished.id),
  render: () => (
    <AdminLayout>
      <ArticleVersionsPage />
    </AdminLayout>
  ),
});

/** Les versions n’arrivent pas : la personne l’apprend, et les obtient une fois la panne finie. */
export const Faults = meta.story(
  faultStory({ where: 'versions' }, async (context, fault) => {
    const { canvas } = context;
    const list = () => canvas.findByRole('list', { name: 'Versions' });
    if (fault.name === 'Slow') {
      await expect(await canvas.findByText('Chargement des versions…')).toBeInTheDocument();
      await list();
    } else if (fault.name === 'Empty') {
      await expect(await canvas.findByText('Aucune version.')).toBeVisible();
    } else {
      await recoverLoad(context, fault, list);
    }
  }),
);
