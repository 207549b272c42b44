import type { ArticleListItem } from '#features/articles/data/article.queries.ts';
import { ArticleHead, type ArticleHeadProps, columns } from './ArticleHead.tsx';
import { ArticleRow } from './ArticleRow.tsx';
import { ArticleTableRoot } from './ArticleTable.styles.ts';
import type { Choosing } from '#lists/Choice.tsx';
import { Ghosts } from '#lists/columns.tsx';
import { useArticleDeletion } from '../useArticleDeletion.ts';

export interface ArticleTableProps extends ArticleHeadProps {
  /** Rien tant qu’elles arrivent. */
  articles: readonly ArticleListItem[] | undefined;
  /** Un admin voit le bouton qui supprime. */
  canDelete: boolean;
  /** Ce qu’il faut pour en choisir plusieurs. */
  selection: Choosing;
}

/** One page of articles. */
export function ArticleTable({ articles, canDelete, selection, order, onOrderChange }: ArticleTableProps) {
  const { deleteArticles, deletingIds } = useArticleDeletion();
  return (
    <ArticleTableRoot caption="Articles" density="dense" hasRowHover={articles !== undefined} hasStickyHead>
      <ArticleHead order={order} onOrderChange={onOrderChange} />
      {articles ? (
        <tbody>
          {articles.map((article) => (
            <ArticleRow
              key={article.id}
              article={article}
              selection={selection}
              onDelete={canDelete ? (one) => deleteArticles([one]) : undefined}
              isDeleting={deletingIds.includes(article.id)}
            />
          ))}
        </tbody>
      ) : (
        <Ghosts columns={columns} />
      )}
    </ArticleTableRoot>
  );
}
