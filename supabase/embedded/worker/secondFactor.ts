import { decode, sign } from 'hono/jwt';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { authError } from './authError.ts';
import { type Handler, withBody } from './handler.ts';
import { makeToken } from '../../../src/data/makeToken.ts';

/** What is asked of a database. */
type Queried = {
  query<Row>(
    sql: string,
    parameters?: (string | null | undefined)[],
  ): Promise<{ rows: Row[]; affectedRows?: number }>;
};

type Claims = { sub: string; session_id: string };
type Caller = { sub: string; session_id?: string };

type Factor = {
  id: string;
  user_id: string;
  status: 'unverified' | 'verified';
  secret: string;
  /** The half minute whose code was taken last. */
  last_step: string | number | null;
  is_paused: boolean;
};

/** How often and how long, as on a hosted project. */
const mostFactors = 10;
const challengeLife = '5 minutes';

/**
 * So many wrong codes end a challenge and pause the device, whoever tries from wherever: for a minute first, then twice as long
 * each time, up to an hour. A right code forgets them.
 */
const mostFailures = 5;
const longestPause = 60;

const stepInMilliseconds = 30_000;

/** The code of a device: six digits of half a minute, as every authenticator app makes them (RFC 6238). */
const totp = (secret: string, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), label, issuer, algorithm: 'SHA1', digits: 6, period: 30 });

/**
 * The half minute whose code it is, counted from 1970: the present one, the one before or after; null for a wrong code.
 *
 * @param moment milliseconds since 1970.
 */
export function findStep(secret: string, code: string, moment = Date.now()): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: moment, window: 1 });
  return delta === null ? null : Math.floor(moment / stepInMilliseconds) + delta;
}

const factorColumns = `id, friendly_name, factor_type, status, created_at, updated_at`;

const getClaims = (request: Request): Claims =>
  decode((request.headers.get('authorization') ?? '').replace(/^Bearer /, '')).payload as unknown as Claims;

/** The id in `/factors/ID`, `/factors/ID/verify`. */
const getId = (request: Request) => /\/factors\/([0-9a-f-]{36})/.exec(new URL(request.url).pathname)?.[1];

/**
 * GoTrue's second factors by an authenticator app, of which @supabase/lite has none: adding, proving and removing devices,
 * and what tokens say of it (`aal`, `amr`).
 *
 * @param lite answers as @supabase/lite does.
 */
