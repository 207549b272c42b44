import { LOCAL_PUBLISHABLE_KEY } from '#data/localBackend.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { type Backend, openBackend } from '#mocks/backend/openBackend.ts';
import { createSession } from '#mocks/session.ts';
import { type Actor, actors } from '../../../supabase/permissions/permissions.ts';

/** What a request asks of the database. */
export type Requested = {
  method: string;
  /** The address behind the kind of API, with its search: `articles?select=*`. */
  address: string;
  /** The table, the view or the function; of a file, the table of files. */
  schema: 'public' | 'storage';
  name: string;
  /** The command of SQL that a policy is written for; a function is executed. */
  command: 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE' | 'EXECUTE';
};

/** What somebody gets for a request. */
export type Outcome = { status: number; rows: number | null; changed: number; message: string };

/** A rule of the database that has a say in a request. */
export type Rule = {
  kind: 'grant' | 'policy';
  name: string;
  isFor: Record<'anon' | 'authenticated', boolean>;
};

export type Judgement = Requested & { rules: Rule[]; outcomes: Record<Actor, Outcome> };

const commands = {
  GET: 'SELECT',
  HEAD: 'SELECT',
  POST: 'INSERT',
  PATCH: 'UPDATE',
  PUT: 'UPDATE',
  DELETE: 'DELETE',
} as const;

/** What a request asks of the database; null where it asks nothing that a policy or a grant decides. */
function readRequest({ method, url }: Pick<Request, 'method' | 'url'>): Requested | null {
  const { pathname, search } = new URL(url);
  const [, api, path = ''] = /\/(rest|storage)\/v1\/(.+)$/.exec(pathname) ?? [];
  const command = commands[method as keyof typeof commands];
  if (!api || !command) return null;
  const address = decodeURIComponent(path + search);
  if (api === 'storage') {
    // Files are listed, and several of them deleted, by requests that carry a list.
    const isList = path.startsWith('object/list/');
    return { method, address, schema: 'storage', name: 'objects', command: isList ? 'SELECT' : command };
  }
  const [, called] = /^rpc\/(\w+)$/.exec(path) ?? [];
  return { method, address, schema: 'public', name: called ?? path, command: called ? 'EXECUTE' : command };
}

/** Grants and policies that have a say, each with the roles of the database that it is for. */
const rulesSql = {
  function: `
    select 'grant' as kind,
      'execute ' || p.oid::regprocedure || case when p.prosecdef then ', security definer' else '' end as name,
      has_function_privilege('anon', p.oid, 'execute') as anon,
      has_function_privilege('authenticated', p.oid, 'execute') as authenticated
    from pg_proc p where p.pronamespace = $1::regnamespace and p.proname = $2 and $3 = 'EXECUTE'`,
  relation: `
    with asked as (select c.oid, c.relkind from pg_class c where c.relnamespace = $1::regnamespace and c.relname = $2),
    behind as (
      select oid from asked
      union
      select d.refobjid from asked a join pg_rewrite r on r.ev_class = a.oid
        join pg_depend d on d.objid = r.oid and d.classid = 'pg_rewrite'::regclass
      where a.relkind = 'v' and d.refclassid = 'pg_class'::regclass
    )
    select 'grant' as kind, lower($3) || ' on ' || b.oid::regclass as name,
      has_table_privilege('anon', b.oid, $3) or ($3 <> 'DELETE' and has_any_column_privilege('anon', b.oid, $3)) as anon,
      has_table_privilege('authenticated', b.oid, $3)
        or ($3 <> 'DELETE' and has_any_column_privilege('authenticated', b.oid, $3)) as authenticated
    from asked b
    union all
    select 'policy', p.policyname, 'anon' = any(p.roles) or 'public' = any(p.roles),
      'authenticated' = any(p.roles) or 'public' = any(p.roles)
    from behind b join pg_class c on c.oid = b.oid join pg_namespace n on n.oid = c.relnamespace
      join pg_policies p on p.schemaname = n.nspname and p.tablename = c.relname
    where p.cmd in ($3, 'ALL')`,
};

type RuleRow = { kind: Rule['kind']; name: string; anon: boolean; authenticated: boolean };

async function getRules(backend: Backend, { schema, name, command }: Requested): Promise<Rule[]> {
  const sql = command === 'EXECUTE' ? rulesSql.function : rulesSql.relation;
  const rows = await backend.query<RuleRow>(sql, [schema, name, command]);
  return rows.map(({ kind, name: own, anon, authenticated }) => ({
    kind,
    name: own,
    isFor: { anon, authenticated },
  }));
}

/** The same request, asked by somebody else. */
async function asActor(request: Request, actor: Actor): Promise<Request> {
  const headers = new Headers(request.headers);
  headers.set('apikey', LOCAL_PUBLISHABLE_KEY);
  const token =
    actor === 'anonymous' ? LOCAL_PUBLISHABLE_KEY : (await createSession(accountByRole[actor])).access_token;
  headers.set('Authorization', `Bearer ${token}`);
  const body = /^(GET|HEAD)$/.test(request.method) ? null : await request.clone().arrayBuffer();
  return new Request(request.url, { method: request.method, headers, body });
}

async function getOutcome({ response, changed }: Awaited<ReturnType<Backend['tryOut']>>): Promise<Outcome> {
  const { status } = response;
  const text = await response.text();
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    // One file, or none.
  }
  const message =
    !response.ok && typeof answer === 'object' && answer !== null && 'message' in answer
      ? String(answer.message)
      : '';
  return { status, rows: response.ok && Array.isArray(answer) ? answer.length : null, changed, message };
}

/** What each of the five gets for a request, and what decides it. Nothing of it is kept. */
export async function judge(request: Request): Promise<Judgement | null> {
  const backend = await openBackend();
  const requested = readRequest(request);
  if (!requested) return null;
  const rules = await getRules(backend, requested);
  const outcomes: Partial<Record<Actor, Outcome>> = {};
  // One after the other: the database has one session.
  for (const actor of actors)
    outcomes[actor] = await getOutcome(await backend.tryOut(await asActor(request, actor), requested.name));
  return { ...requested, rules, outcomes: outcomes as Record<Actor, Outcome> };
}
