import { authError } from './accounts.ts';
import type { Handler } from './handler.ts';

/** Requests that one address may make in `seconds`; unused ones come back evenly over that time. */
export type RateLimit = { requests: number; seconds: number };

/** The limits of the authentication service. */
export type RateLimits = {
  /** Sign-ins and sign-ups of one network address. */
  signIn: RateLimit;
  /** Token refreshes of one network address. */
  refresh: RateLimit;
  /** Redemptions of a link or code by one network address. */
  verify: RateLimit;
  /** E-mails that leave for one mailbox, about one matter. */
  mail: RateLimit;
};

/** A hosted project's defaults. */
export const hostedRateLimits: RateLimits = {
  signIn: { requests: 30, seconds: 300 },
  refresh: { requests: 150, seconds: 300 },
  verify: { requests: 30, seconds: 300 },
  mail: { requests: 1, seconds: 60 },
};

type Bucket = {
  /** Seconds until the next request of this key may pass; 0 when it may now. */
  wait(key: string): number;
  /** Counts a request. */
  take(key: string): void;
};

function createBucket({ requests, seconds }: RateLimit, now: () => number): Bucket {
  const perMillisecond = requests / (seconds * 1000);
  const buckets = new Map<string, { left: number; at: number }>();
  const left = (key: string) => {
    const bucket = buckets.get(key) ?? { left: requests, at: now() };
    return Math.min(requests, bucket.left + (now() - bucket.at) * perMillisecond);
  };
  return {
    wait: (key) => (left(key) >= 1 ? 0 : Math.ceil((1 - left(key)) / perMillisecond / 1000)),
    take(key) {
      if (buckets.size > 10_000) {
        for (const [known, { at }] of buckets) if (now() - at > seconds * 1000) buckets.delete(known);
      }
      buckets.set(key, { left: left(key) - 1, at: now() });
    },
  };
}

const sendsMail = /^\/auth\/v1\/(signup|otp|magiclink|recover|resend)$/;

/** Which mailbox a request writes to, and about what: each matter has its own minute, as in GoTrue. */
async function mailboxOf(request: Request, path: string): Promise<string | undefined> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const email = body && typeof body === 'object' && 'email' in body ? body.email : undefined;
  const matter = /signup|resend/.test(path) ? 'confirmation' : 'recovery';
  return typeof email === 'string' ? `${matter} ${email.toLowerCase()}` : undefined;
}

function tooMany(errorCode: string, message: string, wait: number): Response {
  const response = authError(429, errorCode, message);
  response.headers.set('retry-after', String(wait));
  return response;
}

/**
 * Slows down guessing and flooding as a hosted project does; @supabase/lite has no limit at all. Calls within the
 * process carry no network address and are held to the limit on e-mails only.
 */
export function limitRates(limits: RateLimits, next: Handler, now: () => number = Date.now): Handler {
  const signIn = createBucket(limits.signIn, now);
  const refresh = createBucket(limits.refresh, now);
  const verify = createBucket(limits.verify, now);
  const mail = createBucket(limits.mail, now);

  const bucketOf = ({ pathname, searchParams }: URL) => {
    if (pathname === '/auth/v1/token')
      return searchParams.get('grant_type') === 'refresh_token' ? refresh : signIn;
    if (pathname === '/auth/v1/verify') return verify;
    if (sendsMail.test(pathname)) return signIn;
    return undefined;
  };

  return async (request, client) => {
    const url = new URL(request.url);
    const bucket = client.address === undefined ? undefined : bucketOf(url);
    const wait = bucket?.wait(client.address ?? '') ?? 0;
    if (wait) return tooMany('over_request_rate_limit', 'Request rate limit reached', wait);
    bucket?.take(client.address ?? '');

    const mailbox = sendsMail.test(url.pathname) ? await mailboxOf(request, url.pathname) : undefined;
    if (mailbox === undefined) return next(request, client);
    const mailWait = mail.wait(mailbox);
    if (mailWait)
      return tooMany(
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${mailWait} seconds.`,
        mailWait,
      );
    const response = await next(request, client);
    // Counted for unknown addresses too: a limit that only known ones meet would tell them apart.
    if (response.ok) mail.take(mailbox);
    return response;
  };
}
