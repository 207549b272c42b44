import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { PasswordLink } from '#data/session/AuthContext.ts';

/** What the link of an e-mail was sent for, and the token that it brings. */
export type EmailLink = PasswordLink | { type: 'signup'; token: string };

const types = ['invite', 'recovery', 'signup'] as const;

const subscribeToNothing = () => () => undefined;
const nothing = () => '';

/**
 * The link of an e-mail that led to this page (`#type=invite&token_hash=…`), which is used up by what a person does here and
 * by nothing else; null without one, and until the page is hydrated.
 */
export function useEmailLink(): EmailLink | null {
  const { hash } = useLocation();
  const facts = new URLSearchParams(useSyncExternalStore(subscribeToNothing, () => hash.slice(1), nothing));
  const type = types.find((known) => known === facts.get('type'));
  const token = facts.get('token_hash');
  return type && token ? { type, token } : null;
}
