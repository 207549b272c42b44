import type { TestedBackend } from './world.ts';

/** One way in which somebody could break the policies or grants, and how to mend it again. */
export type Mutant = { subject: string; name: string; apply: string; undo: string };

type Query = TestedBackend['sql'];

/** Roles of the database that a request can have. */
const apiRoles = ['anon', 'authenticated'];

/** The role that has fewer rights, to which a mutant gives those of the other. Nobody who signs in has fewer than a subscriber. */
const nextRole: Record<string, string> = { moderator: 'subscriber', editor: 'moderator', admin: 'editor' };

/** Every expression that comes from opening, closing or lowering one condition of another. */
function weakened(expression: string): { how: string; expression: string }[] {
  const at = (match: RegExpExecArray, replacement: string) =>
    expression.slice(0, match.index) + replacement + expression.slice(match.index + match[0].length);
  const variants = [
    ...expression.matchAll(/private\.has_role\('(\w+)'(?:::(?:public\.)?app_role)?\)/g),
  ].flatMap((match) => {
    const [call, role = ''] = match;
    const lower = nextRole[role];
    return [
      { how: `${role} opened`, expression: at(match, 'true') },
      { how: `${role} closed`, expression: at(match, 'false') },
      ...(lower
        ? [{ how: `${role} given to ${lower}`, expression: at(match, call.replace(role, lower)) }]
        : []),
    ];
  });
  const conditions = [
    /\w+ = \( SELECT auth\.uid\(\) AS uid\)/g,
    /private\.is_public\([\w., ]+\)/g,
    /bucket_id = '[\w-]+'::text/g,
    /private\.is_media_key\(name\)/g,
    /private\.is_deleted_media_key\(name\)/g,
    /\w+ !~ '\^internal\/'::text/g,
  ];
  return [
    ...variants,
    ...conditions.flatMap((condition) =>
      [...expression.matchAll(condition)].flatMap((match) => [
        { how: `${match[0]} opened`, expression: at(match, 'true') },
        { how: `${match[0]} closed`, expression: at(match, 'false') },
      ]),
    ),
  ];
}

/** The name under which the checks of a table or of the files run. */
const getSubject = (schema: string, table: string) => (schema === 'storage' ? 'files' : table);

async function policyMutants(sql: Query): Promise<Mutant[]> {
  const policies = await sql<{
    schema: string;
    table: string;
    name: string;
    command: string;
    roles: string[];
    using: string | null;
    check: string | null;
  }>(`select schemaname as schema, tablename as table, policyname as name, cmd as command, roles::text[] as roles,
    qual as using, with_check as check from pg_policies where schemaname in ('public', 'storage') order by 1, 2, 3`);
  return policies.flatMap(({ schema, table, name, command, roles, using, check }) => {
    const policy = `policy "${name}" on ${schema}.${table}`;
    const clauses = [using && `using (${using})`, check && `with check (${check})`].filter(Boolean).join(' ');
    const mutant = (how: string, apply: string, undo: string): Mutant => ({
      subject: getSubject(schema, table),
      name: `${name} (${table}): ${how}`,
      apply,
      undo,
    });
    const replaced = (clause: 'using' | 'with check', expression: string) =>
      [{ how: 'opened', expression: 'true' }, ...weakened(expression)]
        .filter((variant) => variant.expression !== expression)
        .map((variant) =>
          mutant(
            `${clause} ${variant.how}`,
            `alter ${policy} ${clause} (${variant.expression})`,
            `alter ${policy} ${clause} (${expression})`,
          ),
        );
    return [
      mutant(
        'dropped',
        `drop ${policy}`,
        `create ${policy} for ${command} to ${roles.join(', ')} ${clauses}`,
      ),
      ...(using ? replaced('using', using) : []),
      ...(check ? replaced('with check', check) : []),
      ...(roles.length > 1 ? roles : []).map((role) =>
        mutant(
          `taken from ${role}`,
          `alter ${policy} to ${roles.filter((other) => other !== role).join(', ')}`,
          `alter ${policy} to ${roles.join(', ')}`,
        ),
      ),
    ];
  });
}

async function rowSecurityMutants(sql: Query): Promise<Mutant[]> {
  const tables = await sql<{ table: string }>(
    `select relname as table from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity order by 1`,
  );
  return tables.map(({ table }) => ({
    subject: table,
    name: `row security of ${table}: off`,
    apply: `alter table public.${table} disable row level security`,
    undo: `alter table public.${table} enable row level security`,
  }));
}

