import type { Database, Tables } from '#generated/database.types.ts';
import { insertSql, sqlLiteral } from '../supabase/seed/insertSql.ts';
import { openBackend } from './backend/openBackend.ts';

/** The tables and views that the API shows. */
export type PublicTable = keyof (Database['public']['Tables'] & Database['public']['Views']);

/** The row of a table: of a public one as the types say, of a private one as the database gives it. */
type TableRow<Name extends string> = Name extends PublicTable ? Tables<Name> : Record<string, unknown>;

type Values = Record<string, unknown>;

const toTable = (name: string) => (name.includes('.') ? name : `public.${name}`);

/** A value in a statement; only for stories, whose values we wrote. */
export function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return sqlLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}

const toPairs = (values: Values, separator: string) =>
  Object.entries(values)
    .map(([column, value]) =>
      separator === ' and ' && value === null ? `${column} is null` : `${column} = ${toLiteral(value)}`,
    )
    .join(separator);

const toCondition = (where: Values) => toPairs(where, ' and ') || 'true';

/** Runs a script in the story's database as its owner; triggers answer as they always do. */
export const run = async (script: string) => (await openBackend()).exec(script);

/** Asks the story's database as its owner. */
export const query = async <Row>(sql: string, parameters: unknown[] = []) =>
  (await openBackend()).query<Row>(sql, parameters);

const toInsert = (table: string, rows: readonly object[]) =>
  insertSql(
    toTable(table),
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, toCell(value)])),
    ),
  );

/** Adds rows. */
export const insert = async <Name extends string>(table: Name, ...rows: Partial<TableRow<Name>>[]) =>
  run(toInsert(table, rows));

/** Adds rows, but for those that are there: stories of a guide begin side by side, on one database. */
export const insertOnce = async <Name extends string>(table: Name, ...rows: Partial<TableRow<Name>>[]) =>
  run(toInsert(table, rows).replace(/;\n$/, ' on conflict do nothing;'));

const toCell = (value: unknown) =>
  value === undefined || value === null || typeof value === 'string' || typeof value === 'number'
    ? value
    : JSON.stringify(value);

/** The statement that changes the rows that have these values; all of a table, with none. */
export const toUpdate = <Name extends string>(
  table: Name,
  where: Partial<TableRow<Name>>,
  values: Partial<TableRow<Name>>,
) => `update ${toTable(table)} set ${toPairs(values as Values, ', ')} where ${toCondition(where as Values)};`;

/** Changes rows, as `toUpdate` says. */
export const update = async <Name extends string>(
  table: Name,
  where: Partial<TableRow<Name>>,
  values: Partial<TableRow<Name>>,
) => run(toUpdate(table, where, values));

/** Removes the rows that have these values; all of a table, with none. */
export const remove = async <Name extends string>(table: Name, where: Partial<TableRow<Name>> = {}) =>
  run(`delete from ${toTable(table)} where ${toCondition(where as Values)}`);

/** The rows that have these values, whoever may read them. */
export const find = async <Name extends string>(
  table: Name,
  where: Partial<TableRow<Name>> = {},
): Promise<TableRow<Name>[]> =>
  query(`select * from ${toTable(table)} where ${toCondition(where as Values)}`);
