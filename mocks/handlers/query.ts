import { coverOf, picturesOf } from './pictures.ts';
import { shownOn } from './publishedContents.ts';
import { checkPrivilege, readableRows } from './rights.ts';
import {
  type Caller,
  type Cell,
  type Relation,
  relationOf,
  type Row,
  schemaOf,
  type TableName,
} from './tables.ts';

/** One part of `select`: a column, or the rows that a link leads to with parts of their own. */
export type Selection = { name: string; isInner: boolean; parts: Selection[] | null };

/** A condition on a row. */
type Condition = (row: Row) => boolean;

/** A row as it is sent: its columns, and the rows that its links lead to. */
export type Representation = { [name: string]: Cell | Representation | Representation[] };

/** What functions of the database add to a row when they are asked for by name. */
const computedFields: Partial<
  Record<TableName, Record<string, (row: Row) => Representation | string | null>>
> = {
  articles: { cover: coverOf, pictures: picturesOf },
  site_contents: { shown_on: shownOn },
};

type Order = { column: string; isAscending: boolean; areNullsFirst: boolean }[];

/** What a request asks for, read from its address. */
export type Query = {
  selection: Selection[];
  matches: Condition;
  /** Conditions on the rows that a link leads to, by link: they thin out what is embedded. */
  linked: Record<string, Condition>;
  order: Order;
  limit: number;
  offset: number;
};

/** The most that the API gives at once, as on a hosted project. */
const MAX_ROWS = 1000;

/**
 * Reads PostgREST's query language as far as the data layer uses it. Anything else throws: an unknown filter must
 * never be answered with every row.
 */
export function parseQuery(table: TableName, parameters: URLSearchParams): Query {
  const selection = parseSelect(parameters.get('select') ?? '*');
  checkSelection(table, selection);
  const query: Query = { selection, matches: () => true, linked: {}, order: [], limit: MAX_ROWS, offset: 0 };
  const conditions: Condition[] = [];
  for (const [name, value] of parameters) {
    // "columns" repeats what the body of an insert already tells.
    if (name === 'select' || name === 'columns') continue;
    if (name === 'order') query.order = value.split(',').map((part) => parseOrder(table, part));
    else if (name === 'limit') query.limit = Math.min(Number(value), MAX_ROWS);
    else if (name === 'offset') query.offset = Number(value);
    else if (name === 'or') conditions.push(parseOr(table, value));
    else if (name.includes('.')) {
      const [link = '', column = ''] = name.split('.');
      query.linked[link] = parseCondition(relationOf(table, link).table, column, value);
    } else conditions.push(parseCondition(table, name, value));
  }
  query.matches = (row) => conditions.every((condition) => condition(row));
  return query;
}

/** `id,title,categories(name,color),article_tags!inner(tag_id)` */
function parseSelect(text: string): Selection[] {
  return splitAtTopLevel(text).map((part) => {
    const match = /^([a-z_]+|\*)(!inner)?(?:\((.*)\))?$/.exec(part);
    if (!match) throw new Error(`Mock: can't read "${part}" in select`);
    const [, name = '', inner, nested] = match;
    return { name, isInner: inner !== undefined, parts: nested === undefined ? null : parseSelect(nested) };
  });
}

/** Splits at the commas that stand outside of parentheses. */
function splitAtTopLevel(text: string) {
  return text.split(/,(?![^(]*\))/);
}

function checkSelection(table: TableName, selection: Selection[]) {
  for (const { name, parts } of selection) {
    if (parts) checkSelection(relationOf(table, name).table, parts);
    else if (name !== '*' && !computedFields[table]?.[name]) checkColumn(table, name);
  }
}

function checkColumn(table: TableName, column: string) {
  if (!Object.hasOwn(schemaOf(table).columns, column))
    throw new Error(`Mock: ${table} has no column "${column}"`);
}

/** Refuses columns that the caller may not even name, here and behind links. */
export function checkReadable(table: TableName, selection: Selection[], caller: Caller) {
  const columns = selection.flatMap(({ name, parts }) => {
    if (parts) return [];
    if (computedFields[table]?.[name]) return [];
    return name === '*' ? Object.keys(schemaOf(table).columns) : [name];
  });
  checkPrivilege('read', table, columns, caller);
  for (const { name, parts } of selection) {
    if (parts) checkReadable(relationOf(table, name).table, parts, caller);
  }
}

const linkedRows = ({ table, own, theirs }: Relation, row: Row, caller: Caller) =>
  readableRows(table, caller, (other) => other[theirs] === row[own]);

