import type { SupabaseClient } from '@supabase/supabase-js';
import { type Actor, functions, type Who } from '../permissions/permissions.ts';
import { isCallable } from '../permissions/privileges.ts';
import { type Answer, attempt, type Check, verdict } from './attempt.ts';
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

/** Every case of one function for one actor, allowed and refused alike. */
export function functionChecks(name: keyof typeof functions, actor: Actor): Check[] {
  const cases: Record<string, { who: Who }> = functions[name].cases;
  const refusal = !isCallable(name, actor)
    ? 'denied'
    : name === 'record_article_view'
      ? 'filtered'
      : 'rejected';
  return Object.entries(calls[name]).map(([variant, call]) => {
    const isAllowed = cases[variant]?.who.includes(actor) ?? false;
    return {
      subject: name,
      name: `${actor} ${verdict(isAllowed)} call ${name}: ${variant}`,
      run: (world) =>
        attempt(world, name, () => call(world.as[actor], actor), isAllowed ? 'accepted' : refusal),
    };
  });
}
