import { decode, sign } from 'hono/jwt';
import { Secret } from 'otpauth';
import { renderSVG } from 'uqr';
import { authError } from './authError.ts';
import {
  challengeFactor,
  type Claims,
  findFactor,
  getAssurance,
  lacksProof,
  listFactors,
  noteProof,
  type Queried,
  removeFactor,
  takeCode,
  totp,
} from './factors.ts';
import { type Handler, withBody } from './handler.ts';
import { makeToken } from '../../../src/data/makeToken.ts';

/** As on a hosted project. */
const mostFactors = 10;

/** Whose session's token a request brings: the front has verified it. */
export const getClaims = (request: Request): Claims =>
  decode((request.headers.get('authorization') ?? '').replace(/^Bearer /, '')).payload as unknown as Claims;

/** The id in `/factors/ID`, `/factors/ID/verify`. */
const getId = (request: Request) => /\/factors\/([0-9a-f-]{36})/.exec(new URL(request.url).pathname)?.[1];

const notFound = () => authError(404, 'mfa_factor_not_found', 'Factor not found');

/** What is refused to whoever has a device and hasn't proved it in this session. */
export const needsProof = () => authError(403, 'insufficient_aal', 'AAL2 session is required for this');

/**
 * An answer with a session, whose token then says how it was proved (`aal`, `amr`).
 *
 * @param method by which it has just been proved; none when a token is renewed.
 */
export async function assured(
  database: Queried,
  jwtSecret: string,
  response: Response,
  method?: string,
): Promise<Response> {
  if (!response.ok) return response;
  const body = (await response.clone().json()) as { access_token?: string; user?: object };
  if (!body.access_token) return response;
  const { payload } = decode(body.access_token);
  const { sub, session_id: session } = payload as unknown as Claims;
  if (method) await noteProof(database, session, method);
  const claims = { ...payload, ...(await getAssurance(database, session)) };
  const token = await sign(claims, jwtSecret, 'HS256');
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(
    { ...body, access_token: token, user: { ...body.user, factors: await listFactors(database, sub) } },
    { status: response.status, headers },
  );
}

/**
 * GoTrue's second factors by an authenticator app, of which @supabase/lite has none: adding, proving and removing devices.
 *
 * @param lite answers as @supabase/lite does.
 */
export function factorEndpoints(
  database: Queried,
  jwtSecret: string,
  lite: Handler,
): Record<string, Handler> {
  const find = (request: Request) => findFactor(database, getClaims(request).sub, getId(request));
  return {
    'GET /auth/v1/user': async (request) => {
      const response = await lite(request);
      if (!response.ok) return response;
      const user = (await response.json()) as object;
      return Response.json({ ...user, factors: await listFactors(database, getClaims(request).sub) });
    },

    'POST /auth/v1/factors': async (request) => {
      const claims = getClaims(request);
      if (await lacksProof(database, claims)) return needsProof();
      return addFactor(database, claims.sub, (await request.json()) as NewFactor);
    },

    'POST /auth/v1/factors/:id/challenge': async (request) => {
      const factor = await find(request);
      return factor ? Response.json(await challengeFactor(database, factor)) : notFound();
    },

    'POST /auth/v1/factors/:id/verify': async (request) => {
      const proof = (await request.clone().json()) as { challenge_id: string; code: string };
      const factor = await find(request);
      if (!factor) return notFound();
      const claims = getClaims(request);
      const refused = await takeCode(database, factor, proof, claims);
      if (refused) return refused;
      const refreshToken = makeToken();
      await database.query(
        `insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, $2, $3, $4)`,
        [crypto.randomUUID(), refreshToken, claims.sub, claims.session_id],
      );
      const renewal = new URL('/auth/v1/token?grant_type=refresh_token', request.url);
      const renewed = new Request(renewal, { method: 'POST', headers: request.headers });
      const session = await lite(withBody(renewed, { refresh_token: refreshToken }));
      return assured(database, jwtSecret, session);
    },

    'DELETE /auth/v1/factors/:id': async (request) => {
      const factor = await find(request);
      if (!factor) return notFound();
      if (factor.status === 'verified' && (await lacksProof(database, getClaims(request))))
        return needsProof();
      await removeFactor(database, factor.user_id, factor.id);
      return Response.json({ id: factor.id });
    },

    'GET /auth/v1/admin/users/:id/factors': async (request) => {
      const [, person] = /\/users\/([^/]+)\/factors/.exec(request.url) ?? [];
      return Response.json(person ? await listFactors(database, person) : []);
    },

    'DELETE /auth/v1/admin/users/:id/factors/:factor': async (request) => {
      const [, person, id] = /\/users\/([^/]+)\/factors\/([^/]+)$/.exec(request.url) ?? [];
      if (!person || !id || !(await removeFactor(database, person, id))) return notFound();
      return Response.json({ id });
    },
  };
}

type NewFactor = { friendly_name?: string; issuer?: string };

/** Begins a device: it counts once its first code is right. */
async function addFactor(
  database: Queried,
  person: string,
  { friendly_name: name = '', issuer = '' }: NewFactor,
): Promise<Response> {
  // Devices that were begun and never proved.
  await database.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [person]);
  const { rows } = await database.query<{ email: string; count: number; is_taken: boolean }>(
    `select users.email, count(factor.id)::integer as count,
           coalesce(bool_or(factor.friendly_name = $2 and $2 <> ''), false) as is_taken
         from auth.users left join auth.mfa_factors as factor on factor.user_id = users.id
         where users.id = $1 group by users.email`,
    [person, name],
  );
  const [{ email, count, is_taken: isTaken } = { email: '', count: 0, is_taken: false }] = rows;
  if (isTaken)
    return authError(
      422,
      'mfa_factor_name_conflict',
      'A factor with this friendly name for this user already exists',
    );
  if (count >= mostFactors)
    return authError(422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached');
  const secret = new Secret({ buffer: crypto.getRandomValues(new Uint8Array(20)).buffer }).base32;
  const uri = totp(secret, email, issuer || 'Porte-Voix').toString();
  const id = crypto.randomUUID();
  await database.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
         values ($1, $2, $3, 'totp', 'unverified', $4)`,
    [id, person, name, secret],
  );
  return Response.json({
    id,
    type: 'totp',
    friendly_name: name,
    totp: { qr_code: renderSVG(uri), secret, uri },
  });
}
