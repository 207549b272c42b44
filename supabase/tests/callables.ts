import { addressedKindNames } from '#documents/data/documentKinds.ts';

/** Whether a type is that of the rows of a table of documents. */
export const isDocumentRow = (type: string) =>
  ['articles', 'site_contents', ...addressedKindNames.map((kind) => `${kind}s`)].includes(type);

/** What whoever has no right but to call can call, by name. */
export const callable = `
  select routine.oid, routine.proname as name, routine.provolatile = 'v' as writes, routine.prorettype::regtype::text as gives,
    coalesce(routine.proargnames[1:routine.pronargs], '{}') as names,
    array(
      select format_type(kind.type, null) from unnest(routine.proargtypes::oid[]) with ordinality as kind (type, place) order by place
    )::text[] as types
  from pg_proc as routine
  where routine.pronamespace = 'public'::regnamespace
    and (has_function_privilege('anon', routine.oid, 'execute') or has_function_privilege('authenticated', routine.oid, 'execute'))`;

/** One of these functions. */
export type Callable = { name: string; names: string[]; types: string[] };

/** Whether it is called by its name; the others are computed columns of rows that one may read. */
export const isCallable = ({ types }: Pick<Callable, 'types'>) => !types.some(isDocumentRow);

const long = `repeat('é', 1000000)`;

/** The widest values that a body of a request can hold, and the furthest. */
export const widest: Record<string, readonly string[]> = {
  text: [long, `repeat('(', 100000)`],
  jsonb: [
    `jsonb_build_object('first_name', ${long}, 'last_name', ${long}, 'email', ${long} || '@x.ca', 'message', ${long})`,
    `(select jsonb_object_agg(number, number) from generate_series(1, 50000) as number)`,
    `(repeat('[', 5000) || repeat(']', 5000))::jsonb`,
  ],
  uuid: ['gen_random_uuid()'],
  boolean: ['true'],
  integer: ['2147483647', '-2147483648'],
  bigint: ['9223372036854775807'],
  date: [`'infinity'`, `'-infinity'`],
  'timestamp with time zone': [`'infinity'`, `'-infinity'`],
  'text[]': [`array_fill('x'::text, array[100000])`, `array[${long}]`],
  'uuid[]': [`array(select gen_random_uuid() from generate_series(1, 50000))`],
  'integer[]': ['array_fill(1, array[100000])'],
  app_role: [`'admin'`],
  article_status: [`'draft'`],
  media_kind: [`'image'`],
  version_reason: [`'saved'`],
};