export function secondFactor(database: Queried, jwtSecret: string, lite: Handler) {
  const getFactors = async (person: string) =>
    (
      await database.query<object>(
        `select ${factorColumns} from auth.mfa_factors where user_id = $1 order by created_at`,
        [person],
      )
    ).rows;

  /** How a session has been proved: `aal2` once a code was right. */
  async function getAssurance(session: string) {
    const { rows } = await database.query<{ aal: string | null; method: string | null; timestamp: number }>(
      `select sessions.aal, claim.authentication_method as method,
         extract(epoch from claim.updated_at)::integer as timestamp
       from auth.sessions left join auth.mfa_amr_claims as claim on claim.session_id = sessions.id
       where sessions.id = $1 order by claim.updated_at desc`,
      [session],
    );
    return {
      aal: rows[0]?.aal ?? 'aal1',
      amr: rows.flatMap(({ method, timestamp }) => (method ? [{ method, timestamp }] : [])),
    };
  }

  const noteProof = (session: string, method: string) =>
    database.query(
      `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
       on conflict (session_id, authentication_method) do update set updated_at = now()`,
      [session, method],
    );

  /**
   * An answer with a session, whose token then says how it was proved.
   *
   * @param method by which it has just been proved; none when a token is renewed.
   */
  async function assured(response: Response, method?: string): Promise<Response> {
    if (!response.ok) return response;
    const body = (await response.clone().json()) as { access_token?: string; user?: object };
    if (!body.access_token) return response;
    const { payload } = decode(body.access_token);
    const { sub, session_id: session } = payload as unknown as Claims;
    if (method) await noteProof(session, method);
    const token = await sign({ ...payload, ...(await getAssurance(session)) }, jwtSecret, 'HS256');
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return Response.json(
      { ...body, access_token: token, user: { ...body.user, factors: await getFactors(sub) } },
      { status: response.status, headers },
    );
  }

  async function findFactor(request: Request): Promise<Factor | undefined> {
    const { rows } = await database.query<Factor>(
      `select id, user_id, status, secret, last_step, coalesce(paused_until > now(), false) as is_paused
       from auth.mfa_factors where id = $1 and user_id = $2`,
      [getId(request), getClaims(request).sub],
    );
    return rows[0];
  }

  const notFound = () => authError(404, 'mfa_factor_not_found', 'Factor not found');
  const needsProof = () => authError(403, 'insufficient_aal', 'AAL2 session is required for this');

  /** Who has a device proves it before the devices change. */
  async function lacksProof({ sub, session_id: session }: Caller): Promise<boolean> {
    const { rows } = await database.query(
      `select from auth.mfa_factors as factor where factor.user_id = $1 and factor.status = 'verified'
         and not exists (select from auth.sessions where sessions.id = $2 and sessions.aal = 'aal2')`,
      [sub, session ?? null],
    );
    return rows.length > 0;
  }

  const endpoints: Record<string, Handler> = {
    'GET /auth/v1/user': async (request) => {
      const response = await lite(request);
      if (!response.ok) return response;
      const user = (await response.json()) as object;
      return Response.json({ ...user, factors: await getFactors(getClaims(request).sub) });
    },

    'POST /auth/v1/factors': async (request) => {
      const { friendly_name: name = '', issuer = '' } = (await request.json()) as {
        friendly_name?: string;
        issuer?: string;
      };
      const claims = getClaims(request);
      if (await lacksProof(claims)) return needsProof();
      // Devices that were begun and never proved.
      await database.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
        claims.sub,
      ]);
      const { rows } = await database.query<{ email: string; count: number; is_taken: boolean }>(
        `select users.email, count(factor.id)::integer as count,
           coalesce(bool_or(factor.friendly_name = $2 and $2 <> ''), false) as is_taken
         from auth.users left join auth.mfa_factors as factor on factor.user_id = users.id
         where users.id = $1 group by users.email`,
        [claims.sub, name],
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
        [id, claims.sub, name, secret],
      );
      return Response.json({
        id,
        type: 'totp',
        friendly_name: name,
        totp: { qr_code: renderSVG(uri), secret, uri },
      });
    },

    'POST /auth/v1/factors/:id/challenge': async (request) => {
      const factor = await findFactor(request);
      if (!factor) return notFound();
      await database.query(
        `delete from auth.mfa_challenges where factor_id = $1 and created_at <= now() - interval '${challengeLife}'`,
        [factor.id],
      );
      const { rows } = await database.query<{ id: string; expires_at: number }>(
        `insert into auth.mfa_challenges (id, factor_id) values ($1, $2)
         returning id, extract(epoch from created_at + interval '${challengeLife}')::integer as expires_at`,
        [crypto.randomUUID(), factor.id],
      );
      return Response.json({ ...rows[0], type: 'totp' });
    },

    'POST /auth/v1/factors/:id/verify': async (request) => {
      const { challenge_id: challenge, code } = (await request.clone().json()) as {
        challenge_id: string;
        code: string;
      };
      const factor = await findFactor(request);
      if (!factor) return notFound();
      if (factor.is_paused) return authError(429, 'over_request_rate_limit', 'Too many wrong codes');
      const { rows: living } = await database.query(
        `select from auth.mfa_challenges where id = $1 and factor_id = $2 and verified_at is null
           and failures < ${mostFailures} and created_at > now() - interval '${challengeLife}'`,
        [challenge, factor.id],
      );
      if (living.length === 0)
        return authError(
          422,
          'mfa_challenge_expired',
          'MFA challenge has expired, verify against another challenge or create a new challenge.',
        );
      const step = findStep(factor.secret, code);
      if (step === null) {
        await database.query('update auth.mfa_challenges set failures = failures + 1 where id = $1', [
          challenge,
        ]);
        await database.query(
          `update auth.mfa_factors set failures = failures + 1,
             paused_until = case when (failures + 1) % ${mostFailures} = 0 then
               now() + least(${longestPause}, 2 ^ least(20, (failures + 1) / ${mostFailures} - 1)) * interval '1 minute'
             end
           where id = $1`,
          [factor.id],
        );
      }
      // Who has read a code over somebody's shoulder doesn't give it once more. One that is further ahead than codes can be was taken
      // by a clock that was wrong.
      const ahead = Number(factor.last_step ?? 0) - (step ?? 0);
      if (step === null || (ahead >= 0 && ahead <= 2))
        return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

      const { sub, session_id: session } = getClaims(request);
      await database.query('update auth.mfa_challenges set verified_at = now() where id = $1', [challenge]);
      await database.query(
        `update auth.mfa_factors
         set status = 'verified', updated_at = now(), last_step = $2, failures = 0, paused_until = null
         where id = $1`,
        [factor.id, String(step)],
      );
      await database.query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
        session,
        factor.id,
      ]);
      // Sessions that have not given it, be they somebody else's.
      await database.query(
        `delete from auth.sessions where user_id = $1 and id <> $2 and aal is distinct from 'aal2'`,
        [sub, session],
      );
      await noteProof(session, 'totp');
      const refreshToken = makeToken();
      await database.query(
        `insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, $2, $3, $4)`,
        [crypto.randomUUID(), refreshToken, sub, session],
      );
      const renewal = new URL('/auth/v1/token?grant_type=refresh_token', request.url);
      const renewed = new Request(renewal, { method: 'POST', headers: request.headers });
      return assured(await lite(withBody(renewed, { refresh_token: refreshToken })));
    },

    'DELETE /auth/v1/factors/:id': async (request) => {
      const factor = await findFactor(request);
      if (!factor) return notFound();
      if (factor.status === 'verified' && (await lacksProof(getClaims(request)))) return needsProof();
      await removeFactor(factor.user_id, factor.id);
      return Response.json({ id: factor.id });
    },

    'GET /auth/v1/admin/users/:id/factors': async (request) => {
      const [, person] = /\/users\/([^/]+)\/factors/.exec(request.url) ?? [];
      return Response.json(person ? await getFactors(person) : []);
    },

    'DELETE /auth/v1/admin/users/:id/factors/:factor': async (request) => {
      const [, person, id] = /\/users\/([^/]+)\/factors\/([^/]+)$/.exec(request.url) ?? [];
      if (!person || !id || !(await removeFactor(person, id))) return notFound();
      return Response.json({ id });
    },
  };

  /** What the device had proved is proved no more. @returns whether there was one. */
  async function removeFactor(person: string, id: string): Promise<boolean> {
    const { affectedRows } = await database.query(
      'delete from auth.mfa_factors where user_id = $1 and id = $2',
      [person, id],
    );
    await database.query(
      `update auth.sessions set aal = 'aal1', factor_id = null
       where user_id = $1 and not exists (
         select from auth.mfa_factors as factor where factor.user_id = $1 and factor.status = 'verified'
       )`,
      [person],
    );
    return affectedRows === 1;
  }

  return { endpoints, assured, lacksProof, needsProof };
}
