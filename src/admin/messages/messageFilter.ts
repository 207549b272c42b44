import type { MessageFilter } from '#data/messages/message.queries.ts';

const filters: readonly string[] = ['new', 'handled'] satisfies MessageFilter[];

/** Reads `?etat=…`; what makes no sense counts as absent. */
export function filterOf(params: URLSearchParams): MessageFilter {
  const value = params.get('etat') ?? '';
  return filters.includes(value) ? (value as MessageFilter) : 'all';
}
