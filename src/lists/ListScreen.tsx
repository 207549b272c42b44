import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageBar } from '#admin/shell/AdminPage/PageBar.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { formatWhole } from '#data/formats.ts';
import type { Page } from '#data/paging.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { Text } from '#design-system/primitives/Text';
import { ListRegion } from './ListRegion.tsx';
import { PageLinks } from './PageLinks.tsx';
import type { List } from './useList.ts';

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
  const status = { list, query, loading, count };
  return (
    <>
      {actions === undefined ? (
        <Status {...status} />
      ) : (
        <PageBar intro={<Status {...status} />} actions={actions} />
      )}
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

type StatusProps<Args, Shown extends Page<unknown>> = Pick<
  ListScreenProps<Args, Shown>,
  'list' | 'query' | 'loading' | 'count'
>;

/** How many rows there are, or that they are on their way. */
function Status<Args, Shown extends Page<unknown>>({
  list,
  query,
  loading,
  count,
}: StatusProps<Args, Shown>) {
  const { data: shown, isPending, isPlaceholderData: isStale } = query;
  const counted = shown && count(shown);
  return (
    <Text isAnnounced size="small" tone="muted" isTabular data-list="">
      {isPending
        ? loading
        : counted && [isStale ? null : missingPage(list.page, shown.page), counted].filter(Boolean).join(' ')}
    </Text>
  );
}

/** Says that the page of the address doesn't exist, or no longer does, and which one is shown; null when it is the one shown. */
const missingPage = (wanted: number, shown: number) =>
  wanted > shown
    ? `La page ${formatWhole(wanted)} n’existe pas\u00A0: voici la dernière, la page ${formatWhole(shown)}.`
    : null;
