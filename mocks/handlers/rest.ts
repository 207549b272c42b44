import { HttpResponse, http } from 'msw/http';
import { callerOf } from '../accessToken.ts';
import { checkConstraints, newRow, stored, unlink, withComputed } from './constraints.ts';
import { type Arguments, callProcedure } from './procedures.ts';
import { checkReadable, parseQuery, project, sortRows } from './query.ts';
import { Refusal } from './refusal.ts';
import { checkPolicy, checkPrivilege, checkUpload, may, readableRows } from './rights.ts';
import { keepRevision, takeSaid } from './revisions.ts';
import { type Caller, isTableName, type Row, rowsOf, type TableName, touched } from './tables.ts';
import { keepDeleted, refuseDeletedId } from './trash.ts';

/** The database's interface: tables with the policies of the migrations, and procedures. */
export const restHandlers = [
  http.post('*/rest/v1/rpc/:name', ({ request, params }) =>
    answer(request, async (caller) => {
      const result = callProcedure(String(params.name), (await request.json()) as Arguments, caller);
      return result === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(result);
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
  checkReadable(name, query.selection, caller);
  const represent = (row: Row) => project(name, row, query.selection, caller, query.linked);
  // Only an inner link can make a row disappear; without one, what isn't sent needn't be put together.
  const isThinned = query.selection.some(({ isInner }) => isInner);
  const matches = (row: Row) => query.matches(withComputed(name, row));
  const readable = readableRows(name, caller, matches).map((row) => withComputed(name, row));
  const found = sortRows(readable, query.order).filter((row) => !isThinned || represent(row) !== null);
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
  const body = (await request.json()) as Row | Row[];
  const rows = Array.isArray(body) ? body : [body];
  checkPrivilege('create', name, rows.flatMap(Object.keys), caller);
  const inserted = rows.map((given) => {
    const row = newRow(name, stored(name, given), caller);
    checkPolicy(name, row, caller);
    checkConstraints(name, row, null);
    checkUpload(name, row, caller);
    refuseDeletedId(name, row);
    const said = name === 'articles' ? takeSaid(row) : null;
    rowsOf(name).push(row);
    if (name === 'articles') keepRevision(row.id, caller, said);
    if (name === 'article_tags') keepRevision(row.article_id, caller);
    return row;
  });
  return representation(name, request, inserted, caller, 201);
}

async function update(name: TableName, request: Request, caller: Caller) {
  const changes = (await request.json()) as Row;
  checkPrivilege('change', name, Object.keys(changes), caller);
  const query = parseQuery(name, new URL(request.url).searchParams);
  const rows = rowsOf(name);
  const changed = rows.flatMap((row, index) => {
    if (!may('change', name, row, caller) || !may('read', name, row, caller) || !query.matches(row))
      return [];
    const next = touched(name, { ...row, ...stored(name, changes) }, caller);
    checkConstraints(name, next, row);
    const said = name === 'articles' ? takeSaid(next) : null;
    rows[index] = next;
    if (name === 'articles') keepRevision(next.id, caller, said);
    return [next];
  });
  return representation(name, request, changed, caller, 200);
}

async function remove(name: TableName, request: Request, caller: Caller) {
  checkPrivilege('delete', name, [], caller);
  const query = parseQuery(name, new URL(request.url).searchParams);
  const rows = rowsOf(name);
  const removed = rows.filter(
    (row) => may('delete', name, row, caller) && may('read', name, row, caller) && query.matches(row),
  );
  for (const row of removed) {
    const linked = keepDeleted(name, row, caller);
    rows.splice(rows.indexOf(row), 1);
    unlink(name, row);
    for (const id of linked) keepRevision(id, caller);
  }
  return representation(name, request, removed, caller, 200);
}

function representation(name: TableName, request: Request, rows: Row[], caller: Caller, status: number) {
  if (!prefers(request, 'return=representation')) {
    return new HttpResponse(null, { status: status === 201 ? 201 : 204 });
  }
  const { selection } = parseQuery(name, new URL(request.url).searchParams);
  return HttpResponse.json(
    rows.map((row) => project(name, withComputed(name, row), selection, caller)),
    { status },
  );
}
