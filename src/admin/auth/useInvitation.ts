import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const subscribeToNothing = () => () => undefined;
const nothing = () => null;

/**
 * What an invitation is accepted with, from the address that its link leads to (`#type=invite&token_hash=…`); null
 * without one, and until the page is hydrated.
 */
export function useInvitation(): string | null {
  const facts = new URLSearchParams(useLocation().hash.slice(1));
  const token = facts.get('type') === 'invite' ? facts.get('token_hash') : null;
  return useSyncExternalStore(subscribeToNothing, () => token, nothing);
}
