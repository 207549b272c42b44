import assert from 'node:assert/strict';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type Actor, functions, type Relation, tables, views } from '../permissions/permissions.ts';
import { getPermissions, hasPrivilege, isCallable } from '../permissions/privileges.ts';
import { type Answer, assertAccepted, assertDenied, type Check, restored } from './attempt.ts';
import { people, rows } from './world.ts';

const getKeys = <T extends object>(object: T) => Object.keys(object) as (keyof T)[];

/** The roles of the database under which requests run, each with somebody who has it. */
const roles: Record<string, Actor> = { anon: 'anonymous', authenticated: 'subscriber' };

/** What PostgreSQL's catalogue says that the roles may do, a line for each column, table, function and schema; and what is no table's or view's to be. */
const catalogue = `
with role as (select unnest(array['${Object.keys(roles).join("', '")}']) as name),
relation as (select * from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p'))
select role.name || ' ' || use.name || ' ' || relname || '.' || attname as line
from relation join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped, role,
  (values ('read', 'select'), ('create', 'insert'), ('change', 'update')) as use (name, privilege)
where has_column_privilege(role.name, relation.oid, attnum, use.privilege)
  -- Nobody writes a generated column, whatever the grants say.
  and (use.name = 'read' or attgenerated = '')
union all
select role.name || ' ' || privilege || ' ' || relname
from relation, role, unnest(array['delete', 'truncate', 'references', 'trigger']) as privilege
where has_table_privilege(role.name, relation.oid, privilege)
union all
select distinct role.name || ' call ' || proname from pg_proc, role
where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
  and has_function_privilege(role.name, pg_proc.oid, 'execute')
union all
select role.name || ' use private' from role where has_schema_privilege(role.name, 'private', 'usage')
union all
select relname || ' without row security' from relation where relkind in ('r', 'p') and not relrowsecurity
union all
select relname || ' with the rights of its owner' from relation
where relkind in ('v', 'm') and not coalesce(reloptions @> array['security_invoker=true'], false)`;

/** The same lines, as the table of permissions has them. */
function listExpected(): string[] {
  return Object.entries(roles).flatMap(([role, actor]) => [
    ...getKeys(tables).flatMap((relation) => {
      const { columns, anonymousColumns } = getPermissions(relation);
      return [
        ...Object.entries(columns).flatMap(([column, uses]) =>
          uses
            .filter(
              (use) =>
                hasPrivilege(relation, use, actor) &&
                (use !== 'read' || actor !== 'anonymous' || (anonymousColumns?.includes(column) ?? true)),
            )
            .map((use) => `${role} ${use} ${relation}.${column}`),
        ),
        ...(hasPrivilege(relation, 'delete', actor) ? [`${role} delete ${relation}`] : []),
      ];
    }),
    ...getKeys(functions)
      .filter((name) => isCallable(name, actor))
      .map((name) => `${role} call ${name}`),
  ]);
}

const catalogueCheck: Check = {
  subject: 'privileges',
  name: 'columns, tables, views and functions are granted as the table of permissions says',
  run: async ({ sql }) => {
    const found = (await sql<{ line: string }>(catalogue)).map(({ line }) => line);
    const ofTables = getKeys(tables).join('|');
    // Views that whoever is signed in may ask, and those of what a link previews, which say themselves what is in them.
    const ofViews = new RegExp(
      `^(?:authenticated read (?:${getKeys(views).join('|')})[.]|\\w+ read preview_(?:${ofTables})[.]|preview_(?:${ofTables}) with the rights of its owner$)`,
    );
    // The view of profiles decides by itself too, and masks columns.
    const expected = [...listExpected(), 'profiles with the rights of its owner'];
    assert.deepEqual(found.filter((line) => !ofViews.test(line)).toSorted(), expected.toSorted());
  },
};

const { published } = rows.articles;

/** That the catalogue tells the truth: what it doesn't grant, the API refuses. */
const denied: [
  Actor,
  Relation | keyof typeof functions,
  string,
  (client: SupabaseClient) => PromiseLike<Answer>,
][] = [
  [
    'editor',
    'articles',
    'count readers',
    (client) => client.from('articles').update({ views_count: 999 }).eq('id', published),
  ],
  [
    'editor',
    'articles',
    'date a new article',
    (client) => client.from('articles').insert({ title: 'Autre', slug: 'autre', created_at: '2020-01-01' }),
  ],
  [
    'editor',
    'media_library',
    'change the file of a medium',
    (client) =>
      client.from('media_library').update({ file_path: '/autre.png' }).eq('id', rows.media_library.any),
  ],
  [
    'anonymous',
    'leads',
    'win their own request',
    (client) => client.from('leads').insert({ email: 'a@exemple.test', message: 'Bonjour', stage: 'won' }),
  ],
  ['anonymous', 'profiles', 'read addresses', (client) => client.from('profiles').select('email')],
  [
    'anonymous',
    'profiles',
    'filter by addresses',
    (client) => client.from('profiles').select('user_id').not('email', 'is', null),
  ],
  [
    'anonymous',
    'profiles',
    'sort by roles',
    (client) => client.from('profiles').select('user_id').order('role'),
  ],
  ['anonymous', 'list_documents', 'list documents', (client) => client.rpc('list_documents')],
  ['admin', 'take_email', 'take an e-mail', (client) => client.rpc('take_email')],
];

const sampleChecks = denied.map(([actor, subject, what, ask]) =>
  restored(subject, `${actor} may not ${what}`, async ({ as }) =>
    assertDenied(await ask(as[actor]), subject),
  ),
);

const otherSamples = [
  restored('articles', 'editor may not write what the database computes', async ({ as }) => {
    const change = { search_text: 'autre' };
    const { error } = await as.editor.from('articles').update(change).eq('id', published);
    assert.equal(error?.code, '428C9');
  }),
  restored('articles', 'editor may name themselves as the author of a new article', async ({ as }) => {
    const article = { title: 'Autre', slug: 'autre', author_id: people.editor };
    assertAccepted(await as.editor.from('articles').insert(article));
  }),
];

/** What the roles of the database may do at all, before any policy has its say. */
export const privilegeChecks: Check[] = [catalogueCheck, ...sampleChecks, ...otherSamples];
