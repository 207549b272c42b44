import { toStorageKey } from '#data/media/media.ts';
import type { Column, Condition } from '../../supabase/schema/describeSchema.ts';
import { serverId, serverNow } from '../clock.ts';
import { db } from '../db.ts';
import { foldText } from '#data/foldText.ts';
import { Refusal } from './refusal.ts';
import {
  type Caller,
  type Cell,
  isTableName,
  type Row,
  rowsOf,
  schemaOf,
  type TableName,
  tableNames,
} from './tables.ts';

// What the database refuses and fills in stands in supabase/schema/databaseSchema.ts: here it is carried out.

/** A new row: what was given, and the defaults of the rest. */
export function newRow(name: TableName, given: Row, caller: Caller): Row {
  const now = serverNow();
  const valueOf = ([column, { default: expression }]: [string, Column]): Cell => {
    if (given[column] !== undefined) return given[column];
    if (expression === undefined) return null;
    if (expression === 'now()') return now;
    if (expression === 'gen_random_uuid()') return serverId();
    if (expression === 'auth.uid()') return caller?.user_id ?? null;
    const [, text, number] = /^(?:'(.*)'::\w+|(\d+))$/.exec(expression) ?? [];
    if (text === undefined && number === undefined) throw new Error(`Mock: unknown default ${expression}`);
    return text ?? Number(number);
  };
  const columns = Object.entries(schemaOf(name).columns).filter(([, column]) => !column.computed);
  return Object.fromEntries(columns.map((column) => [column[0], valueOf(column)]));
}

/** Values as the database keeps them: it writes dates its own way. */
export function stored(name: TableName, values: Row): Row {
  const { columns } = schemaOf(name);
  const entries = Object.entries(values).map(([column, value]) => {
    const isDate = columns[column]?.type.startsWith('timestamp') && typeof value === 'string';
    if (!isDate) return [column, value] as const;
    const moment = value === 'now' ? serverNow() : value;
    return [column, new Date(moment).toISOString().replace('Z', '+00:00')] as const;
  });
  return Object.fromEntries(entries);
}

const searchText = (...texts: (Cell | undefined)[]) =>
  texts.map((text) => foldText(typeof text === 'string' ? text : '')).join('\n');

/** What the generated columns are computed from. */
const computedColumns: Record<string, (row: Row) => Cell> = {
  'articles.dated_at': ({ published_at, created_at }) => published_at ?? created_at ?? null,
  'articles.search_text': ({ title, excerpt }) => searchText(title, excerpt),
  'media_library.search_text': ({ title, file_name }) => searchText(title, file_name),
  // What is published comes with them: `publishedContents`.
  'site_contents.slug': ({ slug }) => slug ?? null,
  'site_contents.title': ({ title }) => title ?? null,
  'site_contents.footer': ({ footer }) => footer ?? null,
  'contact_messages.is_handled': ({ handled_at }) => handled_at !== null,
  // The law gives thirty days.
  'personal_data_requests.due_on': ({ received_on }) =>
    new Date(Date.parse(String(received_on)) + 30 * 86_400_000).toISOString().slice(0, 10),
};

/** A row with its generated columns. */
export function withComputed(name: TableName, row: Row): Row {
  const computed = Object.entries(schemaOf(name).columns).filter(([, column]) => column.computed);
  if (computed.length === 0) return row;
  const values = computed.map(([column]) => {
    const compute = computedColumns[`${name}.${column}`];
    if (!compute) throw new Error(`Mock: can't compute ${name}.${column}`);
    return [column, compute(row)];
  });
  return { ...row, ...Object.fromEntries(values) };
}

/** Control characters but tabs and line breaks, and two more that XML 1.0 can't carry. */
const unwritable = /[^\P{Cc}\t\n\r\u0085]|[\uFFFE\uFFFF]/u;
const lineBreak = /[\n\r\u0085\u2028\u2029]/;

