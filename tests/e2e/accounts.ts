import type { APIRequestContext } from '@playwright/test';
import { LOCAL_PUBLISHABLE_KEY } from '../../src/data/localBackend.ts';

/** Accounts of the seed (README). */
export type Role = 'admin' | 'editor' | 'moderator' | 'subscriber';
export const password = 'porte-voix-local';
export const getEmail = (role: Role) => `${role}@porte-voix.example`;

type Session = { access_token: string; expires_in: number; expires_at: number; proved_at: number };

const sessions = new Map<Role, Promise<Session>>();

/**
 * A session of an account, as the site keeps it. One for all journeys of a worker, since the service limits sign-ins, as long as
 * it proves who asks: ten minutes.
 */
export async function getSession(role: Role, baseURL = ''): Promise<Session> {
  const known = sessions.get(role);
  if (known && (await known).proved_at > Date.now() / 1000 - 420) return known;
  const session = signIn(role, baseURL);
  sessions.set(role, session);
  return session;
}

/** Calls a function of the database as somebody of the staff, for what a journey needs and isn't about. Fails where it refuses. */
export const callAs =
  (role: Role, request: APIRequestContext, baseURL = '') =>
  async (name: string, data: object): Promise<unknown> => {
    const { access_token } = await getSession(role, baseURL);
    const headers = { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${access_token}` };
    const response = await request.post(`/rest/v1/rpc/${name}`, { headers, data });
    const text = await response.text();
    if (!response.ok()) throw new Error(`${name}: ${text}`);
    return text ? JSON.parse(text) : null;
  };

async function signIn(role: Role, baseURL = ''): Promise<Session> {
  const response = await fetch(`${baseURL}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email: getEmail(role), password }),
  });
  if (!response.ok) throw new Error(`${role} can't sign in: ${await response.text()}`);
  const session = (await response.json()) as Session;
  const now = Math.floor(Date.now() / 1000);
  return { ...session, expires_at: now + session.expires_in, proved_at: now };
}
