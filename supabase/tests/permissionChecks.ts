import { actors, buckets, functions, tables } from '../permissions/permissions.ts';
import type { Check } from './attempt.ts';
import { bucketChecks, everyFileCheck } from './bucketChecks.ts';
import { functionChecks } from './functionChecks.ts';
import { tableChecks } from './tableChecks.ts';

const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T)[];

/** Every line of the permission table for every actor, allowed and refused alike. */
export function permissionChecks(): Check[] {
  return actors.flatMap((actor) => [
    ...keysOf(tables).flatMap((relation) => tableChecks(relation, actor)),
    ...keysOf(functions).flatMap((name) => functionChecks(name, actor)),
    ...keysOf(buckets).flatMap((bucket) => bucketChecks(bucket, actor)),
    everyFileCheck(actor),
  ]);
}
