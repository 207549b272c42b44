import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '#admin/layout/AdminPage/index.ts';
import { LoadError } from '#admin/layout/LoadError/index.ts';
import { notices } from '#admin/layout/notices.ts';
import { useLoadErrorNotice } from '#admin/layout/useLoadErrorNotice.ts';
import { useArticles } from '#data/articles/useArticles.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { ArticleBrowser } from '../ArticleBrowser/index.ts';
import { placeOf } from '../articleFilters.ts';

/** Every article, found by a word or a status (spec section 2). */
export function ArticleListPage() {
  return (
    <AdminPage title="Gestion des Articles">
      <Articles />
    </AdminPage>
  );
}

/** What changes while the list comes in. */
function Articles() {
  const { hasRole } = useAuth();
  const [params] = useSearchParams();
  const query = useArticles(placeOf(params).row);
  useLoadErrorNotice(query, notices.articlesNotLoaded);
  return (
    <ArticleBrowser
      list={query.data}
      canDelete={hasRole('admin')}
      error={
        query.isError && (
          <LoadError
            title={notices.articlesNotLoaded.description}
            error={query.error}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )
      }
    />
  );
}