function parseOrder(table: TableName, part: string) {
  const [column = '', ...modifiers] = part.split('.');
  checkColumn(table, column);
  const unknown = modifiers.find(
    (modifier) => !['asc', 'desc', 'nullsfirst', 'nullslast'].includes(modifier),
  );
  if (unknown) throw new Error(`Mock: can't order by "${part}"`);
  const isAscending = !modifiers.includes('desc');
  // PostgreSQL takes null for the greatest value, unless told otherwise.
  const areNullsFirst =
    modifiers.includes('nullsfirst') || (!isAscending && !modifiers.includes('nullslast'));
  return { column, isAscending, areNullsFirst };
}

/** `(featured_image_url.like.*x*,content.like.*x*)` */
function parseOr(table: TableName, value: string): Condition {
  const parts = splitAtTopLevel(value.replace(/^\((.*)\)$/s, '$1')).map((part) => {
    const [column = '', ...condition] = part.split('.');
    return parseCondition(table, column, condition.join('.'));
  });
  return (row) => parts.some((condition) => condition(row));
}

function parseCondition(table: TableName, name: string, value: string): Condition {
  checkColumn(table, name);
  const [, operator = '', operand = ''] = /^([a-z]+)\.(.*)$/s.exec(value) ?? [];
  const condition = operators[operator]?.(operand);
  if (!condition) throw new Error(`Mock: unknown filter ${name}=${value}`);
  return (row) => condition(row[name] ?? null);
}

/** The operators that the data layer uses. Compared with null, a value is neither equal nor different. */
const operators: Record<string, (operand: string) => (value: Cell) => boolean> = {
  eq: (operand) => (value) => value !== null && String(value) === operand,
  neq: (operand) => (value) => value !== null && String(value) !== operand,
  gt: (operand) => (value) => value !== null && String(value) > operand,
  gte: (operand) => (value) =>
    value !== null && (typeof value === 'number' ? value >= Number(operand) : String(value) >= operand),
  // A value that stands in quotation marks holds none; one without them is a word.
  in: (operand) => {
    const values = [...operand.matchAll(/"([^"]*)"|[^(),"]+/g)].map(([word, value]) => value ?? word);
    return (value) => value !== null && values.includes(String(value));
  },
  is: (operand) => {
    if (operand !== 'null') throw new Error(`Mock: unknown filter is.${operand}`);
    return (value) => value === null;
  },
  not: (operand) => {
    if (operand !== 'is.null') throw new Error(`Mock: unknown filter not.${operand}`);
    return (value) => value !== null;
  },
  like: (operand) => {
    const pattern = likePattern(operand);
    return (value) => value !== null && pattern.test(String(value));
  },
};

function likePattern(operand: string) {
  const source = operand
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/[*%]/g, '.*')
    .replaceAll('_', '.');
  return new RegExp(`^${source}$`, 's');
}

/** Rows in the order asked for; the database compares text by its code points. */
export function sortRows(rows: Row[], order: Order) {
  return rows.toSorted((a, b) => {
    for (const { column, isAscending, areNullsFirst } of order) {
      const [left, right] = [a[column] ?? null, b[column] ?? null];
      if (left === right) continue;
      if (left === null || right === null) return (left === null) === areNullsFirst ? -1 : 1;
      const isBefore = typeof left === 'number' ? left < Number(right) : String(left) < String(right);
      return isBefore === isAscending ? -1 : 1;
    }
    return 0;
  });
}

const blankRow = (table: TableName): Row =>
  Object.fromEntries(Object.keys(schemaOf(table).columns).map((column) => [column, null]));

/**
 * The row with the columns and linked rows that were asked for, or null when an inner link leads nowhere. `linked`
 * are conditions on what its own links lead to.
 */
export function project(
  table: TableName,
  row: Row,
  selection: Selection[],
  caller: Caller,
  linked: Query['linked'] = {},
): Representation | null {
  const result: Representation = {};
  for (const { name, parts, isInner } of selection) {
    // Fixtures leave out what is null.
    if (name === '*') Object.assign(result, blankRow(table), row);
    else if (!parts) result[name] = computedFields[table]?.[name]?.(row) ?? row[name] ?? null;
    else {
      const relation = relationOf(table, name);
      const found = linkedRows(relation, row, caller)
        .filter((other) => linked[name]?.(other) ?? true)
        .map((other) => project(relation.table, other, parts, caller))
        .filter((other) => other !== null);
      if (isInner && found.length === 0) return null;
      result[name] = relation.isMany ? found : (found[0] ?? null);
    }
  }
  return result;
}
