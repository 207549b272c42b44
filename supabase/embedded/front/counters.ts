import { getApi, refusal, Refused } from './answers.ts';
import type { Endpoint } from './endpoint.ts';
import { createRateLimiter, type RateLimits } from './rateLimits.ts';

const overRequests = (pathname: string, seconds: number) =>
  new Refused(
    refusal(getApi(pathname), 429, 'over_request_rate_limit', 'Request rate limit reached', {
      'retry-after': String(seconds),
    }),
  );

/** Counts what the limits are about, and refuses what goes beyond one. */
export function createCounters(limits: RateLimits) {
  const limiters = {
    signIn: createRateLimiter(limits.signIn),
    refresh: createRateLimiter(limits.refresh),
    verify: createRateLimiter(limits.verify),
    mail: createRateLimiter(limits.mail),
    work: createRateLimiter(limits.work),
  };
  return {
    /** Counts a request of a client where its endpoint has a limit. */
    countRequest({ limit }: Endpoint, { pathname, searchParams }: URL, client: string): void {
      const name = typeof limit === 'function' ? limit(searchParams) : limit;
      const seconds = name ? limiters[name].take(client) : 0;
      if (seconds) throw overRequests(pathname, seconds);
    },

    /** Counts an e-mail before it's on its way. @returns what takes the count back where none left. */
    countMail({ mail }: Endpoint, body: unknown): () => void {
      if (!mail) return () => undefined;
      const { email } = body as { email: string };
      const key = `${mail} ${email}`;
      const seconds = limiters.mail.take(key);
      if (seconds)
        throw new Refused(
          refusal(
            'auth',
            429,
            'over_email_send_rate_limit',
            `For security purposes, you can only request this after ${seconds} seconds.`,
            { 'retry-after': String(seconds) },
          ),
        );
      return () => limiters.mail.giveBack(key);
    },

    /**
     * Refuses a client whose requests took the database too long. @returns what counts how long this one takes, as far as it is
     * beyond what costs nothing.
     */
    countWork(client: string, pathname: string, free: number): (milliseconds: number) => void {
      const seconds = limiters.work.waitOf(client);
      if (seconds) throw overRequests(pathname, seconds);
      return (milliseconds) => {
        if (milliseconds > free) limiters.work.spend(client, milliseconds - free);
      };
    },
  };
}

export type Counters = ReturnType<typeof createCounters>;
