import lighthouse from 'lighthouse';

/** What one visit measured: times in milliseconds, as Lighthouse makes them of a trace for its phone on a slow network. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  /** What tasks longer than 50 ms take beyond these, from the first paint to the end of hydration. */
  blockingTime: number;
  /** The same of the processor's time alone: other programs on the machine don't count. */
  ownBlockingTime: number;
  layoutShift: number;
  /** Files that hold scripts, each counted once: what is imported comes from the cache, where a download has put it. */
  scripts: number;
  requests: number;
  scriptKilobytes: number;
};

const audits = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blockingTime: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
  requests: 'network-requests',
  marks: 'user-timings',
} as const;

type Item = { url: string; transferSize: number; name: string };

/** Lets Lighthouse visit a page with the browser that listens at `port`. Throws when the page wasn't hydrated while it looked. */
export async function visit(port: number, url: string, hasScripts: boolean): Promise<Visit> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyAudits: Object.values(audits) });
  const { audits: found = {}, runtimeError } = result?.lhr ?? {};
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const findValue = (name: keyof typeof audits) => found[audits[name]]?.numericValue ?? Number.NaN;
  const findItems = (name: keyof typeof audits) => {
    const { details } = found[audits[name]] ?? {};
    return details?.type === 'table' ? (details.items as Item[]) : [];
  };
  if (hasScripts && !findItems('marks').some(({ name }) => name === 'hydrated'))
    throw new Error(`${url} was not hydrated before Lighthouse looked away.`);

  const requests = findItems('requests');
  const scripts = new Map(
    requests.filter(({ url: file }) => file.endsWith('.js')).map((item) => [item.url, item]),
  );
  return {
    firstPaint: findValue('firstPaint'),
    largestPaint: findValue('largestPaint'),
    blockingTime: findValue('blockingTime'),
    ownBlockingTime: ownBlockingTime(result?.artifacts.Trace.traceEvents ?? []),
    layoutShift: findValue('layoutShift'),
    scripts: scripts.size,
    requests: requests.length,
    scriptKilobytes: [...scripts.values()].reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
  };
}

/** How many times slower than this machine Lighthouse's phone is. */
const SLOWDOWN = 4;

type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur: number; tdur?: number };

function ownBlockingTime(events: readonly TraceEvent[]) {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === paint?.pid && tid === paint.tid)
    .filter(({ ts, dur }) => ts + dur > (paint?.ts ?? 0))
    .reduce((sum, { tdur }) => sum + Math.max(0, ((tdur ?? 0) / 1000) * SLOWDOWN - 50), 0);
}
