import type { App } from '@supabase/lite';
import type { PGlite } from '@supabase/lite/pglite';
import { randomBytes, randomUUID } from 'node:crypto';
import { copyRequest, copyResponse, type Handler, withRequestFacts } from './handler.ts';

/** GoTrue's shape of an error: what supabase-js turns into an `AuthApiError`. */
export function authError(status: number, errorCode: string, message: string): Response {
  return Response.json(
    { code: status, error_code: errorCode, msg: message },
    { status, headers: { 'x-sb-error-code': errorCode } },
  );
}

function isCall(request: Request, path: string, method = 'POST'): boolean {
  return request.method === method && new URL(request.url).pathname === `/auth/v1/${path}`;
}

async function jsonBody(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return body && typeof body === 'object' ? { ...body } : {};
}

async function emailOf(request: Request): Promise<string | undefined> {
  const { email } = await jsonBody(request);
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined;
}

type Account = { id: string; confirmed: boolean };

async function findAccount(database: PGlite, email: string): Promise<Account | undefined> {
  const { rows } = await database.query<Account>(
    'select id, email_confirmed_at is not null as confirmed from auth.users where email = $1',
    [email],
  );
  return rows[0];
}

/** Runs a request in one transaction, which is kept only when asked to and when the request succeeds. */
async function inTransaction(
  database: PGlite,
  task: () => Promise<Response>,
  outcome: 'keep' | 'undo',
): Promise<Response> {
  await database.exec('begin');
  try {
    const response = await task();
    await database.exec(outcome === 'keep' && response.ok ? 'commit' : 'rollback');
    return response;
  } catch (error) {
    await database.exec('rollback');
    throw error;
  }
}

/**
 * Signs up in one transaction (@supabase/lite writes user, identity and e-mail apart), and gives a taken address the
 * answer of a free one, as GoTrue does: @supabase/lite's 429 would tell a stranger who has an account. A person who
 * hasn't confirmed yet gets a new link; one who has gets nothing.
 */
export function hideKnownAddresses(
  database: PGlite,
  sendAgain: (email: string) => Promise<void>,
  next: Handler,
): Handler {
  return async (request, client) => {
    if (!isCall(request, 'signup')) return next(request, client);
    const email = await emailOf(request);
    const account = email && (await findAccount(database, email));
    if (!email || !account) return inTransaction(database, () => next(request, client), 'keep');

    // The sign-up of an address that nobody has, undone: the same checks, the same work, the same answer.
    const stranger = `${randomUUID()}@exemple.invalid`;
    const body = new TextEncoder().encode(JSON.stringify({ ...(await jsonBody(request)), email: stranger }));
    const headers = new Headers(request.headers);
    headers.set('content-length', String(body.length));
    const response = await withRequestFacts({ silent: true }, () =>
      inTransaction(database, () => next(copyRequest(request, headers, body), client), 'undo'),
    );
    if (response.ok && !account.confirmed) await sendAgain(email);
    const answerHeaders = new Headers(response.headers);
    answerHeaders.delete('content-length');
    return new Response((await response.text()).replaceAll(stranger, email), {
      status: response.status,
      headers: answerHeaders,
    });
  };
}

/** Sends a new confirmation link to an address whose account isn't confirmed; does nothing for any other. */
export function confirmationSender(database: PGlite, mailer: NonNullable<App['_mailer']>) {
  return async (email: string): Promise<void> => {
    const token = randomBytes(32).toString('hex');
    const { affectedRows } = await database.query(
      `update auth.users set confirmation_token = $1, confirmation_sent_at = now()
       where email = $2 and email_confirmed_at is null`,
      [token, email],
    );
    if (affectedRows === 1) await mailer.sendConfirmation(email, token, '');
  };
}

/** `resend` of a confirmation, which @supabase/lite always refuses once a first one has left. */
export function resendConfirmations(sendAgain: (email: string) => Promise<void>, next: Handler): Handler {
  return async (request, client) => {
    const email = isCall(request, 'resend') ? await emailOf(request) : undefined;
    if (!email || (await jsonBody(request))['type'] !== 'signup') return next(request, client);
    await sendAgain(email);
    return Response.json({});
  };
}

/**
 * "Email not confirmed" is for the person who knows the password: @supabase/lite says it before it looks at the
 * password, which tells a stranger that the address has an account.
 */
export function checkPasswordFirst(database: PGlite, next: Handler): Handler {
  return async (request, client) => {
    if (!isCall(request, 'token')) return next(request, client);
    const again = request.clone();
    const response = await next(request, client);
    if (response.headers.get('x-sb-error-code') !== 'email_not_confirmed') return response;
    const asIfConfirmed = await inTransaction(
      database,
      async () => {
        await database.query('update auth.users set email_confirmed_at = now() where email = $1', [
          await emailOf(again),
        ]);
        return next(again, client);
      },
      'undo',
    );
    return asIfConfirmed.ok ? response : asIfConfirmed;
  };
}

/** A new password ends the account's other sessions, as GoTrue does; @supabase/lite leaves them open. */
export function endOtherSessions(database: PGlite, next: Handler): Handler {
  return async (request, client) => {
    const changesPassword = isCall(request, 'user', 'PUT') && 'password' in (await jsonBody(request));
    const response = await next(request, client);
    if (!changesPassword || !response.ok) return response;
    const [, claims = ''] = (request.headers.get('authorization') ?? '').split('.');
    const { sub, session_id: session }: { sub?: string; session_id?: string } = JSON.parse(
      Buffer.from(claims, 'base64url').toString(),
    );
    await database.query('delete from auth.sessions where user_id = $1 and id is distinct from $2', [
      sub,
      session,
    ]);
    return response;
  };
}

/** Failures of the authentication service in GoTrue's shape, without a word about their cause. */
export function answerFailuresLikeGoTrue(next: Handler): Handler {
  return async (request, client) => {
    const response = await next(request, client);
    if (response.status !== 500 || !new URL(request.url).pathname.startsWith('/auth/v1/')) return response;
    const { headers, body } = authError(
      500,
      'unexpected_failure',
      'Unexpected failure, please check server logs for more information',
    );
    await response.body?.cancel();
    return copyResponse(new Response(body, { status: 500 }), headers);
  };
}
