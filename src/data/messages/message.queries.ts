import type { Database, Tables } from '../database.types.ts';
import { refuse, unreadable } from '../errors.ts';
import { type Page, toPage } from '../pages.ts';
import { readAll } from '../readAll.ts';
import { supabase } from '../supabase.ts';

/** A row of `contact_messages`, but for what the database computes to sort by. */
export type MessageRow = Omit<Tables<'contact_messages'>, 'is_handled'>;

/** A visitor's message, with the name of whoever handled it. */
export type Message = MessageRow & {
  profiles: Pick<Tables<'profiles'>, 'first_name' | 'last_name'> | null;
};

const columns =
  'id,first_name,last_name,email,company,service,message,created_at,handled_at,handled_by,profiles(first_name,last_name)';

/** Which messages are wanted, and which page of them, from 1. */
export type MessageListRequest = Database['public']['Functions']['list_contact_messages']['Args'];

/** One page of messages: the new ones first, each kind newest first. */
export async function fetchMessages(request: MessageListRequest): Promise<Page<Message>> {
  const { data } = await supabase().rpc('list_contact_messages', request).throwOnError();
  return toPage(
    data,
    ({ total: _total, page: _page, handler_first_name, handler_last_name, ...message }): Message => ({
      ...message,
      profiles: message.handled_by ? { first_name: handler_first_name, last_name: handler_last_name } : null,
    }),
  );
}

/** All messages that the filter of the list lets through, in its order, for a file. */
export async function fetchAllMessages({
  only_handled,
}: Pick<MessageListRequest, 'only_handled'>): Promise<Message[]> {
  const messages = await readAll<Message>((after, limit) => {
    const query = supabase()
      .from('contact_messages')
      .select(columns)
      .gt('id', after)
      .order('id')
      .limit(limit);
    if (only_handled === false) query.is('handled_at', null);
    if (only_handled) query.not('handled_at', 'is', null);
    return query.throwOnError();
  });
  return messages.sort(
    (a, b) =>
      Number(a.handled_at !== null) - Number(b.handled_at !== null) ||
      b.created_at.localeCompare(a.created_at),
  );
}

/** How many messages nobody has handled yet. */
export async function countNewMessages(): Promise<number> {
  const { count } = await supabase()
    .from('contact_messages')
    .select('id', { count: 'exact', head: true })
    .eq('is_handled', false)
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
