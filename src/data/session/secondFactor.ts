import type { Session } from '@supabase/supabase-js';

/** An authenticator app that makes somebody's codes. */
export type Device = { id: string; name: string; addedAt: string };

/** A device that is being added: what its owner scans or types, until its first code proves it. */
export type NewDevice = { id: string; secret: string; uri: string };

/** The devices that a session's owner has proved. */
export function listDevices(session: Session | null): Device[] {
  return (session?.user.factors ?? [])
    .filter(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')
    .map(({ id, friendly_name, created_at }) => ({
      id,
      name: friendly_name || 'Appareil',
      addedAt: created_at,
    }));
}

/**
 * Whether a session still wants a code: there is a device, and the password alone was given. For the database, such a session
 * is nobody's.
 */
export function isCodeRequired(session: Session | null): boolean {
  return session !== null && listDevices(session).length > 0 && getLevel(session.access_token) !== 'aal2';
}

/** How far a token says that its session is proved: `aal1` by a password or a link, `aal2` by a code too. */
function getLevel(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as { aal?: unknown }).aal;
  } catch {
    return undefined;
  }
}
