import { type DataError, fromAuthError } from '../errors.ts';

/**
 * Why the link of an e-mail didn't work, from what the authentication service puts after `#`
 * (`error_code=otp_expired&error_description=…`); null when it did.
 */
export function linkError(hash: string): DataError | null {
  const facts = new URLSearchParams(hash.replace(/^#/, ''));
  const code = facts.get('error_code');
  if (!code) return null;
  return fromAuthError({ code, message: facts.get('error_description') ?? code, status: 403 });
}
