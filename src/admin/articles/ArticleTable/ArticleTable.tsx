import { measureElement, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ArticleListItem } from '#data/articles/article.queries.ts';
import { ArticleGhosts } from './ArticleGhosts.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleRows } from './ArticleRows.tsx';
import { ArticleTableRoot } from './ArticleTable.styles.ts';
import { useArticleDeletion } from './useArticleDeletion.ts';

export interface ArticleTableProps {
  /** Undefined while they load. */
  articles: readonly ArticleListItem[] | undefined;
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

/** A row that has just come is as high as expected until the browser says otherwise: asked, it would lay out the whole page. */
function measureRow(
  row: HTMLTableRowElement,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Window, HTMLTableRowElement>,
) {
  const expected = virtualizer.measurementsCache[virtualizer.indexFromElement(row)]?.size;
  return entry || expected === undefined ? measureElement(row, entry, virtualizer) : expected;
}

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
    count: articles?.length ?? 0,
    // Known from the start, so that the first rows come with the table itself.
    initialRect: { width: innerWidth, height: innerHeight },
    estimateSize: () => rowHeight,
    measureElement: measureRow,
    overscan: 6,
    scrollMargin: top ?? 0,
    scrollPaddingStart: COVERED,
    useFlushSync: false,
  });

  const isLoading = articles === undefined;
  const isMeasured = top !== null;
  useEffect(() => {
    const rows = body.current;
    if (!rows || isLoading || isMeasured) return undefined;
    // Told once the browser has laid the page out anyway.
    const observer = new ResizeObserver(() => {
      const firstRow = rows.querySelector<HTMLElement>('[data-index]');
      if (!firstRow) return;
      // Rows that turn out as high as expected move nothing: the first one tells what to expect.
      setMeasures({ top: rows.getBoundingClientRect().top + scrollY, rowHeight: firstRow.offsetHeight });
    });
    observer.observe(rows);
    return () => {
      observer.disconnect();
    };
  }, [isLoading, isMeasured]);

  const startAtRow = useEffectEvent(() => {
    // Going back, the router has already put the page where it was; and whoever has begun to scroll knows where to go.
    if (initialRow > 0 && scrollY === 0) virtualizer.scrollToIndex(initialRow, { align: 'start' });
  });
  // The row may be among those that come later.
  const canStart = isMeasured && initialRow < (articles?.length ?? 0);
  useEffect(() => {
    if (canStart) startAtRow();
  }, [canStart]);

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

  return (
    <ArticleTableRoot
      caption="Articles"
      density="dense"
      hasRowHover={!isLoading}
      hasStickyHead
      rowCount={articles && articles.length + 1}
    >
      <ArticleHead />
      {articles ? (
        <ArticleRows
          ref={body}
          articles={articles}
          virtualizer={virtualizer}
          onDelete={canDelete ? onDelete : undefined}
          deletingId={deletingId}
        />
      ) : (
        <ArticleGhosts />
      )}
    </ArticleTableRoot>
  );
});
