import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { ArticleListPage } from './ArticleListPage.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Liste, pannes · ArticleListPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: ArticleListPage,
  globals: { role: 'editor' },
  parameters: { path: paths.admin.articles },
  render: () => (
    <AdminLayout>
      <ArticleListPage />
    </AdminLayout>
  ),
});

/** Les articles n’arrivent pas : la personne l’apprend, et les obtient une fois la panne finie. */
export const Faults = meta.story(
  faultStory({ where: 'data' }, async (context, fault) => {
    const { canvas } = context;
    if (fault.name === 'Slow') {
      await expect(canvas.getByText('Chargement des articles...')).toBeVisible();
      await canvas.findAllByRole('rowheader');
    } else if (fault.name === 'Empty') {
      await expect(await canvas.findByText('Aucun article trouvé.')).toBeVisible();
    } else {
      await recoverLoad(context, fault, () => canvas.findAllByRole('rowheader'));
    }
  }),
);
