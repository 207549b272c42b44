import type { Session } from '@supabase/supabase-js';
import { serverId } from './clock.ts';
import { db } from './db.ts';
import type { Account } from './fixtures/accounts.ts';

/** 1 January 2100: a mocked session doesn't end by itself, whatever date a story pretends to live in. */
const FAR_FUTURE = 4_102_444_800;

const encode = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const decode = (part: string): unknown => JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));

/** What the authentication service tells of an account. */
export function userOf(account: Account): Session['user'] {
  const { user_id: id, email, first_name, last_name, created_at, updated_at } = account;
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: created_at,
    phone: '',
    confirmed_at: created_at,
    last_sign_in_at: updated_at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { first_name, last_name },
    identities: [],
    created_at,
    updated_at,
    is_anonymous: false,
    factors: db.factors[id] ?? [],
  };
}

/**
 * A session as the authentication service gives it and supabase-js keeps it. The token is not signed.
 *
 * @param aal whether the code of a device was given.
 */
export function sessionOf(account: Account, aal: 'aal1' | 'aal2' = 'aal1'): Session {
  // Two sessions of the same person never share a token.
  const session_id = serverId();
  const claims = {
    sub: account.user_id,
    role: 'authenticated',
    email: account.email,
    session_id,
    exp: FAR_FUTURE,
    aal,
  };
  return {
    access_token: [encode({ alg: 'none', typ: 'JWT' }), encode(claims), 'mock'].join('.'),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: FAR_FUTURE,
    refresh_token: `${account.user_id}.${session_id}.${aal}`,
    user: userOf(account),
  };
}

/** Whose token a request carries: an account, `anonymous` with the publishable key, `invalid` for anything else. */
export function callerOf(request: Request): Account | 'anonymous' | 'invalid' {
  const bearer = request.headers.get('Authorization')?.replace(/^Bearer /, '');
  if (!bearer || bearer === request.headers.get('apikey')) return 'anonymous';
  try {
    const claims = decode(bearer.split('.')[1] ?? '') as { sub?: string };
    return db.accounts.find((account) => account.user_id === claims.sub) ?? 'invalid';
  } catch {
    return 'invalid';
  }
}
