import { isIPv6 } from 'node:net';

/** Requests that one address may make in `seconds`; unused ones come back evenly over that time. */
export type RateLimit = { requests: number; seconds: number };

/** The limits of the authentication service, and of what strangers make the database do. */
export type RateLimits = {
  /** Sign-ins and sign-ups of one network address. */
  signIn: RateLimit;
  /** Token refreshes of one network address. */
  refresh: RateLimit;
  /** Redemptions of a link or code by one network address. */
  verify: RateLimit;
  /** E-mails that leave for one mailbox, about one matter. */
  mail: RateLimit;
  /** Milliseconds for which the database works on searches and on the long requests of one network address (`longRequest`). */
  work: RateLimit;
};

/** A visitor's request is long from that many milliseconds on: what the site asks for takes a hundredth, on a busy machine a tenth. */
export const longRequest = 1000;

/** A hosted project's defaults, and our own limit of work: there nobody waits for another's statement. */
export const hostedRateLimits: RateLimits = {
  signIn: { requests: 30, seconds: 300 },
  refresh: { requests: 150, seconds: 300 },
  verify: { requests: 30, seconds: 300 },
  mail: { requests: 1, seconds: 60 },
  work: { requests: 6000, seconds: 60 },
};

const mostKeys = 10_000;

/** Counts the requests of each key, by a bucket of tokens. The clock is one that nobody sets: a machine whose time jumps locks nobody out. */
export function createRateLimiter(
  { requests, seconds }: RateLimit,
  now: () => number = () => performance.now(),
) {
  const perMillisecond = requests / (seconds * 1000);
  const buckets = new Map<string, { left: number; at: number }>();
  const left = (key: string) => {
    const bucket = buckets.get(key);
    return bucket ? Math.min(requests, bucket.left + (now() - bucket.at) * perMillisecond) : requests;
  };
  const set = (key: string, value: number) => {
    // A full bucket is as good as none. Last in, last out: the oldest are forgotten first.
    buckets.delete(key);
    if (value < requests) buckets.set(key, { left: value, at: now() });
    if (buckets.size > mostKeys)
      for (const oldest of [...buckets.keys()].slice(0, mostKeys / 10)) buckets.delete(oldest);
  };
  /** The seconds until the next request of this key may pass, 0 when it may now. */
  const waitOf = (key: string) => {
    const missing = 1 - left(key);
    return missing > 0 ? Math.ceil(missing / perMillisecond / 1000) : 0;
  };
  /** Counts what turns out to have been as much as so many requests, even if that is more than are left. */
  const spend = (key: string, spent: number) => set(key, left(key) - spent);
  return {
    /** Counts a request, before it is carried out. @returns 0, or the seconds until the next one of this key may pass. */
    take(key: string) {
      const seconds = waitOf(key);
      if (!seconds) spend(key, 1);
      return seconds;
    },
    spend,
    waitOf,
    /** Takes a count back: what it was for didn't happen. */
    giveBack: (key: string) => set(key, Math.min(requests, left(key) + 1)),
  };
}

/** What stands for a client: an IPv4 address, or the network of an IPv6 one, of which a client has billions. */
export function clientKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%', 1)[0]?.split('::') ?? [];
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const groups = [
    ...first,
    ...Array<string>(tail === undefined ? 0 : 8 - first.length - last.length).fill('0'),
    ...last,
  ];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
