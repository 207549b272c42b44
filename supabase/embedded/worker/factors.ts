import { Secret, TOTP } from 'otpauth';
import { authError } from './authError.ts';

/** What is asked of a database. */
export type Queried = {
  query<Row>(
    sql: string,
    parameters?: (string | null | undefined)[],
  ): Promise<{ rows: Row[]; affectedRows?: number }>;
};

export type Claims = { sub: string; session_id: string };
export type Caller = { sub: string; session_id?: string };

export type Factor = {
  id: string;
  user_id: string;
  status: 'unverified' | 'verified';
  secret: string;
  /** The half minute whose code was taken last. */
  last_step: string | number | null;
  is_paused: boolean;
};

/**
 * So many wrong codes end a challenge and pause the device, whoever tries from wherever: for a minute first, then twice as long
 * each time, up to an hour. A right code forgets them.
 */
const mostFailures = 5;
const longestPause = 60;

/** How long a challenge lives, as on a hosted project. */
const challengeLife = '5 minutes';

const stepInMilliseconds = 30_000;

/** The code of a device: six digits of half a minute, as every authenticator app makes them (RFC 6238). */
export const totp = (secret: string, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), label, issuer, algorithm: 'SHA1', digits: 6, period: 30 });

/**
 * The half minute whose code it is, counted from 1970: the present one, the one before or after; null for a wrong code.
 *
 * @param moment milliseconds since 1970.
 */
export function findStep(secret: string, code: string, moment = Date.now()): number | null {
  // Digits of other scripts are no code either.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const delta = totp(secret).validate({ token: code, timestamp: moment, window: 1 });
  return delta === null ? null : Math.floor(moment / stepInMilliseconds) + delta;
}

const factorColumns = `id, friendly_name, factor_type, status, created_at, updated_at`;

/** The devices of a person, the oldest first, as GoTrue shows them. */
export async function listFactors(database: Queried, person: string): Promise<object[]> {
  const { rows } = await database.query<object>(
    `select ${factorColumns} from auth.mfa_factors where user_id = $1 order by created_at`,
    [person],
  );
  return rows;
}

/** A device of a person, with what only the server knows of it. */
export async function findFactor(
  database: Queried,
  person: string,
  id?: string,
): Promise<Factor | undefined> {
  const { rows } = await database.query<Factor>(
    `select id, user_id, status, secret, last_step, coalesce(paused_until > now(), false) as is_paused
       from auth.mfa_factors where id = $1 and user_id = $2`,
    [id, person],
  );
  return rows[0];
}

/** What the device had proved is proved no more. @returns whether there was one. */
export async function removeFactor(database: Queried, person: string, id: string): Promise<boolean> {
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

/** Who has a device proves it before the devices change. */
export async function lacksProof(database: Queried, { sub, session_id: session }: Caller): Promise<boolean> {
  const { rows } = await database.query(
    `select from auth.mfa_factors as factor where factor.user_id = $1 and factor.status = 'verified'
         and not exists (select from auth.sessions where sessions.id = $2 and sessions.aal = 'aal2')`,
    [sub, session ?? null],
  );
  return rows.length > 0;
}

/** How a session has been proved: `aal2` once a code was right. */
export async function getAssurance(database: Queried, session: string) {
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

/** Writes down by which method a session has just been proved. */
export const noteProof = (database: Queried, session: string, method: string) =>
  database.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
       on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [session, method],
  );

/** Begins a challenge of a device. */
export async function challengeFactor(database: Queried, { id }: Factor): Promise<object> {
  await database.query(
    `delete from auth.mfa_challenges where factor_id = $1 and created_at <= now() - interval '${challengeLife}'`,
    [id],
  );
  const { rows } = await database.query<{ id: string; expires_at: number }>(
    `insert into auth.mfa_challenges (id, factor_id) values ($1, $2)
         returning id, extract(epoch from created_at + interval '${challengeLife}')::integer as expires_at`,
    [crypto.randomUUID(), id],
  );
  return { ...rows[0], type: 'totp' };
}

/**
 * Takes a code: the device is verified then, the session proved, and those of the person that haven't given one end.
 *
 * @returns why it isn't taken.
 */
export async function takeCode(
  database: Queried,
  { id, secret, last_step: lastStep, is_paused: isPaused }: Factor,
  { challenge_id: challenge, code }: { challenge_id: string; code: string },
  { sub, session_id: session }: Claims,
): Promise<Response | undefined> {
  if (isPaused) return authError(429, 'over_request_rate_limit', 'Too many wrong codes');
  const { rows } = await database.query(
    `select from auth.mfa_challenges where id = $1 and factor_id = $2 and verified_at is null
           and failures < ${mostFailures} and created_at > now() - interval '${challengeLife}'`,
    [challenge, id],
  );
  if (rows.length === 0)
    return authError(
      422,
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge or create a new challenge.',
    );
  const step = findStep(secret, code);
  if (step === null) {
    await database.query('update auth.mfa_challenges set failures = failures + 1 where id = $1', [challenge]);
    await database.query(
      `update auth.mfa_factors set failures = failures + 1,
             paused_until = case when (failures + 1) % ${mostFailures} = 0 then
               now() + least(${longestPause}, 2 ^ least(20, (failures + 1) / ${mostFailures} - 1)) * interval '1 minute'
             end
           where id = $1`,
      [id],
    );
  }
  // Who has read a code over somebody's shoulder doesn't give it once more. One that is further ahead than codes can be was taken
  // by a clock that was wrong.
  const ahead = Number(lastStep ?? 0) - (step ?? 0);
  if (step === null || (ahead >= 0 && ahead <= 2))
    return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  await database.query('update auth.mfa_challenges set verified_at = now() where id = $1', [challenge]);
  await database.query(
    `update auth.mfa_factors
         set status = 'verified', updated_at = now(), last_step = $2, failures = 0, paused_until = null
         where id = $1`,
    [id, String(step)],
  );
  await database.query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [session, id]);
  // Sessions that have not given it, be they somebody else's.
  await database.query(
    `delete from auth.sessions where user_id = $1 and id <> $2 and aal is distinct from 'aal2'`,
    [sub, session],
  );
  await noteProof(database, session, 'totp');
  return undefined;
}
