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
    /\w+(?:\.\w+)? = \( SELECT auth\.uid\(\) AS uid\)/g,
    /private\.is_public\([\w., ]+\)/g,
    /\w+(?:\.\w+)? = 'published'::(?:public\.)?article_status/g,
    /dated_at <= moment/g,
    /\w+\.role >= 'editor'::(?:public\.)?app_role/g,
    /bucket_id = '[\w-]+'::text/g,
    /private\.is_media_key\(name\)/g,
    /private\.is_deleted_media_key\(name\)/g,
    /\w+\.(?:author_id|uploaded_by) = \w+\.user_id/g,
    // As functions spell them.
    /target = auth\.uid\(\)/g,
    /(?:\w+\.)?user_id = \(select auth\.uid\(\)\)/g,
    /status = 'published'(?!:)/g,
    /(?:\w+\.)?role >= required/g,
    /\w+\.token_hash = private\.token_hash\(token\)/g,
    /\w+\.ends_at > now\(\)/g,
    /\w+\.article_id = shared_article/g,
    /\w+\.content_key = shared_key/g,
    /starts_with\(shared_key, 'internal\/'\)/g,
    /private\.saved_content\(shared_key\) is null/g,
    /num_nonnulls\(article\.id, saved\.value\) = 1/g,
    /(?:shared|hashed)_key is null/gi,
    /known\.link_id = link\.id/g,
    /lower\((?:\w+\.)*email\) = wanted/g,
    /private\.is_robot\(\)/g,
    /private\.is_site_page\(address\)(?= is not true)/g,
    /content\.slug = substr\(address, 2\)/g,
    /lower\(deleted\.record ->> 'email'\) = wanted/g,
    /deleted\.source = 'contact_messages'(?= and lower)/g,
    /\w+\.(?:saved_by|created_by|handled_by|user_id|id) = person\.user_id/g,
    /person\.user_id(?:::text)?\s+in \([^)]*\)/g,
    /announced\.account_id = account\.user_id/g,
    /revision\.article_id = (?:listed|read|restored)_article/g,
    /revision\.number = (?:read|restored)_number/g,
    /deleted\.source = 'articles'(?= and deleted\.deleted_at)/g,
    /said is null(?= and)/g,
    /latest\.version = article\.version - 1/g,
    /latest\.saved_by = auth\.uid\(\)/g,
    /latest\.saved_at > now\(\) - interval '1 minute'/g,
    /seen_hash is distinct from private\.approved_hash\(link\.article_id, link\.content_key\)/g,
    /approval\.content_hash is not distinct from current_hash/g,
    /content\.key = 'settings\/\w+'(?:::text)?/g,
    /shown_on\(hours\.\*\) IS NOT NULL/g,
    /\w+ !~ '\^\(?(?:settings\|)?internal\)?\/'(?:::text)?/g,
    /revision\.content_key = (?:saved|kept|restored|wanted|listed|read)_key/g,
    /content\.key = kept_key/g,
    /site_contents\.key = kept_key/g,
    /coalesce\(latest\.number, 0\) is distinct from seen_version/g,
    /latest\.number = seen_version \+ 1/g,
    /latest\.reason = why/g,
    /kept_note is null/g,
    /latest\.value is not distinct from kept_value/g,
    /why = 'saved'/g,
    /shown\.value is not distinct from kept_value/g,
    /why <> 'reverted'/g,
    /jsonb_typeof\(kept_value\) is distinct from 'object'/g,
    /kept_key !~ '\^\[a-z\]\S+'/g,
    /char_length\(kept_key\) > 100/g,
    /octet_length\(kept_value::text\) > 65536/g,
    /char_length\(kept_note\) > 500/g,
    /(?:latest|saved)\.value is distinct from shown\.value/g,
    /article\.status = 'draft'/g,
    /article\.id is not null(?=\s+or)/g,
    /approval\.content_hash = private\.approved_hash\(approval\.article_id, approval\.content_key\)/g,
    /starts_with\(approval\.content_key, 'page\/'\)/g,
    /private\.may_edit_content\((?:\w+(?:\.\w+)?|coalesce\([\w.]+, ''\))\)/g,
    /users\.banned_until is null or users\.banned_until <= now\(\)/g,
    /\(select auth\.jwt\(\) ->> 'session_id'\) is null/g,
    /sessions\.id = \(select auth\.jwt\(\) ->> 'session_id'\)::uuid/g,
    /sessions\.not_after is null or sessions\.not_after > now\(\)/g,
    /users\.banned_until > now\(\)/g,
    /users\.email_confirmed_at is not null/g,
    /users\.email_confirmed_at is null and users\.invited_at is null/g,
    /users\.invited_at is not null/g,
    /accounts\.user_id <> leaving/g,
    /accounts\.role = 'admin'/g,
    /accounts\.role >= 'editor'/g,
    /recipient <> giver/g,
    /announced\.kind = taken_kind/g,
    /announced\.(?:account_id = taken_account|email = taken_email)/g,
    /announced\.announced_at > now\(\) - interval '5 minutes'/g,
    /new_role > 'subscriber'/g,
    /change <> 'restored'/g,
    /(?:listed|account|known)\.role = only_role/g,
    /link\.is_dead(?= and \()/g,
    /(?:listed|line)\.account_id = only_account/g,
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

/** What becomes of a hash that leaves out one thing after the other. */
const forgetful = (source: string) =>
  [...source.matchAll(/^ {4}'(\w+)', /gm)].map(([entry, key]) => ({
    how: `without ${key}`,
    expression: source.replace(entry, `${entry}null::text || `),
  }));

/** The name under which the checks of a table or of the files run. */
const subjectOf = (schema: string, table: string) => (schema === 'storage' ? 'files' : table);

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
      subject: subjectOf(schema, table),
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
  const functions = await sql<{
    schema: string;
    name: string;
    signature: string;
    definition: string;
    source: string;
    roles: string[];
  }>(
    `select nspname as schema, proname as name, function.oid::regprocedure::text as signature,
      pg_get_functiondef(function.oid) as definition, coalesce(pg_get_function_sqlbody(function.oid), prosrc) as source,
      array(select role from unnest($1::text[]) as role where has_function_privilege(role, function.oid, 'execute')) as roles
    from pg_proc as function join pg_namespace on pg_namespace.oid = pronamespace
    where nspname in ('public', 'private') and prorettype <> 'trigger'::regtype order by 1, 2`,
    [apiRoles],
  );
  return functions.flatMap(({ schema, name, signature, definition, source, roles }) => {
    const qualified =
      schema === 'public' && !signature.startsWith('public.') ? `public.${signature}` : signature;
    const subject =
      {
        is_media_key: 'files',
        is_public: 'articles',
        count_article_view: 'record_article_view',
        set_role: 'set_profile_role',
        restore_record: 'restore_deleted_record',
        picture_of: 'cover',
        pictures_in: 'pictures',
        media_paths_in: 'articles',
        media_paths_of: 'articles',
        content_hash: 'list_previews',
        approved_hash: 'list_previews',
        saved_content: 'read_preview',
        waiting_approvals: 'list_waiting_approvals',
        broken_links: 'list_broken_links',
        previews_of: 'list_previews',
        preview_of: 'read_preview',
        revision_content: 'record_revision',
        revision_names: 'record_revision',
        make_preview_link: 'create_preview_link',
        end_preview_link: 'revoke_preview_link',
        record_approval: 'approve_preview',
        take_announcement: 'require_other_admin',
        shown_name: 'list_account_changes',
        count_visit: 'record_visit',
        is_site_page: 'record_visit',
        is_robot: 'record_visit',
        is_first_today: 'record_visit',
        count_event: 'record_calculation',
        count_calculation: 'record_calculation',
        statistics_of: 'read_statistics',
        personal_data_of: 'export_personal_data',
        forget_address: 'erase_personal_data',
        save_content: 'keep_content',
        publish_content: 'keep_content',
        revert_content: 'keep_content',
        may_edit_content: 'save_content',
        message_retention: 'apply_retention',
        message_count: 'list_contact_messages',
        has_new_day: 'catch_up_page_changes',
      }[name] ?? name;
    const rights = apiRoles
      // No API role reaches a function of the private schema by itself, whatever it may execute.
      .filter((role) => schema === 'public' || roles.includes(role))
      .map((role) => {
        const grant = `grant execute on function ${qualified} to ${role}`;
        const revoke = `revoke execute on function ${qualified} from ${role}`;
        const isGranted = roles.includes(role);
        return {
          subject,
          name: `${qualified} ${isGranted ? 'taken from' : 'given to'} ${role}`,
          apply: isGranted ? revoke : grant,
          undo: isGranted ? grant : revoke,
        };
      });
    const bodies = weakened(source)
      .concat(name === 'is_media_key' ? [{ how: 'opened', expression: 'select true' }] : [])
      .concat(name === 'content_hash' ? forgetful(source) : [])
      .map(({ how, expression }) => ({
        subject,
        name: `${qualified}: ${how}`,
        apply: definition.replace(source, () => expression),
        undo: definition,
      }));
    return [...rights, ...bodies];
  });
}

