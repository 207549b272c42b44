import { Link, useLocation } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import { db } from '#mocks/db.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import { ArticleEditPage } from '../ArticleEditPage/ArticleEditPage.tsx';
import { keepContentView } from '../ArticleForm/contentView.ts';

// Not of `db`: whichever story is first to load this may have changed its rows.
const [draft, article] = articles;
if (!draft || !article) throw new Error('The fixtures have a draft first, then a published article.');

/** What the stories open. */
export const published = article;
export const unpublished = draft;

export const findRow = (id: string) => db.articles.find((row) => row.id === id);
export const listTagIds = (id: string) =>
  db.article_tags.filter(({ article_id }) => article_id === id).map(({ tag_id }) => tag_id);

/** An admin has deleted an article before the story begins. */
export function deleteArticle(id: string) {
  const row = findRow(id);
  if (!row) throw new Error(`No article ${id} in the mocked database`);
  db.articles.splice(db.articles.indexOf(row), 1);
  db.deleted.push({
    source: 'articles',
    row,
    links: listTagIds(id),
    deleted_by: accountByRole.admin.user_id,
    deleted_at: '2026-11-16T19:05:00+00:00',
  });
}

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
  waitFor(() => expect(screen.queryByText('Mise en ligne…')).not.toBeInTheDocument());

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
