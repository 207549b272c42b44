import { type Actor, buckets, functions, type Who } from '../../supabase/permissions/permissions.ts';
import { hasPrivilege, isCallable, permissionsOf, type Verb } from '../../supabase/permissions/privileges.ts';
import { Refusal } from './refusal.ts';
import {
  type Caller,
  isOwnUpload,
  kindOfNewRow,
  kindsOfRow,
  type Row,
  rowsOf,
  schemaOf,
  type TableName,
} from './tables.ts';

// Who may do what stands in supabase/permissions/permissions.ts alone: here it is asked.

const actorOf = (caller: Caller): Actor => caller?.role ?? 'anonymous';

const isAmong = (who: Who, caller: Caller) => who.includes(actorOf(caller));

const statusFor = (caller: Caller) => (caller ? 403 : 401);

/** Whether a policy lets the caller do this to the row. */
export function may(verb: 'read' | 'change' | 'delete', name: TableName, row: Row, caller: Caller): boolean {
  const tests: Record<string, (row: Row, caller: Caller) => boolean> = kindsOfRow[name];
  return Object.entries(permissionsOf(name).rows).some(
    ([kind, permissions]) => isAmong(permissions[verb], caller) && tests[kind]?.(row, caller),
  );
}

/** Refuses a new row that no policy lets the caller create. */
export function checkPolicy(name: TableName, row: Row, caller: Caller) {
  const kind = kindOfNewRow[name](row, caller);
  if (isAmong(permissionsOf(name).create[kind]?.who ?? [], caller)) return;
  const message = `new row violates row-level security policy for table "${name}"`;
  throw new Refusal(statusFor(caller), '42501', message);
}

/** Refuses a medium whose file somebody else has sent. Not a policy but a trigger, which comes after the constraints. */
export function checkUpload(name: TableName, row: Row, caller: Caller) {
  if (name !== 'media_library' || isOwnUpload(row, caller)) return;
  if (isAmong(permissionsOf(name).create.foreign?.who ?? [], caller)) return;
  throw new Refusal(403, '42501', 'Ce fichier n’est pas l’un de vos envois.');
}

/** Refuses what the caller has no privilege for, whatever the row: privileges are granted column by column. */
export function checkPrivilege(verb: Verb, name: TableName, columns: string[], caller: Caller) {
  const { columns: uses, anonymousColumns } = permissionsOf(name);
  const isUsable = (column: string) => {
    if (caller === null && anonymousColumns && !anonymousColumns.includes(column)) return false;
    return verb === 'delete' || (uses[column]?.includes(verb) ?? false);
  };
  if (hasPrivilege(name, verb, actorOf(caller)) && columns.every(isUsable)) return;
  const message = `permission denied for ${schemaOf(name).kind} ${name}`;
  throw new Refusal(statusFor(caller), '42501', message);
}

/** Rows that the caller may read and that a condition holds for, without what is masked to them. */
export function readableRows(name: TableName, caller: Caller, condition: (row: Row) => boolean): Row[] {
  return rowsOf(name)
    .filter((row) => condition(row) && may('read', name, row, caller))
    .map((row) => unmasked(name, row, caller));
}

function unmasked(name: TableName, row: Row, caller: Caller): Row {
  const { masked } = permissionsOf(name);
  if (!masked) return row;
  const tests: Record<string, (row: Row, caller: Caller) => boolean> = kindsOfRow[name];
  const { others = [], ...kinds } = masked.except;
  const isWhole =
    isAmong(others, caller) ||
    Object.entries(kinds).some(([kind, who]) => isAmong(who, caller) && tests[kind]?.(row, caller));
  if (isWhole) return row;
  return { ...row, ...Object.fromEntries(masked.columns.map((column) => [column, null])) };
}

/** Refuses a call as the database does, or as a function does by itself. */
export function refuseCall(name: keyof typeof functions, caller: Caller): never {
  throw new Refusal(statusFor(caller), '42501', `permission denied for function ${name}`);
}

/** Refuses a call of a function that the caller has no privilege for. */
export function checkCallable(name: keyof typeof functions, caller: Caller) {
  if (!isCallable(name, actorOf(caller))) refuseCall(name, caller);
}

/** Whether the caller may call a function in one of its cases. */
export function mayCall<Name extends keyof typeof functions>(
  name: Name,
  variant: keyof (typeof functions)[Name]['cases'] & string,
  caller: Caller,
) {
  const cases: Record<string, { who: Who }> = functions[name].cases;
  return isAmong(cases[variant]?.who ?? [], caller);
}

export type Bucket = Exclude<keyof typeof buckets, 'other'>;

export const isBucket = (name: string): name is Bucket => name !== 'other' && Object.hasOwn(buckets, name);

/** Whether the caller may do this with the files of a bucket. */
export const mayUse = (
  bucket: Bucket,
  use: 'download' | 'list' | 'upload' | 'uploadOther' | 'delete',
  caller: Caller,
) => isAmong(buckets[bucket][use], caller);
