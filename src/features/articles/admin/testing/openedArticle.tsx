import { Link, useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { find } from '#mocks/database.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import { ArticleEditPage } from '../ArticleEditPage/ArticleEditPage.tsx';
import { keepContentView } from '#documents/admin/DocumentForm/RichTextPart.tsx';

const [draft, article] = articles;
if (!draft || !article) throw new Error('The fixtures have a draft first, then a published article.');

/** What the stories open. */
export const published = article;
export const unpublished = draft;

/** The article as it is stored. */
export const findArticle = async (id: string) => (await find('articles', { id }))[0];

/** The tags of an article as they are stored. */
export const findTagIds = async (id: string) =>
  (await find('article_tags', { article_id: id })).map(({ tag_id }) => tag_id);

export const onPublished = { path: paths.admin.article(published.id), route: '/admin/articles/:id' };
export const onUnpublished = { ...onPublished, path: paths.admin.article(unpublished.id) };
export const onNewArticle = { path: paths.admin.newArticle, route: '*' };

/** Opens the text in Markdown, for what isn't about how it is written. Gives what undoes it. */
export function inMarkdown() {
  keepContentView('markdown');
  return () => keepContentView('text');
}

/** What a save has set in motion has come to its end: the picture of a story is of nothing in between. */
export const untilOnline = () =>
  waitFor(() => expect(screen.queryByText('Publication…')).not.toBeInTheDocument());

/** « Sauvegarder » on an article that is online, and the answer to what it asks. */
export async function takeFromSite(userEvent: { click: (element: Element) => Promise<void> }) {
  await userEvent.click(screen.getByRole('button', { name: /^Sauvegarder/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Retirer cet article du site?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Retirer du site' }));
}

/** The screen, the address that it has given itself, and a way out of it. */
export function EditPageWithAddress() {
  return (
    <AdminLayout>
      <ArticleEditPage />
      <footer>
        <p data-testid="address">{useLocation().pathname}</p>
        <Link to={paths.home}>Ailleurs</Link>
      </footer>
    </AdminLayout>
  );
}
