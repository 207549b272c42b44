import { AdminPage } from '#admin/shell/AdminPage/index.ts';
import { ArticleBrowser } from '../ArticleBrowser/index.ts';

/** The articles, a page at a time: searched, filtered and sorted (product 7.1). */
export function ArticleListPage() {
  return (
    <AdminPage title="Gestion des Articles">
      <ArticleBrowser />
    </AdminPage>
  );
}
