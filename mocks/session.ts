import { SESSION_STORAGE_KEY } from '#data/connection.ts';
import type { Role } from '#data/session/roles.ts';
import { sessionOf } from './accessToken.ts';
import { accountByRole } from './fixtures/accounts.ts';

/**
 * Leaves in the browser the session of the account that has this role, or none at all. What is mounted afterwards
 * finds it there.
 */
export function signInAs(role: Role | null) {
  if (role) localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(sessionOf(accountByRole[role])));
  else localStorage.removeItem(SESSION_STORAGE_KEY);
}
