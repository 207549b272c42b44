import { db } from '../db.ts';
import { foldText } from '#data/foldText.ts';
import type { Arguments } from './procedures.ts';
import { sortRows } from './query.ts';
import { mayCall, readableRows, refuseCall } from './rights.ts';
import { type Caller, type Row, schemaOf, type TableName } from './tables.ts';

const PAGE_SIZE = 50;

const folded = (text: unknown) => foldText(typeof text === 'string' ? text : '');

const contains = (row: Row, columns: string[], search: unknown) =>
  columns.some((column) => folded(row[column]).includes(folded(search)));

const is = (wanted: unknown, value: unknown) => wanted === undefined || wanted === null || wanted === value;

/** The page of these rows, with the total beside each. */
export function pageOf(rows: Row[], wanted: unknown, toRow: (row: Row) => Row, facts: Row = {}): Row[] {
  const total = rows.length;
  const page = Math.max(1, Math.min(Number(wanted ?? 1), Math.ceil(total / PAGE_SIZE)));
  return rows
    .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    .map((row) => ({ ...toRow(row), total, ...facts, page }));
}

const newestFirst = { column: 'created_at', isAscending: false, areNullsFirst: false };
const byId = { column: 'id', isAscending: true, areNullsFirst: false };
const columnOf: Record<string, string> = { title: 'folded_title', views: 'views_count' };

/** The names of an account; null when it is gone. */
export const nameOf = (id: unknown) => {
  const account = db.accounts.find(({ user_id }) => user_id === id);
  return { first_name: account?.first_name ?? null, last_name: account?.last_name ?? null };
};

const prefixedName = (id: unknown, prefix: string): Row => {
  const { first_name, last_name } = nameOf(id);
  return { [`${prefix}_first_name`]: first_name, [`${prefix}_last_name`]: last_name };
};

/** All rows that the caller may read, whole: fixtures leave out what is null. */
const rowsFor = (name: TableName, caller: Caller): Row[] => {
  const columns = Object.entries(schemaOf(name).columns).filter(([, { computed }]) => !computed);
  const blank = Object.fromEntries(columns.map(([column]) => [column, null]));
  return readableRows(name, caller, () => true).map((row) => ({ ...blank, ...row }));
};

/** The functions that give a page of a table of the back-office. */
export const lists: Record<string, (args: Arguments, caller: Caller) => Row[]> = {
  list_articles(args, caller) {
    if (!mayCall('list_articles', 'any', caller)) refuseCall('list_articles', caller);
    const found = rowsFor('articles', caller).filter(
      (row) =>
        is(args['only_status'], row.status) &&
        is(args['only_category'], row.category_id) &&
        is(args['only_author'], row.author_id) &&
        contains(row, ['title', 'excerpt'], args['search']),
    );
    const order = {
      column: columnOf[String(args['sort'])] ?? 'created_at',
      isAscending: args['is_descending'] === false,
      areNullsFirst: false,
    };
    const sorted = sortRows(
      found.map((row) => ({ ...row, folded_title: folded(row.title) })),
      [order, { ...order, column: 'id' }],
    );
    const mostCounted = folded(args['search']) === '' ? 10_000 : 1000;
    return pageOf(
      sorted.slice(0, mostCounted),
      args['wanted_page'],
      ({ id, title, excerpt, status, views_count, created_at, published_at, category_id, author_id }) => {
        const category = db.categories.find((row) => row.id === category_id);
        const names = { category_name: category?.name ?? null, category_color: category?.color ?? null };
        return {
          ...({ id, title, excerpt, status, views_count, created_at, published_at } as Row),
          ...names,
          ...prefixedName(author_id, 'author'),
        };
      },
      { is_total_exact: sorted.length <= mostCounted },
    );
  },
  list_authors(_args, caller) {
    const isAuthor = (id: string) => db.articles.some(({ author_id }) => author_id === id);
    return mayCall('list_authors', 'any', caller)
      ? db.accounts
          .filter(({ user_id }) => isAuthor(user_id))
          .map(({ user_id, first_name, last_name }) => ({ user_id, first_name, last_name }))
      : [];
  },
  list_contact_messages({ only_handled, wanted_page }, caller) {
    const found = rowsFor('contact_messages', caller)
      .filter((row) => is(only_handled, row.handled_at !== null))
      .map((row) => ({ ...row, is_handled: Number(row.handled_at !== null) }));
    const order = [{ column: 'is_handled', isAscending: true, areNullsFirst: false }, newestFirst, byId];
    return pageOf(
      sortRows(found, order),
      wanted_page,
      ({ is_handled: _is, ...row }) => ({ ...row, ...prefixedName(row['handled_by'], 'handler') }),
      { is_total_exact: true },
    );
  },
  list_media_library({ search, wanted_page, only_pictures }, caller) {
    const found = rowsFor('media_library', caller).filter(
      (row) =>
        contains(row, ['title', 'file_name'], search) &&
        (only_pictures !== true || String(row.mime_type).startsWith('image/')),
    );
    return pageOf(sortRows(found, [newestFirst, byId]), wanted_page, (row) => ({
      ...row,
      ...prefixedName(row['uploaded_by'], 'uploader'),
    }));
  },
};
