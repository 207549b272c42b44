import { expect, screen } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import { expectReportedByToast, faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { ArticleEditPage } from './ArticleEditPage.tsx';

const [article] = articles;
if (!article) throw new Error('The fixtures have lost their articles.');

const meta = preview.meta({
  title: 'Administration/Articles/Éditeur, pannes · ArticleEditPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: ArticleEditPage,
  globals: { role: 'editor' },
  parameters: { path: paths.admin.article(article.id), route: '/admin/articles/:id' },
  render: () => (
    <AdminLayout>
      <ArticleEditPage />
    </AdminLayout>
  ),
});

/** L’article n’arrive pas, puis ne s’enregistre pas : la personne l’apprend, et son texte est encore là. */
export const Faults = meta.story(
  faultStory({ where: 'articles' }, async (context, { name, ...rest }) => {
    const { canvas, userEvent } = context;
    const findTitle = () => canvas.findByRole('textbox', { name: 'Titre' });
    if (name === 'Slow') {
      await expect(canvas.getByText('Chargement...')).toBeVisible();
      await findTitle();
      return;
    }
    // No row is an article that is gone.
    const fault = { name, ...rest, ...(name === 'Empty' && { message: 'Cet article n’existe plus.' }) };
    await recoverLoad(context, fault, findTitle);
    const title = await findTitle();
    await userEvent.clear(title);
    await userEvent.type(title, 'Cinq autres questions');
    fault.begin();
    await userEvent.click(canvas.getByRole('button', { name: /^Sauvegarder/ }));
    if (name === 'Unauthorized') await screen.findByRole('dialog', { name: 'Votre session est terminée' });
    else await expectReportedByToast(name === 'Empty' ? { message: 'Cet élément n’existe plus.' } : fault);
    await expect(title).toHaveValue('Cinq autres questions');
  }),
);
