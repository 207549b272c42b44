import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageBar } from '#admin/shell/AdminPage/AdminPage.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { formatWhole } from '#data/formats.ts';
import { type Page, countPages } from '#data/paging.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { Text } from '#design-system/primitives/Text';
import type { List } from './useList.ts';
import { Link, useSearchParams } from 'react-router-dom';
import { Pagination } from '#design-system/components/Pagination';
import { Region } from './ListScreen.styles.ts';

export interface ListScreenProps<Args, Shown extends Page<unknown>> {
  list: Pick<List<Args>, 'page' | 'onPageChange' | 'isFiltered' | 'clear'>;
  query: UseQueryResult<Shown>;
  /** In place of the count while the first page loads. */
  loading: string;
  /** How many rows there are, in words (`countRows`); null for nothing. */
  count: (shown: Shown) => string | null;
  /** Names the links to the pages: « Pages des articles ». */
  pages: string;
  /** What stands beside the count; null for a line of its own all the same. */
  actions?: ReactNode;
  /** In place of a list that has no row. */
  empty?: ReactNode;
  /** In its place where the search and the filters leave none: what it says, and its button that clears them. */
  noneFound?: { title: string; clear: string; hint?: string };
  /** Around what `children` draws, also while it loads. */
  frame?: (content: ReactNode, isLoading: boolean) => ReactNode;
  /** Draws one page of rows, or ghosts while they load. */
  children: (rows: Shown['rows'] | undefined) => ReactNode;
}

/**
 * One page of a list, with all that lists have alike: the count, what couldn't be loaded, the rows, dimmed while the next
 * ones come, the links to the other pages, and what stands where there is no row.
 */
export function ListScreen<Args, Shown extends Page<unknown>>({
  list,
  query,
  loading,
  count,
  pages,
  actions,
  empty,
  noneFound,
  frame = (content) => content,
  children,
}: ListScreenProps<Args, Shown>) {
  const { data: shown, isPending, isPlaceholderData: isStale } = query;
  const counted = shown && count(shown);
  const told = isPending
    ? loading
    : counted && [isStale ? null : missingPage(list.page, shown.page), counted].filter(Boolean).join(' ');
  const status = (
    <Text isAnnounced isNote isTabular data-list="">
      {told}
    </Text>
  );
  return (
    <>
      {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
      {actions === undefined ? status : <PageBar intro={status} actions={actions} />}
      <LoadError query={query} />
      {(isPending || (shown && shown.rows.length > 0)) && (
        <>
          {frame(
            <ListRegion page={shown?.page} isStale={isStale}>
              {children(shown?.rows)}
            </ListRegion>,
            isPending,
          )}
        </>
      )}
      {shown && (
        <PageLinks label={pages} page={shown.page} total={shown.total} onPageChange={list.onPageChange} />
      )}
      {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
      {shown?.total === 0 &&
        (noneFound && list.isFiltered ? (
          <EmptyState
            title={noneFound.title}
            action={
              <Button variant="outline" onClick={list.clear}>
                {noneFound.clear}
              </Button>
            }
          >
            {noneFound.hint ?? 'Rien ne correspond. Essayez un mot plus court, ou effacez la recherche.'}
          </EmptyState>
        ) : (
          empty
        ))}
    </>
  );
}

/** Says that the page of the address doesn't exist, or no longer does, and which one is shown; null when it is the one shown. */
const missingPage = (wanted: number, shown: number) =>
  wanted > shown
    ? `La page ${formatWhole(wanted)} n’existe pas\u00A0: voici la dernière, la page ${formatWhole(shown)}.`
    : null;

/** Leads through the pages of a list, whose address as a rule says which one is shown. */
function PageLinks({
  page,
  total,
  label,
  onPageChange,
}: Pick<List<never>, 'page' | 'onPageChange'> & { total: number; label: string }) {
  const [params] = useSearchParams();
  const shared = { label, page, pageCount: countPages(total) };
  return onPageChange ? (
    <Pagination {...shared} onPageChange={onPageChange} />
  ) : (
    <Pagination
      {...shared}
      renderPage={(target) => (
        <Link to={{ search: withPage(params, target).toString() }} preventScrollReset />
      )}
    />
  );
}

/** The same address with another page; the first one goes without saying. */
function withPage(params: URLSearchParams, page: number) {
  const next = new URLSearchParams(params);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}

/** Around the rows of one page: dimmed while the next ones come, and the focus goes to its top when they are another page. */
function ListRegion({
  page,
  isStale,
  children,
}: {
  page: number | undefined;
  isStale: boolean;
  children: ReactNode;
}) {
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (isStale || page === undefined || page === shown.current) return;
    const isAnother = shown.current !== undefined;
    shown.current = page;
    // A search or filter leads to another page as well: who types keeps the focus.
    if (!isAnother || document.activeElement?.matches('input, select, [role=combobox]')) return;
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'start' });
  }, [page, isStale]);
  return (
    <Region ref={region} tabIndex={-1} aria-busy={isStale || undefined}>
      {children}
    </Region>
  );
}
