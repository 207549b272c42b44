import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ArticleListItem } from '#data/articles/article.queries.ts';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleRow } from './ArticleRow.tsx';
import { RowGap } from './RowGap.tsx';
import { ArticleTableRoot } from './ArticleTable.styles.ts';
import { useArticleDeletion } from './useArticleDeletion.ts';
import { useRowsByStep } from './useRowsByStep.ts';

export interface ArticleTableProps {
  articles: readonly ArticleListItem[];
  /** Admins see the button that deletes. */
  canDelete: boolean;
  /** The row to start at, from 0. */
  initialRow?: number;
  /** The page was scrolled, with this row first under the head. */
  onRowChange?: (row: number) => void;
}

/** Height of a row in px before the first one is measured: a title, two lines of excerpt. */
const TYPICAL_ROW = 80;

interface Measures {
  /** Of the rows in the page, in px; null until it is known. */
  top: number | null;
  /** In px. */
  rowHeight: number;
}

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
  const [{ top, rowHeight }, setMeasures] = useState<Measures>({ top: null, rowHeight: TYPICAL_ROW });
  const virtualizer = useWindowVirtualizer({
    count: articles.length,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: top ?? 0,
    scrollPaddingStart: COVERED,
    useFlushSync: false,
  });

  const wanted = virtualizer.getVirtualItems();
  const goal = { first: wanted[0]?.index ?? 0, last: wanted.at(-1)?.index ?? -1 };
  const { startIndex = 0, endIndex = -1 } = virtualizer.range ?? {};
  const drawn = useRowsByStep({ first: startIndex, last: endIndex }, goal);
  const rows = wanted.filter(({ index }) => index >= drawn.first && index <= drawn.last);

  const hasRows = rows.length > 0;
  useLayoutEffect(() => {
    const firstRow = body.current?.querySelector<HTMLElement>('[data-index]');
    if (!body.current || !firstRow || top !== null) return;
    // Rows that turn out as high as expected move nothing: the first one tells what to expect.
    setMeasures({
      top: body.current.getBoundingClientRect().top + scrollY,
      rowHeight: firstRow.offsetHeight,
    });
  }, [hasRows, top]);

  const startAtRow = useEffectEvent(() => {
    // Going back, the router has already put the page where it was.
    if (initialRow > 0 && scrollY === 0) virtualizer.scrollToIndex(initialRow, { align: 'start' });
  });
  useEffect(() => {
    if (top !== null) startAtRow();
  }, [top]);

  const onScroll = useEffectEvent(() => {
    // Not `scrollY`: the rows have just changed, and the browser would have to lay them out to tell.
    const offset = virtualizer.scrollOffset ?? 0;
    // A row of which less than a pixel is left doesn't count: each reload would start one row higher.
    const first = virtualizer.getVirtualItemForOffset(offset + COVERED + 1);
    onRowChange?.(offset === 0 ? 0 : (first?.index ?? 0));
  });
  useEffect(() => {
    const listener = () => onScroll();
    addEventListener('scroll', listener, { passive: true });
    return () => {
      removeEventListener('scroll', listener);
    };
  }, []);

  const margin = virtualizer.options.scrollMargin;
  const start = wanted.find(({ index }) => index === drawn.first)?.start ?? margin;
  const before = start - margin;
  const after = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? start) - margin);
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
