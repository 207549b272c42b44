import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { PageBar } from '#admin/shell/AdminPage/index.ts';
import { LoadError } from '#admin/shell/LoadError/index.ts';
import { notices } from '#admin/shell/notices.ts';
import { ListRegion, missingPage, PageLinks } from '#admin/lists/index.ts';
import { useLoadErrorNotice } from '#admin/shell/useLoadErrorNotice.ts';
import { paths } from '#paths.ts';
import type { ArticleList } from '#data/articles/article.queries.ts';
import { useArticles } from '#data/articles/useArticles.ts';
import { formatWhole } from '#data/formats.ts';
import { pageCountOf } from '#data/pages.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import { ArticleFilters } from '../ArticleFilters/index.ts';
import { isFiltered, noFilters, requestOf } from '../articleFilters.ts';
import { ArticlesEmpty } from '../ArticlesEmpty/index.ts';
import { ArticleTable } from '../ArticleTable/index.ts';
import { useArticleListPlace } from '../useArticleListPlace.ts';

/** The list itself: filters, count and one page of rows, all of which the address and the database decide. */
export function ArticleBrowser() {
  const { hasRole } = useAuth();
  const { place, change } = useArticleListPlace();
  const searchField = useRef<HTMLInputElement>(null);
  const query = useArticles(requestOf(place));
  useLoadErrorNotice(query, notices.articlesNotLoaded);
  const list = query.data;
  const isStale = query.isPlaceholderData;

  return (
    <>
      <ArticleFilters place={place} searchRef={searchField} onChange={change} />
      <PageBar
        intro={
          <Text isAnnounced size="small" tone="muted" isTabular>
            {query.isPending
              ? 'Chargement des articles...'
              : list &&
                [isStale ? null : missingPage(place.page, list.page), countText(list)]
                  .filter(Boolean)
                  .join(' ')}
          </Text>
        }
        actions={newArticle}
      />
      {query.isError && (
        <LoadError
          title={notices.articlesNotLoaded.description}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {(query.isPending || (list && list.rows.length > 0)) && (
        <ListRegion page={list?.page} isStale={isStale}>
          <ArticleTable
            articles={list?.rows}
            canDelete={hasRole('admin')}
            order={place.order}
            onOrderChange={(order) => {
              change({ order });
            }}
          />
        </ListRegion>
      )}
      {list && <PageLinks label="Pages des articles" page={list.page} total={list.total} />}
      {list?.total === 0 && (
        <ArticlesEmpty
          isFiltered={isFiltered(place)}
          onClearFilters={() => {
            searchField.current?.focus();
            change(noFilters);
          }}
        />
      )}
    </>
  );
}

/** How many articles there are, and which page of them is shown. */
function countText({ total, isTotalExact, page }: ArticleList) {
  const count = `${isTotalExact ? '' : 'Plus de '}${formatWhole(total)} ${total > 1 ? 'articles' : 'article'}`;
  const pageCount = pageCountOf(total);
  return pageCount > 1
    ? `${count} · page\u00A0${formatWhole(page)} sur\u00A0${formatWhole(pageCount)}`
    : count;
}

const newArticle = (
  <>
    <Button variant="ghost" iconStart={Trash2} render={<Link to={paths.admin.deletedArticles} />}>
      Articles supprimés
    </Button>
    <Button variant="primary" iconStart={Plus} render={<Link to={paths.admin.newArticle} />}>
      Nouvel article
    </Button>
  </>
);
