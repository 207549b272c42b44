import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { errorText, fromAuthError } from '#data/errors.ts';
import type { PasswordLink } from '#data/session/AuthContext.ts';

/** What the link of an e-mail was sent for, and the token that it brings. */
export type EmailLink = PasswordLink | { type: 'signup'; token: string };

const types = ['invite', 'recovery', 'signup'] as const;

const subscribeToNothing = () => () => undefined;

/** What the address says behind its `#`; nothing until the page is hydrated, for its prerendered HTML knows nothing of it. */
function useHash() {
  const { hash } = useLocation();
  return useSyncExternalStore(
    subscribeToNothing,
    () => hash,
    () => '',
  );
}

/**
 * The link of an e-mail that led to this page (`#type=invite&token_hash=…`), which is used up by what a person does here and
 * by nothing else; null without one.
 */
export function useEmailLink(): EmailLink | null {
  const facts = new URLSearchParams(useHash().slice(1));
  const type = types.find((known) => known === facts.get('type'));
  const token = facts.get('token_hash');
  return type && token ? { type, token } : null;
}

/**
 * Why the link of an e-mail that led to this page didn't work, as a sentence, from what the authentication service puts after `#`
 * (`error_code=otp_expired&error_description=…`); null when it did.
 */
export function useBrokenLink(): string | null {
  const facts = new URLSearchParams(useHash().slice(1));
  const code = facts.get('error_code');
  if (!code) return null;
  return errorText(fromAuthError({ code, message: facts.get('error_description') ?? code, status: 403 }));
}
