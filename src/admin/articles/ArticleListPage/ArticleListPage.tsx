import { AdminPage } from '#admin/layout/AdminPage/index.ts';
import { ArticleBrowser } from '../ArticleBrowser/index.ts';

/** The articles, a page at a time: searched, filtered and sorted (spec section 2). */
export function ArticleListPage() {
  return (
    <AdminPage title="Gestion des Articles">
      <ArticleBrowser />
    </AdminPage>
  );
}
