import type { UnstableGetResult } from '@supabase/postgrest-js';
import type { Database } from '#generated/database.types.ts';
import { fetchAsVisitor, readJson } from './connection.ts';

type Public = Database['public'];
type Readable = Public['Tables'] & Public['Views'];

/** A row of a table as this `select` asks for it. */
export type Selected<Table extends keyof Readable, Select extends string> = Select extends unknown
  ? UnstableGetResult<
      Public,
      Readable[Table]['Row'],
      Table,
      Readable[Table]['Relationships'],
      Select,
      { PostgrestVersion: '13' }
    >
  : never;

type Parameters<Select extends string> = { select: Select } & Record<string, string>;

/** What visitors may read of a table: rows of the type that `select` makes, by PostgREST’s other parameters. */
export async function readRows<Table extends keyof Readable, const Select extends string>(
  table: Table,
  parameters: Parameters<Select>,
) {
  return (await readCounted(table, parameters)).rows;
}

/** The same, with how many there are in all where `prefer` asks for it; else as many as were read. */
export async function readCounted<Table extends keyof Readable, const Select extends string>(
  table: Table,
  parameters: Parameters<Select>,
  prefer?: 'count=exact',
) {
  const query = new URLSearchParams(parameters);
  const response = await fetchAsVisitor(`${table}?${query.toString()}`, { prefer });
  const rows = (await readJson(response)) as Selected<Table, Select>[];
  return { rows, total: Number(response.headers.get('Content-Range')?.split('/')[1] ?? rows.length) };
}
