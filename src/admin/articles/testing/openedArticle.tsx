import { Link, useLocation } from 'react-router-dom';
import { AdminLayout } from '#admin/layout/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import { db } from '#mocks/db.ts';
import { ArticleEditPage } from '../ArticleEditPage/ArticleEditPage.tsx';

const [draft, article] = db.articles;
if (!draft || !article) throw new Error('The fixtures have a draft first, then a published article.');

/** What the stories open. */
export const published = article;
export const unpublished = draft;

export const rowOf = (id: string) => db.articles.find((row) => row.id === id);
export const tagsOf = (id: string) =>
  db.article_tags.filter(({ article_id }) => article_id === id).map(({ tag_id }) => tag_id);

export const onPublished = { path: paths.admin.article(published.id), route: '/admin/articles/:id' };
export const onUnpublished = { ...onPublished, path: paths.admin.article(unpublished.id) };
export const onNewArticle = { path: paths.admin.newArticle, route: '*' };

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
