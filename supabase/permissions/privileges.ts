import {
  type Actor,
  actors,
  type ColumnUse,
  functions,
  type Relation,
  type TablePermissions,
  tables,
  type Who,
} from './permissions.ts';

/** What is done with a row. */
export type Verb = ColumnUse | 'delete';

/** The permissions of one table, by names that are known only when the program runs. */
export const getPermissions = (relation: Relation): TablePermissions => tables[relation];

/** Those whose requests run under the same role of the database: all signed-in people share one. */
const getPeers = (actor: Actor): Who => (actor === 'anonymous' ? ['anonymous'] : actors.slice(1));

/**
 * Whether the role of the database under which the actor's requests run has a privilege at all, for whatever row it be.
 * Without one a request is denied before any policy has its say.
 */
export function hasPrivilege(relation: Relation, verb: Verb, actor: Actor): boolean {
  const { rows, create } = getPermissions(relation);
  const allowed =
    verb === 'create'
      ? Object.values(create).flatMap(({ who }) => who)
      : Object.values(rows).flatMap((row) => row[verb]);
  return getPeers(actor).some((peer) => allowed.includes(peer));
}

/** Whether the role of the database under which the actor's requests run may call a function at all. */
export function isCallable(name: keyof typeof functions, actor: Actor): boolean {
  const cases: Record<string, { who: Who }> = functions[name].cases;
  return Object.values(cases).some(({ who }) => getPeers(actor).some((peer) => who.includes(peer)));
}
