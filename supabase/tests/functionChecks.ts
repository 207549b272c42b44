import type { SupabaseClient } from '@supabase/supabase-js';
import { type Actor, functions, type Who } from '../permissions/permissions.ts';
import assert from 'node:assert/strict';
import { type Answer, attempt, type Check, peersOf, verdict } from './attempt.ts';
import { people, rows } from './world.ts';

type Call = (client: SupabaseClient, actor: Actor) => PromiseLike<Answer>;

/** How each function is called in each case of the permission table. */
const calls: { [F in keyof typeof functions]: Record<keyof (typeof functions)[F]['cases'], Call> } = {
  record_article_view: {
    published: (client) => client.rpc('record_article_view', { article_slug: 'publie' }),
    draft: (client) => client.rpc('record_article_view', { article_slug: 'brouillon' }),
  },
  set_article_tags: {
    any: (client) =>
      client.rpc('set_article_tags', { article_id: rows.articles.published, tag_ids: [rows.tags.unused] }),
  },
  restore_deleted_record: {
    any: (client) =>
      client.rpc('restore_deleted_record', { source: 'articles', record_id: rows.articles.deleted }),
  },
  list_articles: { any: (client) => client.rpc('list_articles') },
  list_authors: { any: (client) => client.rpc('list_authors') },
  list_contact_messages: { any: (client) => client.rpc('list_contact_messages') },
  list_media_library: { any: (client) => client.rpc('list_media_library') },
  forget_old_deletions: {
    any: (client) => client.rpc('forget_old_deletions'),
  },
  set_profile_role: {
    other: (client) => client.rpc('set_profile_role', { user_id: people.stranger, role: 'editor' }),
    own: (client, actor) =>
      client.rpc('set_profile_role', {
        user_id: actor === 'anonymous' ? people.admin : people[actor],
        role: actor === 'admin' ? 'editor' : 'admin',
      }),
  },
};

/** What lists rows changes nothing: it has some for those who may see them, and none, or a refusal, for the others. */
async function assertListed(call: PromiseLike<Answer & { data?: unknown }>, isAllowed: boolean) {
  const { error, data } = await call;
  if (isAllowed) assert.equal(error, null);
  else assert.ok(!error || error.code === '42501', JSON.stringify(error));
  assert.equal(Array.isArray(data) && data.length > 0, isAllowed);
}

/** Every case of one function for one actor, allowed and refused alike. */
export function functionChecks(name: keyof typeof functions, actor: Actor): Check[] {
  const cases: Record<string, { who: Who }> = functions[name].cases;
  const isCallable = Object.values(cases).some(({ who }) =>
    peersOf(actor).some((peer) => who.includes(peer)),
  );
  const refusal = !isCallable ? 'denied' : name === 'record_article_view' ? 'filtered' : 'rejected';
  return Object.entries(calls[name]).map(([variant, call]) => {
    const isAllowed = cases[variant]?.who.includes(actor) ?? false;
    return {
      subject: name,
      name: `${actor} ${verdict(isAllowed)} call ${name}: ${variant}`,
      run: (world) =>
        name.startsWith('list_')
          ? assertListed(call(world.as[actor], actor), isAllowed)
          : attempt(world, name, () => call(world.as[actor], actor), isAllowed ? 'accepted' : refusal),
    };
  });
}
