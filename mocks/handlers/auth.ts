import { HttpResponse, http } from 'msw/http';
import { callerOf, sessionOf, userOf } from '../accessToken.ts';
import { serverId, serverNow } from '../clock.ts';
import { db } from '../db.ts';
import { linkToken } from './accounts.ts';
import type { Account } from '../fixtures/accounts.ts';

/** The authentication service. Sign-up asks for a confirmation by e-mail, which nobody ever receives here. */
export const authHandlers = [
  http.post('*/auth/v1/token', async ({ request }) => {
    const grant = new URL(request.url).searchParams.get('grant_type');
    const { email, password, refresh_token } = await readBody(request);
    if (grant === 'password') {
      const account = db.accounts.find((one) => one.email === email?.trim().toLowerCase());
      if (!account?.password || account.password !== password)
        return authFailure(400, 'invalid_credentials', 'Invalid login credentials');
      if (account.state === 'suspended') return authFailure(400, 'user_banned', 'User is banned');
      account.last_sign_in_at = serverNow();
      db.isProofFresh = true;
      return HttpResponse.json({ ...sessionOf(account), weak_password: null });
    }
    if (grant === 'refresh_token') {
      const account = db.accounts.find(({ user_id }) => refresh_token?.startsWith(`${user_id}.`));
      return account
        ? HttpResponse.json(
            sessionOf(
              account,
              db.factors[account.user_id] && refresh_token?.endsWith('aal2') ? 'aal2' : 'aal1',
            ),
          )
        : authFailure(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    }
    throw new Error(`Mock: unknown grant_type "${grant}"`);
  }),
  http.post('*/auth/v1/signup', async ({ request }) => {
    const { email = '', password = '', data } = await readBody(request);
    if (!db.isSignUpOpen) return authFailure(500, 'unexpected_failure', 'Database error saving new user');
    if (password.length < 12) {
      const reasons = { weak_password: { reasons: ['length'] } };
      return authFailure(422, 'weak_password', 'Password should be at least 12 characters.', reasons);
    }
    // A known address gets the answer of a new one, so that nobody learns who has an account.
    return HttpResponse.json(newcomer(email, data));
  }),
  http.post('*/auth/v1/verify', async ({ request }) => {
    const { type = 'invite', token_hash } = await readBody(request);
    const state = ({ invite: 'invited', signup: 'unconfirmed', recovery: 'active' } as const)[type];
    const account = db.accounts.find((one) => one.state === state && linkToken(one) === token_hash);
    if (!account) return authFailure(403, 'otp_expired', 'Email link is invalid or has expired');
    Object.assign(account, { state: 'active', last_sign_in_at: serverNow() });
    return HttpResponse.json(sessionOf(account));
  }),
  http.post('*/auth/v1/logout', () => new HttpResponse(null, { status: 204 })),
  http.get('*/auth/v1/user', ({ request }) =>
    withAccount(request, (account) => HttpResponse.json(userOf(account))),
  ),
  http.put('*/auth/v1/user', async ({ request }) => {
    const { password } = await readBody(request);
    return withAccount(request, (account) => {
      if (password === account.password) {
        return authFailure(422, 'same_password', 'New password should be different from the old password.');
      }
      account.password = password ?? account.password;
      const { factors: _untold, ...user } = userOf(account);
      return HttpResponse.json(user);
    });
  }),
  http.post('*/auth/v1/recover', () => HttpResponse.json({})),
  http.post('*/auth/v1/factors', async ({ request }) => {
    const { friendly_name = '' } = await readBody(request);
    return withAccount(request, (account) => {
      const now = serverNow();
      const id = serverId();
      if (factorsOf(account).some((factor) => factor.friendly_name === friendly_name))
        return authFailure(422, 'mfa_factor_name_conflict', 'A factor with this friendly name exists');
      const factor = {
        id,
        friendly_name,
        factor_type: 'totp',
        status: 'unverified',
        created_at: now,
        updated_at: now,
      } as const;
      db.factors[account.user_id] = [
        ...factorsOf(account).filter(({ status }) => status === 'verified'),
        factor,
      ];
      const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
      const uri = `otpauth://totp/Porte-Voix:${encodeURIComponent(account.email)}?secret=${secret}&issuer=Porte-Voix`;
      return HttpResponse.json({ id, type: 'totp', friendly_name, totp: { qr_code: '', secret, uri } });
    });
  }),
  http.post('*/auth/v1/factors/:id/challenge', () =>
    HttpResponse.json({ id: serverId(), type: 'totp', expires_at: 4_102_444_800 }),
  ),
  http.post('*/auth/v1/factors/:id/verify', async ({ request, params }) => {
    const { code } = await readBody(request);
    return withAccount(request, (account) => {
      if (code !== mockedCode)
        return authFailure(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
      db.factors[account.user_id] = factorsOf(account).map((factor) =>
        factor.id === params['id'] ? { ...factor, status: 'verified' } : factor,
      );
      db.isProofFresh = true;
      return HttpResponse.json(sessionOf(account, 'aal2'));
    });
  }),
  http.delete('*/auth/v1/factors/:id', ({ request, params }) =>
    withAccount(request, (account) => {
      const left = factorsOf(account).filter(({ id }) => id !== params['id']);
      if (left.length > 0) db.factors[account.user_id] = left;
      else delete db.factors[account.user_id];
      return HttpResponse.json({ id: params['id'] });
    }),
  ),
];

const factorsOf = ({ user_id }: Account) => db.factors[user_id] ?? [];

/** The one code that is right. */
const mockedCode = '123456';

type Body = {
  type?: 'invite' | 'signup' | 'recovery';
  friendly_name?: string;
  code?: string;
  email?: string;
  password?: string;
  refresh_token?: string;
  token_hash?: string;
  data?: { first_name?: string; last_name?: string };
};

const readBody = async (request: Request) => (await request.json()) as Body;

/** A person who still has to confirm their e-mail. */
function newcomer(email: string, names: Body['data']) {
  const now = serverNow();
  const id = serverId();
  const facts = { ...names, sub: id, email, email_verified: false, phone_verified: false };
  const dates = { created_at: now, updated_at: now };
  const identity = {
    identity_id: serverId(),
    id,
    user_id: id,
    email,
    provider: 'email',
    identity_data: facts,
    last_sign_in_at: now,
    ...dates,
  };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: facts,
    identities: [identity],
    is_anonymous: false,
    ...dates,
  };
}

function withAccount(request: Request, respond: (account: Account) => Response) {
  const caller = callerOf(request);
  return typeof caller === 'string'
    ? authFailure(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
    : respond(caller);
}

/** GoTrue's shape of an error. */
export function authFailure(status: number, error_code: string, msg: string, more: object = {}) {
  return HttpResponse.json(
    { code: status, error_code, msg, ...more },
    { status, headers: { 'x-sb-error-code': error_code } },
  );
}
