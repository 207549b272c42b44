import type { PGlite } from '@supabase/lite/pglite';
import { authError } from './authError.ts';
import { currentRequest, type Handler, withBody, withRequest } from './handler.ts';
import type { Mailer } from './mailer.ts';
import { makeToken } from '../../../src/data/makeToken.ts';
import { administration, userColumns } from './administration.ts';
import { lacksProof } from './factors.ts';
import { assured, factorEndpoints, getClaims, needsProof } from './secondFactor.ts';

/** A body that the front has judged: of the fields that it lets through, each has its type. */
type Body = {
  type?: string;
  email: string;
  password?: string;
  token_hash?: string;
};

type Account = { id: string; confirmed: boolean };

/** What the endpoints work with. `lite` answers as @supabase/lite does. */
type Service = { database: PGlite; mailer: Mailer; jwtSecret: string; lite: Handler };

/**
 * The endpoints of the authentication service where @supabase/lite 0.10 differs from GoTrue, by method and path. All
 * others are its own.
 *
 * @param lite answers as @supabase/lite does.
 */
export function accountEndpoints(
  database: PGlite,
  mailer: Mailer,
  jwtSecret: string,
  lite: Handler,
): Record<string, Handler> {
  const service = { database, mailer, jwtSecret, lite };
  return {
    'POST /auth/v1/signup': (request) => signUp(service, request),
    'POST /auth/v1/token': (request) => signIn(service, request),
    'POST /auth/v1/verify': (request) => verifyLink(service, request),
    'POST /auth/v1/invite': (request) => invite(service, request),
    'PUT /auth/v1/user': (request) => changeAccount(service, request),
    'POST /auth/v1/logout': (request) => signOut(service, request),
    ...factorEndpoints(database, jwtSecret, lite),
    ...administration(database),
  };
}

const getBody = async (request: Request) => (await request.clone().json()) as Body;

async function findAccount({ database }: Service, email: string): Promise<Account | undefined> {
  const { rows } = await database.query<Account>(
    'select id, email_confirmed_at is not null as confirmed from auth.users where email = $1',
    [email],
  );
  return rows[0];
}

/** Runs a request in one transaction, which is kept only when asked to and when the request succeeds. */
async function inTransaction(
  { database }: Service,
  outcome: 'keep' | 'undo',
  task: () => Promise<Response>,
): Promise<Response> {
  await database.exec('begin');
  try {
    const response = await task();
    await database.exec(outcome === 'keep' && response.status < 400 ? 'commit' : 'rollback');
    return response;
  } catch (error) {
    await database.exec('rollback');
    throw error;
  }
}

/**
 * Opens a session for whoever isn't suspended; @supabase/lite looks at that for other providers only.
 *
 * @param method by which the person proves who they are; none when a token is renewed.
 */
function unlessBanned(service: Service, open: () => Promise<Response>, method?: string): Promise<Response> {
  const { database, jwtSecret } = service;
  return inTransaction(service, 'keep', async () => {
    const response = await open();
    if (!response.ok) return response;
    const { user } = (await response.clone().json()) as { user: { id: string } };
    const { rows } = await database.query('select from auth.users where id = $1 and banned_until > now()', [
      user.id,
    ]);
    return rows.length > 0
      ? authError(400, 'user_banned', 'User is banned')
      : assured(database, jwtSecret, response, method);
  });
}

/**
 * Sends a new confirmation link to an address whose account isn't confirmed; does nothing for any other. Whoever was
 * invited has a link already, and its token stands where this one's would.
 */
async function sendConfirmationAgain({ database, mailer }: Service, { email }: Body): Promise<void> {
  const token = makeToken();
  const { affectedRows } = await database.query(
    `update auth.users set confirmation_token = $1, confirmation_sent_at = now()
       where email = $2 and email_confirmed_at is null and invited_at is null`,
    [token, email],
  );
  if (affectedRows !== 1) return;
  await mailer.sendConfirmation(email, token, '');
}

/**
 * In one transaction (@supabase/lite writes user, identity and e-mail apart), and with the answer of a free address
 * for a taken one, as GoTrue does: @supabase/lite's 429 would tell a stranger who has an account. A person who hasn't
 * confirmed yet gets a new link; one who has gets nothing.
 */
async function signUp(service: Service, request: Request): Promise<Response> {
  const { lite } = service;
  const body = await getBody(request);
  const account = await findAccount(service, body.email);
  if (!account) return inTransaction(service, 'keep', () => lite(request));

  // The sign-up of an address that nobody has, undone: the same checks, the same work, the same answer.
  const stranger = `${crypto.randomUUID()}@exemple.invalid`;
  const response = await withRequest({ ...currentRequest(), silent: true }, () =>
    inTransaction(service, 'undo', () => lite(withBody(request, { ...body, email: stranger }))),
  );
  if (response.ok && !account.confirmed) await sendConfirmationAgain(service, body);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const shown = JSON.stringify(body.email).slice(1, -1);
  // A function, for in a replacement `$&` stands for what was found.
  const text = (await response.text()).replaceAll(stranger, () => shown);
  return new Response(text, { status: response.status, headers });
}

/**
 * A stranger's password is compared with one too, and "Email not confirmed" is for the person who knows the
 * password: by its time or its words, @supabase/lite's answer would tell who has an account.
 */