/** What the cleaning functions of the database leave as it is. */
const isClean: Record<string, (text: string) => boolean> = {
  clean_text: (text) => !unwritable.test(text),
  clean_line: (text) => !unwritable.test(text) && !lineBreak.test(text),
};

function isKept(condition: Condition, row: Row): boolean {
  const value = row[condition.column] ?? null;
  if (value === null) return true;
  const text = String(value);
  if ('matches' in condition) return new RegExp(condition.matches).test(text);
  // The database counts characters, where JavaScript counts some of them twice.
  if ('maxLength' in condition) return Array.from(text).length <= condition.maxLength;
  if ('min' in condition) return Number(value) >= condition.min;
  if ('max' in condition) return Number(value) <= condition.max;
  if ('noneOf' in condition) return !condition.noneOf.includes(text);
  const test = isClean[condition.isCleanedBy];
  if (!test) throw new Error(`Mock: unknown function ${condition.isCleanedBy}`);
  return test(text);
}

/** What a part of a key holds: a column, or what a function makes of it. */
function keyPart(part: string, row: Row): Cell {
  const [, column] = /^private\.media_key_of\((\w+)\)$/.exec(part) ?? [];
  if (column) return toStorageKey(String(row[column]));
  if (!/^\w+$/.test(part)) throw new Error(`Mock: unknown key ${part}`);
  return row[part] ?? null;
}

/** Refuses a row that breaks what the table asks of each by itself. */
export function checkConditions(name: TableName, row: Row) {
  for (const [constraint, conditions] of Object.entries(schemaOf(name).checks)) {
    if (conditions.every((condition) => isKept(condition, row))) continue;
    const message = `new row for relation "${name}" violates check constraint "${constraint}"`;
    throw new Refusal(400, '23514', message);
  }
}

/** Refuses a new or changed row that breaks a constraint, the first one that the database would name. */
export function checkConstraints(name: TableName, row: Row, before: Row | null) {
  const { columns, keys, foreignKeys } = schemaOf(name);
  for (const [column, { isRequired, computed }] of Object.entries(columns)) {
    if (!isRequired || computed || row[column] != null) continue;
    const message = `null value in column "${column}" of relation "${name}" violates not-null constraint`;
    throw new Refusal(400, '23502', message);
  }
  checkConditions(name, row);
  const others = rowsOf(name).filter((other) => other !== before);
  for (const [constraint, parts] of Object.entries(keys)) {
    if (!others.some((other) => parts.every((part) => keyPart(part, other) === keyPart(part, row)))) continue;
    // Row security keeps the database from telling which value it was.
    throw new Refusal(409, '23505', `duplicate key value violates unique constraint "${constraint}"`);
  }
  for (const [constraint, { own, table, theirs }] of Object.entries(foreignKeys)) {
    const value = row[own] ?? null;
    if (value === null || targets(table).some((target) => target[theirs] === value)) continue;
    throw brokenLink(name, constraint, table);
  }
}

const targets = (table: string): Row[] => (isTableName(table) ? rowsOf(table) : db.accounts);

/** The answer to a row that names another one that doesn't exist. */
export function brokenLink(name: TableName, constraint: string, table: string) {
  const message = `insert or update on table "${name}" violates foreign key constraint "${constraint}"`;
  return new Refusal(409, '23503', message, { details: `Key is not present in table "${table}".` });
}

/** What the foreign keys do when a row goes: rows that can't be without it go, others lose the link. */
export function unlink(gone: TableName, row: Row) {
  for (const name of tableNames) {
    for (const { table, own, theirs, deleting } of Object.values(schemaOf(name).foreignKeys)) {
      if (table !== gone) continue;
      const rows = rowsOf(name);
      for (const linked of rows.filter((other) => other[own] === row[theirs])) {
        if (deleting === 'cascade') rows.splice(rows.indexOf(linked), 1);
        else if (deleting === 'set null') linked[own] = null;
        else throw new Error(`Mock: ${name} keeps ${table} from being deleted`);
      }
    }
  }
}
