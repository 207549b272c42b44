import { HttpResponse, http } from 'msw/http';
import { callerOf } from '../accessToken.ts';
import { storageKeyOf } from '#data/media/media.ts';
import { db } from '../db.ts';
import { type Arguments, procedures } from './procedures.ts';
import { parseQuery, project, sortRows } from './query.ts';
import { Refusal } from './refusal.ts';
import { type Caller, type Cell, type Row, type Table, type TableName, tables } from './tables.ts';
import { keepDeleted, refuseDeletedId } from './trash.ts';

const isTableName = (name: string): name is TableName => Object.hasOwn(tables, name);

/** The database's interface: tables with the policies of the migrations, and procedures. */
export const restHandlers = [
  http.post('*/rest/v1/rpc/:name', ({ request, params }) =>
    answer(request, async (caller) => {
      const procedure = procedures[String(params.name)];
      if (!procedure) throw new Error(`Mock: unknown procedure "${String(params.name)}"`);
      const rows = procedure((await request.json()) as Arguments, caller);
      return rows ? HttpResponse.json(rows) : new HttpResponse(null, { status: 204 });
    }),
  ),
  http.all('*/rest/v1/:table', ({ request, params }) =>
    answer(request, async (caller) => {
      const name = String(params.table);
      if (!isTableName(name)) throw new Error(`Mock: unknown table "${name}"`);
      if (request.method === 'GET' || request.method === 'HEAD') return select(name, request, caller);
      if (request.method === 'POST') return insert(name, request, caller);
      if (request.method === 'PATCH') return update(name, request, caller);
      if (request.method === 'DELETE') return remove(name, request, caller);
      throw new Error(`Mock: unknown method ${request.method}`);
    }),
  ),
];

async function answer(request: Request, respond: (caller: Caller) => Promise<Response>) {
  const caller = callerOf(request);
  if (caller === 'invalid') return new Refusal(401, 'PGRST301', 'JWT could not be verified').toResponse();
  try {
    return await respond(caller === 'anonymous' ? null : caller);
  } catch (error) {
    if (error instanceof Refusal) return error.toResponse();
    throw error;
  }
}

const prefers = (request: Request, preference: string) =>
  (request.headers.get('Prefer') ?? '').split(',').includes(preference);

async function select(name: TableName, request: Request, caller: Caller) {
  const query = parseQuery(name, new URL(request.url).searchParams);
  const { rows, mayRead, computed = (row: Row) => row } = tables[name];
  const represent = (row: Row) => project(name, row, query.selection, caller, query.linked);
  // Only an inner link can make a row disappear; without one, what isn't sent needn't be put together.
  const isThinned = query.selection.some(({ isInner }) => isInner);
  const found = sortRows(
    rows(caller)
      .filter((row) => mayRead(row, caller) && query.matches(row))
      .map(computed),
    query.order,
  ).filter((row) => !isThinned || represent(row) !== null);
  const page = found.slice(query.offset, query.offset + query.limit).map(represent);
  const isCounted = prefers(request, 'count=exact');
  if (isCounted && query.offset > 0 && query.offset >= found.length) {
    const details = `An offset of ${query.offset} was requested, but there are only ${found.length} rows.`;
    const headers = { 'Content-Range': `*/${found.length}` };
    throw new Refusal(416, 'PGRST103', 'Requested range not satisfiable', { details, headers });
  }
  const range = page.length > 0 ? `${query.offset}-${query.offset + page.length - 1}` : '*';
  const body = request.method === 'HEAD' ? null : JSON.stringify(page);
  return new HttpResponse(body, {
    status: isCounted && page.length < found.length ? 206 : 200,
    headers: {
      'Content-Type': 'application/json',
      'Content-Range': `${range}/${isCounted ? found.length : '*'}`,
    },
  });
}

async function insert(name: TableName, request: Request, caller: Caller) {
  const { insert: rules } = tables[name];
  const body = (await request.json()) as Row | Row[];
  const rows = Array.isArray(body) ? body : [body];
  checkPrivilege(name, rows, rules?.columns, caller, rules?.isOpenToVisitors);
  const inserted = rows.map((given) => {
    const row = { ...rules?.defaults(caller), ...stored(given) };
    if (!rules?.may(row, caller)) throw rowSecurity(name, caller);
    checkConstraints(name, row, null);
    rules.afterwards?.(row, caller);
    refuseDeletedId(name, row);
    tables[name].rows(caller).push(row);
    return row;
  });
  return representation(name, request, inserted, caller, 201);
}

