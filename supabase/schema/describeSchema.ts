/** One thing that a check asks of a column. A column without a value passes. */
export type Condition = { column: string } & (
  | { matches: string }
  | { maxLength: number }
  | { min: number }
  | { max: number }
  | { noneOf: readonly string[] }
  /** Equal to what the function `clean_line` or `clean_text` makes of it. */
  | { isCleanedBy: string }
);

/** A column as the API sees it. What is absent is false or empty. */
export type Column = {
  type: string;
  /** May not be null. */
  isRequired?: true;
  /** The expression of a new row's value. */
  default?: string;
  /** The expression that the database computes the column by. */
  computed?: string;
};

/** `own` holds a value of the column `theirs` of another table. `deleting` that other row does this to the own one. */
export type ForeignKey = {
  own: string;
  table: string;
  theirs: string;
  deleting: 'cascade' | 'set null' | 'refuse';
};

export type TableSchema = {
  kind: 'table' | 'view';
  columns: Readonly<Record<string, Column>>;
  /** What no two rows may share, by the name of its index: columns, or a function of one. */
  keys: Readonly<Record<string, readonly string[]>>;
  checks: Readonly<Record<string, readonly Condition[]>>;
  foreignKeys: Readonly<Record<string, ForeignKey>>;
};

/** What a bucket takes: files up to so many bytes, of these types. */
export type BucketSchema = { maxSize: number; types: readonly string[] };

export type DatabaseSchema = {
  tables: Readonly<Record<string, TableSchema>>;
  buckets: Readonly<Record<string, BucketSchema>>;
  /** Keys of files in either bucket: what they match, and the extensions that they may have. */
  mediaKey: { pattern: string; extensions: readonly string[] };
};

type Query = <Row extends Record<string, unknown>>(sql: string) => Promise<Row[]>;

const relationsSql = `
  select class.relname as relation, class.relkind = 'v' as "isView", column_.attname as name, format_type(column_.atttypid, null) as type,
    column_.attnotnull as "isRequired", column_.attgenerated <> '' as "isComputed",
    pg_get_expr(preset.adbin, preset.adrelid, true) as expression
  from pg_class as class
  join pg_attribute as column_ on column_.attrelid = class.oid and attnum > 0 and not attisdropped
  left join pg_attrdef as preset on preset.adrelid = class.oid and preset.adnum = column_.attnum
  where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'v')
  order by class.relname, column_.attnum`;

/** In the order in which the database looks at them. */
const keysSql = `
  select class.relname as relation, key.relname as name,
    array(
      select pg_get_indexdef(index.indexrelid, place, true) from generate_series(1, index.indnkeyatts) as place
    ) as parts
  from pg_index as index
  join pg_class as key on key.oid = index.indexrelid
  join pg_class as class on class.oid = index.indrelid
  where index.indisunique and class.relnamespace = 'public'::regnamespace
  order by index.indexrelid`;

const checksSql = `
  select class.relname as relation, conname as name, pg_get_expr(conbin, conrelid, true) as expression
  from pg_constraint join pg_class as class on class.oid = conrelid
  where contype = 'c' and class.relnamespace = 'public'::regnamespace
  order by conname`;

const foreignKeysSql = `
  select class.relname as relation, conname as name, own.attname as own, target.relname as table,
    theirs.attname as theirs, confdeltype as deleting
  from pg_constraint
  join pg_class as class on class.oid = conrelid
  join pg_class as target on target.oid = confrelid
  join pg_attribute as own on own.attrelid = conrelid and own.attnum = conkey[1]
  join pg_attribute as theirs on theirs.attrelid = confrelid and theirs.attnum = confkey[1]
  where contype = 'f' and class.relnamespace = 'public'::regnamespace
  order by class.relname, conname`;

const bucketsSql = `
  select id as name, file_size_limit as "maxSize", allowed_mime_types as types from storage.buckets
  where allowed_mime_types is not null order by id`;

const mediaKeySql = `
  select prosrc as source from pg_proc
  where proname = 'is_media_key' and pronamespace = 'private'::regnamespace`;

