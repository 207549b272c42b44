import { logFailure } from '#server/failureLog.ts';
import { every } from './every.ts';

type Sql = <Row>(statement: string) => Promise<Row[]>;

const minute = 60_000;

/**
 * Tables that have changed so much that PostgreSQL, left to its defaults, would vacuum or analyze them. Its counts start
 * anew whenever the data are opened; that a table has grown since it was analyzed, its size tells as well.
 */
const changedTables = `
select format('%I.%I', schemaname, pg_class.relname) as name
from pg_stat_user_tables join pg_class on pg_class.oid = relid
where n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
  or n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
  or pg_relation_size(relid) / current_setting('block_size')::integer > 10 + 1.1 * relpages`;

/**
 * Does what PostgreSQL's autovacuum does, now and each minute: PGlite has no process for it. Without statistics, the
 * planner takes ten thousand articles for a dozen and sorts them all to show nine.
 *
 * @returns a function that ends it.
 */
export async function startAutovacuum(sql: Sql): Promise<() => void> {
  const vacuum = async () => {
    for (const { name } of await sql<{ name: string }>(changedTables)) await sql(`vacuum (analyze) ${name}`);
  };
  // What is refused because the thread has just ended is done a minute later; nothing else stands still for it.
  await vacuum().catch((error: unknown) => logFailure(error, 'autovacuum:'));
  return every(minute, 'autovacuum:', vacuum);
}
