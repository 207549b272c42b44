import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type Page, withRows } from './paging.ts';

type Identified = { id: string };

/** Takes a row that was deleted out of the pages of a list, while they are read again. */
export function removeRow(client: QueryClient, queryKey: QueryKey, id: string) {
  changeRows(client, queryKey, (rows) => rows.filter((row) => row.id !== id));
}

/** Puts what a row has become into the pages of a list. */
export function replaceRow<Row extends Identified>(client: QueryClient, queryKey: QueryKey, changed: Row) {
  changeRows<Row>(client, queryKey, (rows) => rows.map((row) => (row.id === changed.id ? changed : row)));
}

function changeRows<Row extends Identified>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (rows: Row[]) => Row[],
) {
  client.setQueriesData<Page<Row>>({ queryKey }, (list) => list && withRows(list, change(list.rows)));
}
