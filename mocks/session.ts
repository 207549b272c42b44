import type { Session } from '@supabase/supabase-js';
import { sign } from 'hono/jwt';
import { SESSION_STORAGE_KEY } from '#data/connection.ts';
import type { Role } from '#data/session/roles.ts';
import { JWT_SECRET, openBackend } from './backend/openBackend.ts';
import { heldMoment, serverDay } from './clock.ts';
import { type Account, accountByRole } from './fixtures/accounts.ts';
import { sessionId } from './fixtures/fixturesSql.ts';

/** 1 January 2100: the session of a story doesn't end by itself, whatever date the story pretends to live in. */
const FAR_FUTURE = 4_102_444_800;

/** What a story may last, in seconds: the proof of its beginning stays fresh. */
const HALF_A_DAY = 43_200;

type SignInOptions = {
  /** Whether the code of a device was given. */
  aal?: 'aal1' | 'aal2';
  /** Whether the person has just proved who they are. */
  isProofFresh?: boolean;
};

/** A session as the authentication service gives it and supabase-js stores it, of somebody in the fixtures. */
async function createSession(
  account: Account,
  { aal = 'aal1', isProofFresh = true }: SignInOptions = {},
): Promise<Session> {
  const { user_id: id, email, first_name, last_name, created_at } = account;
  const claims = {
    sub: id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    session_id: sessionId(account),
    exp: FAR_FUTURE,
    aal,
    // In the days that a story may live in, or long before.
    amr: (isProofFresh ? [serverDay(), heldMoment] : [0]).map((moment) => ({
      method: 'password',
      timestamp: Math.floor(moment / 1000) + HALF_A_DAY,
    })),
  };
  return {
    access_token: await sign(claims, JWT_SECRET, 'HS256'),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: FAR_FUTURE,
    refresh_token: `refresh-${id}`,
    user: {
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { first_name, last_name },
      created_at,
    },
  };
}

/** Leaves in the browser the session of who has this role in the fixtures, or none. What is mounted afterwards finds it there. */
export async function signInAs(role: Role | null, options?: SignInOptions) {
  if (!role) {
    localStorage.removeItem(SESSION_STORAGE_KEY);
    return;
  }
  const account = accountByRole[role];
  const session = await createSession(account, options);
  if (options?.aal === 'aal2') {
    const { exec, query } = await openBackend();
    await exec(`update auth.sessions set aal = 'aal2' where id = '${sessionId(account)}'`);
    session.user.factors = await query(
      'select id, friendly_name, factor_type, status, created_at, updated_at from auth.mfa_factors where user_id = $1',
      [account.user_id],
    );
  }
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
}