async function viewMutants(sql: Query): Promise<Mutant[]> {
  const [view] = await sql<{ definition: string }>(
    `select pg_get_viewdef('public.profiles'::regclass) as definition`,
  );
  const definition = view?.definition ?? '';
  const create = (body: string) =>
    `create or replace view public.profiles with (security_barrier = true) as ${body}`;
  return weakened(definition).map(({ how, expression }, index) => ({
    subject: 'profiles',
    name: `profiles, condition ${index + 1}: ${how}`,
    apply: create(expression),
    undo: create(definition),
  }));
}

/** Triggers that a line of the permission table rests on. */
const guardingTriggers = [
  'check_own_upload',
  'keep_last_admin_on_update',
  'keep_last_admin_on_delete',
  'refuse_change',
  'refuse_truncation',
  'log_role',
  'log_removal',
  'follow_suspension',
  'follow_invitation',
  'check_settings',
];

async function triggerMutants(sql: Query): Promise<Mutant[]> {
  const triggers = await sql<{ table: string; name: string }>(
    `select tgrelid::regclass::text as table, tgname as name from pg_trigger
     where tgname = any ($1) order by 1, 2`,
    [guardingTriggers],
  );
  return triggers.map(({ table, name }) => ({
    subject: /^(?:private|auth)\./.test(table) ? 'require_other_admin' : table,
    name: `trigger ${name} on ${table}: off`,
    apply: `alter table ${table} disable trigger ${name}`,
    undo: `alter table ${table} enable trigger ${name}`,
  }));
}

/** Every mutant of the policies, row security, triggers, grants, functions and the view of a migrated database. */
export async function mutantsOf(sql: Query): Promise<Mutant[]> {
  const groups = await Promise.all([
    policyMutants(sql),
    rowSecurityMutants(sql),
    grantMutants(sql),
    functionMutants(sql),
    triggerMutants(sql),
    viewMutants(sql),
  ]);
  return groups.flat();
}
