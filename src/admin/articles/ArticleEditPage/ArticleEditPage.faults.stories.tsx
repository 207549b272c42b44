import { expect, screen } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import { expectReportedByToast, faultStories, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { ArticleEditPage } from './ArticleEditPage.tsx';

const [article] = articles;
if (!article) throw new Error('The fixtures have lost their articles.');

const meta = preview.meta({
  title: 'Administration/Articles/Éditeur, pannes',
  tags: ['!autodocs'],
  component: ArticleEditPage,
  globals: { role: 'editor' },
  parameters: { path: paths.admin.article(article.id), route: '/admin/articles/:id' },
  render: () => (
    <AdminLayout>
      <ArticleEditPage />
    </AdminLayout>
  ),
});

/** The article doesn't come, then it isn't saved: the person is told, and the words are still there. */
const on = faultStories(
  async (context, { name, ...rest }) => {
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
    await userEvent.type(title, ' bis');
    fault.begin();
    await userEvent.click(canvas.getByRole('button', { name: 'Sauvegarder' }));
    if (name === 'Unauthorized') await screen.findByRole('dialog', { name: 'Votre session est terminée' });
    else await expectReportedByToast(fault);
    await expect(title).toHaveValue(`${article.title} bis`);
  },
  { target: { where: 'articles' } },
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
