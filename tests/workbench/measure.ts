import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright';

type Opened = { id: string; type: 'story' | 'docs'; first: number; took: number };
type Measured = Opened & { cpu: number; megabytes: number };

const measured: Measured[] = [];
/** What each process had spent when the entry before was there. */
let spentBefore = new Map<number, number>();

/**
 * How long an entry took to show its first piece and all of them, which time of the processor the browser spent since the entry before,
 * and what its pages hold once it is there; on Linux alone.
 */
export async function measure(browser: Browser, { id, type, first, took }: Opened) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const kilobytes = processInfo
    .filter((process) => process.type === 'renderer' && existsSync(`/proc/${process.id}/smaps_rollup`))
    .map(({ id: pid }) =>
      Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]),
    );
  const megabytes = Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
  const spent = new Map(processInfo.map((process) => [process.id, process.cpuTime * 1000]));
  const cpu = [...spent].reduce((sum, [pid, time]) => sum + time - (spentBefore.get(pid) ?? 0), 0);
  const entry = { id, type, first: Math.round(first), took: Math.round(took), megabytes };
  measured.push({ ...entry, cpu: Math.round(cpu) });
  console.log(JSON.stringify(measured.at(-1)));
  spentBefore = spent;
}

/** The median and the worst of guides and of stories. */
export const summarize = () =>
  (['docs', 'story'] as const).flatMap((kind) =>
    (['first', 'took', 'cpu', 'megabytes'] as const).flatMap((what) => {
      const sorted = measured
        .filter(({ type }) => type === kind)
        .toSorted((one, other) => one[what] - other[what]);
      const worst = sorted.at(-1);
      if (!worst) return [];
      const median = sorted[Math.floor(sorted.length / 2)]?.[what];
      return { kind, what, count: sorted.length, median, worst: worst[what], of: worst.id };
    }),
  );
