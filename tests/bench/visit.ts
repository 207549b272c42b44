import type { Browser } from 'playwright';

/** A middle-class telephone on a slow mobile network. */
const phone = {
  screen: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  network: { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000, offline: false },
  slowdown: 4,
};

/** What one visit measured: times in milliseconds after the navigation, sizes in bytes as they went over the network. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
  /** Scripts that were asked for before the page had loaded. */
  scriptBytesAtStart: number;
  scriptBytes: number;
  htmlBytes: number;
  fontBytes: number;
};

/** Opens `url` in a fresh profile and waits until it is hydrated, or settled when it has no scripts. */
export async function visit(browser: Browser, url: string, hasScripts: boolean): Promise<Visit> {
  const context = await browser.newContext(phone.screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', phone.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });

  // The page tells by itself: asking it would run scripts in it, and those would count.
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'reportHydrated' });
  const hydrated = new Promise((resolve) => session.once('Runtime.bindingCalled', resolve));
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  if (hasScripts) await hydrated;
  // Long enough for late shifts and tasks to show.
  await page.waitForTimeout(500);
  const measured = await page.evaluate(measure);
  await context.close();
  return measured;
}

type Observed = { largestPaint: number; layoutShift: number; longTasks: PerformanceEntry[] };
declare global {
  interface Window {
    observed: Observed;
    reportHydrated: (nothing: string) => void;
  }
}

function observe() {
  window.observed = { largestPaint: 0, layoutShift: 0, longTasks: [] };
  const on = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (window.observed.largestPaint = startTime));
  on('layout-shift', ({ value = 0 }) => (window.observed.layoutShift += value));
  on('longtask', (task) => window.observed.longTasks.push(task));
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('#root[data-hydrated]')) return;
    observer.disconnect();
    window.reportHydrated('');
  }).observe(document, { attributeFilter: ['data-hydrated'], subtree: true });
}

function measure(): Visit {
  const [document_] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const sum = (entries: PerformanceResourceTiming[]) =>
    entries.reduce((total, { transferSize }) => total + transferSize, 0);
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  // What the first paint itself takes is no wait for a page that could be used.
  const blocking = window.observed.longTasks.filter(({ startTime }) => startTime >= firstPaint);
  const scripts = resources.filter(({ name }) => name.endsWith('.js'));
  return {
    firstPaint,
    largestPaint: window.observed.largestPaint,
    blockingTime: blocking.reduce((total, { duration }) => total + Math.max(0, duration - 50), 0),
    layoutShift: window.observed.layoutShift,
    scriptBytesAtStart: sum(scripts.filter(({ startTime }) => startTime < (document_?.loadEventStart ?? 0))),
    scriptBytes: sum(scripts),
    htmlBytes: document_?.transferSize ?? 0,
    fontBytes: sum(resources.filter(({ name }) => name.endsWith('.woff2'))),
  };
}
