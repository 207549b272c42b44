import type { Message } from '#data/messages/message.queries.ts';

/** What the list shows of all messages. */
export type MessageFilter = 'all' | 'new' | 'handled';

const filters: readonly string[] = ['new', 'handled'] satisfies MessageFilter[];

/** Reads `?etat=…`; what makes no sense counts as absent. */
export function filterOf(params: URLSearchParams): MessageFilter {
  const value = params.get('etat') ?? '';
  return filters.includes(value) ? (value as MessageFilter) : 'all';
}

/** The messages that the filter lets through: the new ones first, each kind newest first. */
export function filterMessages(messages: readonly Message[], filter: MessageFilter) {
  const fresh = filter === 'handled' ? [] : messages.filter(({ handled_at }) => !handled_at);
  const handled = filter === 'new' ? [] : messages.filter(({ handled_at }) => handled_at);
  return [...fresh, ...handled];
}