async function grantMutants(sql: Query): Promise<Mutant[]> {
  const grants = await sql<{
    table: string;
    role: string;
    privilege: string;
    column: string | null;
    granted: boolean;
    /** Columns on which the role has the privilege, when it hasn't the whole. */
    columns: string[];
  }>(
    `with rights as (
      select oid, relname, role, privilege, has_table_privilege(role, oid, privilege) as granted,
        array(
          select attname::text from pg_attribute
          where attrelid = pg_class.oid and attnum > 0 and privilege <> 'delete'
            and not has_table_privilege(role, pg_class.oid, privilege)
            and has_column_privilege(role, pg_class.oid, attnum, privilege)
        ) as columns
      from pg_class, unnest($1::text[]) as role, unnest(array['select', 'insert', 'update', 'delete']) as privilege
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
    )
    select relname as table, role, privilege, null as column, granted, columns from rights
    union all
    select relname, role, privilege, attname::text, attname = any (columns), columns
    from rights join pg_attribute on attrelid = rights.oid and attnum > 0 and not attisdropped
    -- Nobody writes a generated column, whatever the grants say.
    where columns <> '{}' and (privilege = 'select' or attgenerated = '')
    order by 1, 2, 3, 4 nulls first`,
    [apiRoles],
  );
  return grants.map(({ table, role, privilege, column, granted, columns }) => {
    const what = `${privilege}${column ? ` (${column})` : ''} on public.${table}`;
    const grant = `grant ${what} to ${role}`;
    // Taking the whole away takes the columns along.
    const columnsBack =
      column === null && columns.length > 0
        ? `; grant ${privilege} (${columns.join(', ')}) on public.${table} to ${role}`
        : '';
    const revoke = `revoke ${what} from ${role}${columnsBack}`;
    return {
      subject: table,
      name: `${what} ${granted ? 'taken from' : 'given to'} ${role}`,
      apply: granted ? revoke : grant,
      undo: granted ? grant : revoke,
    };
  });
}

async function functionMutants(sql: Query): Promise<Mutant[]> {
  const functions = await sql<{ schema: string; name: string; signature: string; roles: string[] }>(
    `select nspname as schema, proname as name, function.oid::regprocedure::text as signature,
      array(select role from unnest($1::text[]) as role where has_function_privilege(role, function.oid, 'execute')) as roles
    from pg_proc as function join pg_namespace on pg_namespace.oid = pronamespace
    where nspname in ('public', 'private') and prorettype <> 'trigger'::regtype order by 1, 2`,
    [apiRoles],
  );
  return functions.flatMap(({ schema, name, signature, roles }) => {
    const qualified =
      schema === 'public' && !signature.startsWith('public.') ? `public.${signature}` : signature;
    return (
      apiRoles
        // No API role reaches a function of the private schema by itself, whatever it may execute.
        .filter((role) => schema === 'public' || roles.includes(role))
        .map((role) => {
          const grant = `grant execute on function ${qualified} to ${role}`;
          const revoke = `revoke execute on function ${qualified} from ${role}`;
          const isGranted = roles.includes(role);
          return {
            subject: name,
            name: `${qualified} ${isGranted ? 'taken from' : 'given to'} ${role}`,
            apply: isGranted ? revoke : grant,
            undo: isGranted ? grant : revoke,
          };
        })
    );
  });
}

/** What a call asks for first, up to its first comma, and where it stands. */
function findRights(source: string): { from: number; condition: string }[] {
  return [...source.matchAll(/private\.require_right\(/g)].flatMap((call) => {
    const from = call.index + call[0].length;
    let depth = 0;
    for (let at = from; at < source.length; at += 1) {
      if (source[at] === '(') depth += 1;
      if (source[at] === ')') depth -= 1;
      if (source[at] === ',' && depth === 0) return [{ from, condition: source.slice(from, at) }];
    }
    return [];
  });
}

/** What functions ask of their callers. Of what a document or a release asks for, a mutant asks for what any editor has. */
async function rightMutants(sql: Query): Promise<Mutant[]> {
  const functions = await sql<{ name: string; definition: string }>(
    `select proname as name, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = 'private'::regnamespace and prosrc like '%private.require_right(%' order by 1`,
  );
  return functions.flatMap(({ name, definition }) =>
    findRights(definition).flatMap(({ from, condition }) => {
      const ofOwner = [...condition.matchAll(/private\.may_(?:edit_document|share)\([\w., ]+\)/g)].map(
        ([call]) => ({
          how: `${call} given to editors`,
          expression: condition.replace(call, `private.has_role('editor')`),
        }),
      );
      return [{ how: 'opened', expression: 'true' }, ...weakened(condition), ...ofOwner]
        .filter(({ expression }) => expression !== condition)
        .map(({ how, expression }) => ({
          // As it is called from outside.
          subject: /^,\s*'(\w+)'/.exec(definition.slice(from + condition.length))?.[1] ?? name,
          name: `right of ${name}: ${how}`,
          apply: definition.slice(0, from) + expression + definition.slice(from + condition.length),
          undo: definition,
        }));
    }),
  );
}

/** Every mutant of the policies, row security, grants and rights of a migrated database. */
export async function makeMutants(sql: Query): Promise<Mutant[]> {
  const groups = await Promise.all([
    policyMutants(sql),
    rowSecurityMutants(sql),
    grantMutants(sql),
    functionMutants(sql),
    rightMutants(sql),
  ]);
  return groups.flat();
}