async function signIn(service: Service, request: Request): Promise<Response> {
  const { database, lite } = service;
  const grant = new URL(request.url).searchParams.get('grant_type');
  const isPassword = grant === 'password';
  const body = await getBody(request);
  const account = isPassword ? await findAccount(service, body.email) : undefined;
  const method = isPassword ? 'password' : grant === 'pkce' ? 'otp' : undefined;
  if (!isPassword || account?.confirmed) return unlessBanned(service, () => lite(request), method);
  const asIfConfirmed = await inTransaction(service, 'undo', async () => {
    const email = account ? body.email : `${crypto.randomUUID()}@exemple.invalid`;
    if (account)
      await database.query('update auth.users set email_confirmed_at = now() where id = $1', [account.id]);
    else
      await database.query(
        `insert into auth.users (id, email, email_confirmed_at, encrypted_password)
         values (gen_random_uuid(), $1::text, now(), extensions.crypt($1::text, extensions.gen_salt('bf', $2)))`,
        [email, Number(process.env['LITE_AUTH_BCRYPT_COST'] ?? 10)],
      );
    return lite(withBody(request, { ...body, email }));
  });
  return asIfConfirmed.ok ? authError(400, 'email_not_confirmed', 'Email not confirmed') : asIfConfirmed;
}

/**
 * Opens a session for whoever brings the token of an e-mail. @supabase/lite knows no invitations: to it, they are
 * confirmations of a sign-up, which a stranger's sign-up must not be mistaken for.
 */
async function verifyLink(service: Service, request: Request): Promise<Response> {
  const { database, lite } = service;
  const { type, token_hash: token } = await getBody(request);
  if (type !== 'recovery') {
    const { rows } = await database.query(
      'select from auth.users where confirmation_token = $1 and (invited_at is not null) = $2',
      [token, type === 'invite'],
    );
    if (rows.length === 0) return authError(403, 'otp_expired', 'Email link is invalid or has expired');
  }
  const known = type === 'recovery' ? type : 'signup';
  return unlessBanned(service, () => lite(withBody(request, { type: known, token_hash: token })), 'otp');
}

/** Makes the account and sends the link, or sends another one to whoever hasn't accepted yet. */
function invite(service: Service, request: Request): Promise<Response> {
  const { database, mailer } = service;
  return inTransaction(service, 'keep', async () => {
    const { email } = await getBody(request);
    const account = await findAccount(service, email);
    if (account?.confirmed)
      return authError(422, 'email_exists', 'A user with this email address has already been registered');
    const id = account?.id ?? crypto.randomUUID();
    if (!account) {
      await database.query(
        `insert into auth.users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data)
         values ($1, 'authenticated', 'authenticated', $2, '{"provider": "email", "providers": ["email"]}', '{}')`,
        [id, email],
      );
      await database.query(
        `insert into auth.identities (id, user_id, provider, provider_id, identity_data)
         values (gen_random_uuid(), $1::uuid, 'email', $1::text, jsonb_build_object('sub', $1::text, 'email', $2::text))`,
        [id, email],
      );
    }
    const token = makeToken();
    const { rows } = await database.query<object>(
      `update auth.users
       set confirmation_token = $2, confirmation_sent_at = now(), invited_at = clock_timestamp(), updated_at = now()
       where id = $1 returning ${userColumns}`,
      [id, token],
    );
    return Response.json({ ...rows[0], action_link: mailer.sendInvitation(email, token) });
  });
}

/**
 * A new password wants the code of whoever has a device, and ends the account's other sessions, as in GoTrue; @supabase/lite
 * asks for nothing and leaves them open.
 */
async function changeAccount({ database, lite }: Service, request: Request): Promise<Response> {
  const { password } = await getBody(request);
  const claims = getClaims(request);
  if (password !== undefined && (await lacksProof(database, claims))) return needsProof();
  const response = await lite(request);
  if (password === undefined || !response.ok) return response;
  const { sub, session_id: session } = claims;
  await database.query('delete from auth.sessions where user_id = $1 and id is distinct from $2', [
    sub,
    session,
  ]);
  return response;
}

/** Who has a device and hasn't given its code ends no session that was proved by one. */
async function signOut({ database, lite }: Service, request: Request): Promise<Response> {
  const scope = new URL(request.url).searchParams.get('scope') ?? 'global';
  const claims = getClaims(request);
  if (scope === 'local' || !(await lacksProof(database, claims))) return lite(request);
  await database.query(
    `delete from auth.sessions
     where user_id = $1 and aal is distinct from 'aal2' and ($3 = 'global' or id is distinct from $2)`,
    [claims.sub, claims.session_id ?? null, scope],
  );
  return new Response(null, { status: 204 });
}

/** The handler for a request: the endpoint's own, where it has one. */
export function route(endpoints: Record<string, Handler>, otherwise: Handler): Handler {
  return (request) => {
    const path = new URL(request.url).pathname
      .replace(/(\/admin\/users\/)[^/]+/, '$1:id')
      .replace(/(:id\/factors\/)[^/]+$/, '$1:factor')
      .replace(/(\/v1\/factors\/)[^/]+/, '$1:id');
    return (endpoints[`${request.method} ${path}`] ?? otherwise)(request);
  };
}

/** Failures of the authentication service in GoTrue's shape, without a word about their cause. */
export function answerFailuresLikeGoTrue(next: Handler): Handler {
  return async (request) => {
    const response = await next(request);
    return response.status === 500 && new URL(request.url).pathname.startsWith('/auth/v1/')
      ? authError(
          500,
          'unexpected_failure',
          'Unexpected failure, please check server logs for more information',
        )
      : response;
  };
}
