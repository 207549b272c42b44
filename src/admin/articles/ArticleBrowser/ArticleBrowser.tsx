import { Plus } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { PageBar } from '#admin/layout/AdminPage/index.ts';
import { paths } from '#paths.ts';
import type { ArticleList } from '#data/articles/article.queries.ts';
import { Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import { ArticleFilters } from '../ArticleFilters/index.ts';
import { filterArticles } from '../articleFilters.ts';
import { ArticlesEmpty } from '../ArticlesEmpty/index.ts';
import { ArticleTable } from '../ArticleTable/index.ts';
import { useArticleListPlace } from '../useArticleListPlace.ts';
import { useFoldedAhead } from '../useFoldedAhead.ts';
import { countText } from './countText.ts';

export interface ArticleBrowserProps {
  /** What there is so far; undefined until the first answer. */
  list: ArticleList | undefined;
  /** Admins delete. */
  canDelete: boolean;
  /** In place of what couldn't be loaded. */
  error?: ReactNode;
}

/** Filters, count and rows. It stands apart from its page, so that a key in the search draws nothing else again. */
export function ArticleBrowser({ list: loaded, canDelete, error }: ArticleBrowserProps) {
  // The rows take the place of their ghosts in slices, which hold up nobody; what changes later is shown at once.
  const isShown = useDeferredValue(loaded !== undefined);
  const list = isShown ? loaded : undefined;
  const { arrival, filters, filter, clearFilters, scrollTo } = useArticleListPlace();
  useFoldedAhead(list?.articles);
  const found = useMemo(() => (list ? filterArticles(list.articles, filters) : []), [list, filters]);
  const isWhole = list !== undefined && list.articles.length >= list.total;
  const isFiltered = filters.search.trim() !== '' || filters.status !== 'all';

  return (
    <>
      <PageBar
        intro={<ArticleFilters key={arrival.count} initial={arrival.place} onChange={filter} />}
        actions={newArticle}
      />
      <Text as="output" size="small" tone="muted" isTabular>
        {countText({ list, foundCount: found.length, isFiltered, hasFailed: Boolean(error) })}
      </Text>
      {error}
      {(found.length > 0 || (!isWhole && !error)) && (
        <ArticleTable
          key={arrival.count}
          articles={found.length > 0 ? found : undefined}
          canDelete={canDelete}
          initialRow={arrival.place.row}
          onRowChange={scrollTo}
        />
      )}
      {isWhole && found.length === 0 && (
        <ArticlesEmpty isFiltered={isFiltered} onClearFilters={clearFilters} />
      )}
    </>
  );
}

const newArticle = (
  <Button variant="primary" iconStart={Plus} render={<Link to={paths.admin.newArticle} />}>
    Nouvel article
  </Button>
);
