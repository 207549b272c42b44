import { SESSION_STORAGE_KEY } from '#data/connection.ts';
import type { Role } from '#data/session/roles.ts';
import { sessionOf } from './accessToken.ts';
import { db } from './db.ts';
import { accountByRole } from './fixtures/accounts.ts';

/**
 * Leaves in the browser the session of the account that has this role, or none at all. What is mounted afterwards
 * finds it there.
 */
export function signInAs(role: Role | null) {
  if (role) {
    // Where there is a device, its code has been given.
    const account = db.accounts.find((one) => one.role === role) ?? accountByRole[role];
    const session = sessionOf(account, db.factors[account.user_id]?.length ? 'aal2' : 'aal1');
    localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
  } else localStorage.removeItem(SESSION_STORAGE_KEY);
}