const deletions: Record<string, ForeignKey['deleting']> = { c: 'cascade', n: 'set null', a: 'refuse' };

const literals = (text: string) => [...text.matchAll(/'([^']*)'/g)].map(([, literal = '']) => literal);

/** One part of a check, as PostgreSQL writes it. Throws on a form that hasn't been met yet: it then needs a line here. */
function conditionOf(expression: string): Condition {
  const pattern = /^(\w+) ~ '(.*)'::text$/.exec(expression);
  if (pattern) return { column: pattern[1] ?? '', matches: pattern[2] ?? '' };
  const length = /^char_length\((\w+)\) <= (\d+)$/.exec(expression);
  if (length) return { column: length[1] ?? '', maxLength: Number(length[2]) };
  const bound = /^(\w+) ([<>])= (\d+)(?:::double precision)?$/.exec(expression);
  if (bound) {
    const [, column = '', side, value] = bound;
    return side === '>' ? { column, min: Number(value) } : { column, max: Number(value) };
  }
  const reserved = /^(\w+) <> ALL \(ARRAY\[(.*)\]\)$/.exec(expression);
  if (reserved) return { column: reserved[1] ?? '', noneOf: literals(reserved[2] ?? '') };
  const cleaned = /^(\w+) = private\.(clean_\w+)\(\1\)$/.exec(expression);
  if (cleaned) return { column: cleaned[1] ?? '', isCleanedBy: cleaned[2] ?? '' };
  throw new Error(
    `The mocks can't check "${expression}" yet: teach describeSchema.ts and mocks/handlers/constraints.ts.`,
  );
}

type Named = { relation: string; name: string };

/** Those of one relation, by name. */
const byName = <Row extends Named, Value>(rows: Row[], relation: string, valueOf: (row: Row) => Value) =>
  Object.fromEntries(
    rows.filter((row) => row.relation === relation).map((row) => [row.name, valueOf(row)] as const),
  );

/**
 * What a migrated database says of itself, as far as the mocks have to behave alike: columns, defaults, constraints and
 * buckets. Who may do what stands in `permissions.ts`.
 */
export async function describeSchema(query: Query): Promise<DatabaseSchema> {
  const columns = await query<
    Named & {
      type: string;
      isView: boolean;
      isRequired: boolean;
      isComputed: boolean;
      expression: string | null;
    }
  >(relationsSql);
  const keys = await query<Named & { parts: string[] }>(keysSql);
  const checks = await query<Named & { expression: string }>(checksSql);
  const foreignKeys = await query<Named & Omit<ForeignKey, 'deleting'> & { deleting: string }>(
    foreignKeysSql,
  );
  const buckets = await query<{ name: string; maxSize: number | string; types: string[] }>(bucketsSql);
  const [mediaKey] = await query<{ source: string }>(mediaKeySql);
  const [pattern = '', ...others] = literals(mediaKey?.source ?? '');

  const describe = (relation: string): TableSchema => ({
    kind: columns.some((column) => column.relation === relation && column.isView) ? 'view' : 'table',
    columns: byName(columns, relation, ({ type, isRequired, isComputed, expression }) => ({
      type,
      ...(isRequired && { isRequired }),
      ...(expression !== null && { [isComputed ? 'computed' : 'default']: expression }),
    })),
    keys: byName(keys, relation, ({ parts }) => parts),
    checks: byName(checks, relation, ({ expression }) => expression.split(' AND ').map(conditionOf)),
    foreignKeys: byName(foreignKeys, relation, ({ own, table, theirs, deleting }) => ({
      own,
      table,
      theirs,
      deleting: deletions[deleting] ?? 'refuse',
    })),
  });
  const names = [...new Set(columns.map(({ relation }) => relation))];
  return {
    tables: Object.fromEntries(names.map((name) => [name, describe(name)])),
    buckets: Object.fromEntries(
      buckets.map(({ name, maxSize, types }) => [name, { maxSize: Number(maxSize), types }]),
    ),
    // The other literals are a dot, and what may stand after it.
    mediaKey: { pattern, extensions: others.filter((literal) => literal !== '.') },
  };
}
