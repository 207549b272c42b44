import { ListFilters, type ListFiltersProps } from '#lists/index.ts';
import type { ArticleListRequest } from '#features/articles/data/article.queries.ts';
import { ArticleFiltersRoot, Fields, OrderChoice } from './ArticleFilters.styles.ts';

/** Search over title and excerpt, status, modifications, category and author; the order, where the table has no head. */
export function ArticleFilters({ list }: Pick<ListFiltersProps<ArticleListRequest>, 'list'>) {
  return (
    <ArticleFiltersRoot>
      <Fields>
        <ListFilters list={list} OrderFrame={OrderChoice} />
      </Fields>
    </ArticleFiltersRoot>
  );
}
