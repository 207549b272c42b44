import { actors, buckets, functions, tables } from '../permissions/permissions.ts';
import type { Check } from './attempt.ts';
import { bucketChecks, deletedFileCheck, everyFileCheck } from './bucketChecks.ts';
import { functionChecks } from './functionChecks.ts';
import { keysOf } from './keysOf.ts';
import { suspensionChecks } from './suspensionChecks.ts';
import { tableChecks } from './tableChecks.ts';

/** Every line of the permission table for every actor, allowed and refused alike. */
export function permissionChecks(): Check[] {
  return actors.flatMap((actor) => [
    ...keysOf(tables).flatMap((relation) => tableChecks(relation, actor)),
    ...keysOf(functions).flatMap((name) => functionChecks(name, actor)),
    ...keysOf(buckets).flatMap((bucket) => bucketChecks(bucket, actor)),
    deletedFileCheck(actor),
    everyFileCheck(actor),
    ...suspensionChecks(actor),
  ]);
}
