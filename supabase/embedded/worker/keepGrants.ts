import type { PgliteConnection } from '@supabase/lite/pglite';

const privilegesSql = `
  select md5(coalesce(string_agg(acl, ';' order by acl), '')) as fingerprint from (
    select c.oid::text || coalesce(c.relacl::text, '') as acl from pg_class c
    union all select n.oid::text || coalesce(n.nspacl::text, '') from pg_namespace n
    union all select d.oid::text || d.defaclacl::text from pg_default_acl d
  ) privileges`;

async function getPrivileges(connection: PgliteConnection): Promise<string | undefined> {
  const { rows } = await connection.driver.query<{ fingerprint: string }>(privilegesSql);
  return rows[0]?.fingerprint;
}

/**
 * At its first request under row security @supabase/lite grants ALL on every table to anon and authenticated, for
 * good, which undoes the column privileges of the migrations. It leaves that out once its state is "active"; a first
 * request at boot proves that nothing was granted.
 *
 * @throws when the privileges change all the same (another version of @supabase/lite).
 */
export async function keepGrants(connection: PgliteConnection): Promise<void> {
  Object.assign(connection, { rlsState: 'active' });
  const before = await getPrivileges(connection);
  await connection.withContext({ auth: { role: 'anon' } }, async () => undefined);
  if ((await getPrivileges(connection)) !== before)
    throw new Error('@supabase/lite a modifié les privilèges posés par les migrations.');
}
