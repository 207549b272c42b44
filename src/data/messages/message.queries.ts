import { readAllPages } from '../allPages.ts';
import type { Tables } from '../database.types.ts';
import { refuse, unreadable } from '../errors.ts';
import { supabase } from '../supabase.ts';

/** A visitor's message, with the name of whoever handled it. */
export type Message = Tables<'contact_messages'> & {
  profiles: Pick<Tables<'profiles'>, 'first_name' | 'last_name'> | null;
};

const columns = '*,profiles(first_name,last_name)';

/** All messages, newest first. */
export async function fetchMessages(): Promise<Message[]> {
  return readAllPages((from, to) =>
    supabase()
      .from('contact_messages')
      .select(columns, { count: 'exact' })
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
}

/** How many messages nobody has handled yet. */
export async function countNewMessages(): Promise<number> {
  const { count } = await supabase()
    .from('contact_messages')
    .select('id', { count: 'exact', head: true })
    .is('handled_at', null)
    .throwOnError();
  if (count === null || Number.isNaN(count)) throw unreadable();
  return count;
}

/** Marks a message as handled by oneself, or as new again. Fails as `refused` when nothing was changed. */
export async function markHandled({ id, isHandled }: { id: string; isHandled: boolean }): Promise<Message> {
  const { data } = await supabase()
    .from('contact_messages')
    .update({ handled_at: isHandled ? new Date().toISOString() : null })
    .eq('id', id)
    .select(columns)
    .throwOnError();
  return data[0] ?? refuse();
}
