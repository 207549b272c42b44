import assert from 'node:assert/strict';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type Actor, tables } from '../permissions/permissions.ts';
import { assertAccepted, type Check, verdict } from './attempt.ts';
import { people, rows, signIn, type World } from './world.ts';

/** What can happen to somebody who holds a token, and whether it keeps working. */
const events: { name: string; sql: string; isHarmless?: boolean }[] = [
  {
    name: 'while suspended',
    sql: `update auth.users set banned_until = now() + interval '1 hour' where id = $1`,
  },
  {
    name: 'after a suspension',
    sql: `update auth.users set banned_until = now() - interval '1 hour' where id = $1`,
    isHarmless: true,
  },
  { name: 'once signed out', sql: `delete from auth.sessions where user_id = $1 and id = $2` },
  {
    name: 'once the session has run out',
    sql: `update auth.sessions set not_after = now() - interval '1 minute' where user_id = $1 and id = $2`,
  },
];

const sessionOf = async (client: SupabaseClient) => {
  const { data } = await client.auth.getClaims();
  return String(data?.claims.session_id);
};

/** Staff lose their rights with the very next request, whatever their token says, and get them back. */
export function suspensionChecks(actor: Actor): Check[] {
  if (actor === 'anonymous' || !tables.articles.rows.draft.read.some((who) => who === actor)) return [];
  const run = async (world: World, sql: string, isHarmless: boolean) => {
    const client = await signIn(world, actor);
    const parameters = [people[actor], await sessionOf(client)].slice(0, sql.includes('$2') ? 2 : 1);
    await world.sql(sql, parameters);
    try {
      const draft = await client.from('articles').select('id').eq('id', rows.articles.draft);
      assertAccepted(draft);
      const change = await client
        .from('articles')
        .update({ title: 'Suspendu' })
        .eq('id', rows.articles.published)
        .select('id');
      assertAccepted(change);
      const counts = [draft.data?.length, change.data?.length];
      assert.deepEqual(counts, isHarmless ? [1, 1] : [0, 0]);
    } finally {
      await world.sql('update auth.users set banned_until = null where id = $1', [people[actor]]);
      await world.restore();
    }
  };
  return events.map(({ name, sql, isHarmless = false }) => ({
    subject: 'has_role',
    name: `${actor} ${verdict(isHarmless)} read drafts and change articles ${name}`,
    run: (world) => run(world, sql, isHarmless),
  }));
}
