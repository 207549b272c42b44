import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ArticleListItem } from '#data/articles/article.queries.ts';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleRow } from './ArticleRow.tsx';
import { RowGap } from './RowGap.tsx';
import { ArticleTableRoot } from './ArticleTable.styles.ts';
import { useArticleDeletion } from './useArticleDeletion.ts';

export interface ArticleTableProps {
  articles: readonly ArticleListItem[];
  /** Admins see the button that deletes. */
  canDelete: boolean;
  /** The row to start at, from 0. */
  initialRow?: number;
  /** The page was scrolled, with this row first under the head. */
  onRowChange?: (row: number) => void;
}

/** Height of a row in px before it is measured: a title, two lines of excerpt. */
const TYPICAL_ROW = 100;

/** Height in px of what covers the top of the screen: the header, and the head of the table. */
const COVERED = 96;

/** All articles, however many: the page is as long as the list, and only the rows in view are drawn (spec section 2). */
export const ArticleTable = memo(function ArticleTable({
  articles,
  canDelete,
  initialRow = 0,
  onRowChange,
}: ArticleTableProps) {
  const { onDelete, deletingId } = useArticleDeletion();
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState<number | null>(null);
  const virtualizer = useWindowVirtualizer({
    count: articles.length,
    estimateSize: () => TYPICAL_ROW,
    overscan: 6,
    scrollMargin: top ?? 0,
    scrollPaddingStart: COVERED,
  });

  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + scrollY);
  }, []);

  const startAtRow = useEffectEvent(() => {
    // Going back, the router has already put the page where it was.
    if (initialRow > 0 && scrollY === 0) virtualizer.scrollToIndex(initialRow, { align: 'start' });
  });
  useEffect(() => {
    if (top !== null) startAtRow();
  }, [top]);

  const onScroll = useEffectEvent(() => {
    const first = virtualizer.getVirtualItemForOffset(scrollY + COVERED);
    onRowChange?.(scrollY === 0 ? 0 : (first?.index ?? 0));
  });
  useEffect(() => {
    const listener = () => onScroll();
    addEventListener('scroll', listener, { passive: true });
    return () => {
      removeEventListener('scroll', listener);
    };
  }, []);

  const rows = virtualizer.getVirtualItems();
  const before = (rows[0]?.start ?? 0) - virtualizer.options.scrollMargin;
  const after = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? 0) - virtualizer.options.scrollMargin);
  return (
    <ArticleTableRoot
      caption="Articles"
      density="dense"
      hasRowHover
      hasStickyHead
      rowCount={articles.length + 1}
    >
      <ArticleHead />
      <tbody ref={body}>
        <RowGap height={before} />
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
                onDelete={canDelete ? onDelete : undefined}
                isDeleting={article.id === deletingId}
              />
            )
          );
        })}
        <RowGap height={after} />
      </tbody>
    </ArticleTableRoot>
  );
});
