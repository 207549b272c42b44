import type { Virtualizer } from '@tanstack/react-virtual';
import type { Ref } from 'react';
import type { ArticleListItem } from '#data/articles/article.queries.ts';
import { ArticleRow, type ArticleRowProps } from './ArticleRow.tsx';
import { RowGap } from './RowGap.tsx';
import { useRowsByStep } from './useRowsByStep.ts';

interface ArticleRowsProps extends Pick<ArticleRowProps, 'onDelete'> {
  articles: readonly ArticleListItem[];
  /** Knows which rows are wanted, and where. */
  virtualizer: Virtualizer<Window, HTMLTableRowElement>;
  /** The article that is being deleted. */
  deletingId: string | null;
  ref: Ref<HTMLTableSectionElement>;
}

/** The rows in view, which come a few a frame, between two gaps as high as those that aren't drawn. */
export function ArticleRows({ articles, virtualizer, onDelete, deletingId, ref }: ArticleRowsProps) {
  const wanted = virtualizer.getVirtualItems();
  const goal = { first: wanted[0]?.index ?? 0, last: wanted.at(-1)?.index ?? -1 };
  const { startIndex = 0, endIndex = -1 } = virtualizer.range ?? {};
  const drawn = useRowsByStep({ first: startIndex, last: endIndex }, goal);
  const rows = wanted.filter(({ index }) => index >= drawn.first && index <= drawn.last);

  const margin = virtualizer.options.scrollMargin;
  const start = wanted.find(({ index }) => index === drawn.first)?.start ?? margin;
  const end = rows.at(-1)?.end ?? start;
  return (
    <tbody ref={ref}>
      <RowGap height={start - margin} />
      {/* A row keeps its place and changes its text when the filter does: making rows anew takes far longer. */}
      {rows.map(({ index }) => {
        const article = articles[index];
        return (
          article && (
            <ArticleRow
              key={index}
              ref={virtualizer.measureElement}
              article={article}
              index={index}
              onDelete={onDelete}
              isDeleting={article.id === deletingId}
            />
          )
        );
      })}
      <RowGap height={virtualizer.getTotalSize() - (end - margin)} />
    </tbody>
  );
}