async function update(name: TableName, request: Request, caller: Caller) {
  const { update: rules, rows, mayRead } = tables[name];
  const changes = (await request.json()) as Row;
  checkPrivilege(name, [changes], rules?.columns, caller);
  const query = parseQuery(name, new URL(request.url).searchParams);
  const before = rows(caller);
  const changed = before.flatMap((row, index) => {
    if (!rules?.may(caller) || !mayRead(row, caller) || !query.matches(row)) return [];
    const next = rules.trigger({ ...row, ...stored(changes) }, caller);
    checkConstraints(name, next, row);
    before[index] = next;
    return [next];
  });
  return representation(name, request, changed, caller, 200);
}

async function remove(name: TableName, request: Request, caller: Caller) {
  const { delete: rules, rows, mayRead } = tables[name];
  checkPrivilege(name, [], rules && [], caller);
  const query = parseQuery(name, new URL(request.url).searchParams);
  const before = rows(caller);
  const removed = before.filter((row) => rules?.may(caller) && mayRead(row, caller) && query.matches(row));
  for (const row of removed) {
    keepDeleted(name, row);
    before.splice(before.indexOf(row), 1);
    unlink(name, row);
  }
  return representation(name, request, removed, caller, 200);
}

function representation(name: TableName, request: Request, rows: Row[], caller: Caller, status: number) {
  if (!prefers(request, 'return=representation')) {
    return new HttpResponse(null, { status: status === 201 ? 201 : 204 });
  }
  const { selection } = parseQuery(name, new URL(request.url).searchParams);
  const { computed = (row: Row) => row } = tables[name];
  return HttpResponse.json(
    rows.map((row) => project(name, computed(row), selection, caller)),
    { status },
  );
}

/** Values as the database keeps them: it writes dates its own way. */
function stored(values: Row): Row {
  const entries = Object.entries(values).map(([column, value]) => {
    const isDate = column.endsWith('_at') && typeof value === 'string';
    return [column, isDate ? new Date(value).toISOString().replace('Z', '+00:00') : value] as const;
  });
  return Object.fromEntries(entries);
}

/** Privileges are granted column by column, and to visitors hardly any. */
function checkPrivilege(
  name: TableName,
  rows: Row[],
  columns: string[] | undefined,
  caller: Caller,
  isOpenToVisitors = false,
) {
  const isGranted =
    columns !== undefined &&
    (caller !== null || isOpenToVisitors) &&
    rows.every((row) => Object.keys(row).every((column) => columns.includes(column)));
  if (!isGranted) throw new Refusal(caller ? 403 : 401, '42501', `permission denied for table ${name}`);
}

/** Of the address of a file, the key alone counts: another host or a query string makes no other file of it. */
const isSame = (column: string, one: Cell | undefined, other: Cell | undefined) =>
  column === 'file_path' ? storageKeyOf(String(one)) === storageKeyOf(String(other)) : one === other;

const rowSecurity = (name: TableName, caller: Caller) =>
  new Refusal(caller ? 403 : 401, '42501', `new row violates row-level security policy for table "${name}"`);

function checkConstraints(name: TableName, row: Row, before: Row | null) {
  const table: Table = tables[name];
  const empty = table.columns.find((column) => row[column] == null && !table.nullable.includes(column));
  if (empty) {
    const message = `null value in column "${empty}" of relation "${name}" violates not-null constraint`;
    throw new Refusal(400, '23502', message);
  }
  for (const [constraint, isKept] of Object.entries(table.checks)) {
    if (!isKept(row)) {
      const message = `new row for relation "${name}" violates check constraint "${constraint}"`;
      throw new Refusal(400, '23514', message);
    }
  }
  const others = table.rows(null).filter((other) => other !== before);
  const keys = [table.primaryKey, ...table.unique.map((column) => [column])];
  for (const key of keys) {
    if (!others.some((other) => key.every((column) => isSame(column, other[column], row[column])))) continue;
    const constraint = key === table.primaryKey ? `${name}_pkey` : `${name}_${key.join('_')}_key`;
    // Row security keeps the database from telling which value it was.
    throw new Refusal(409, '23505', `duplicate key value violates unique constraint "${constraint}"`);
  }
  for (const { table: target, own, theirs, isMany } of Object.values(table.relations)) {
    const value = row[own] ?? null;
    if (isMany || value === null || tables[target].rows(null).some((other) => other[theirs] === value))
      continue;
    throw new Refusal(
      409,
      '23503',
      `insert or update on table "${name}" violates foreign key constraint "${name}_${own}_fkey"`,
      { details: `Key is not present in table "${target}".` },
    );
  }
}

/** What the foreign keys do when a row goes: links go with it, an article loses its category. */
function unlink(name: TableName, { id }: Row) {
  if (name === 'articles') db.article_tags = db.article_tags.filter((link) => link.article_id !== id);
  if (name === 'tags') db.article_tags = db.article_tags.filter((link) => link.tag_id !== id);
  if (name === 'categories') {
    for (const article of db.articles) if (article.category_id === id) article.category_id = null;
  }
}
