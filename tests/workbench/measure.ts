import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright';

type Opened = { id: string; type: 'story' | 'docs'; took: number };
type Measured = Opened & { megabytes: number };

const measured: Measured[] = [];

/** How long an entry took to come, and what the pages of the browser hold once it is there; on Linux alone. */
export async function measure(browser: Browser, { id, type, took }: Opened) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const kilobytes = processInfo
    .filter((process) => process.type === 'renderer' && existsSync(`/proc/${process.id}/smaps_rollup`))
    .map(({ id: pid }) =>
      Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]),
    );
  const megabytes = Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
  measured.push({ id, type, took: Math.round(took), megabytes });
  console.log(`${Math.round(took)} ms, ${megabytes} MB: ${id}`);
}

/** The median and the worst of guides and of stories. */
export const summarize = () =>
  (['docs', 'story'] as const).flatMap((kind) =>
    (['took', 'megabytes'] as const).flatMap((what) => {
      const sorted = measured
        .filter(({ type }) => type === kind)
        .toSorted((one, other) => one[what] - other[what]);
      const worst = sorted.at(-1);
      if (!worst) return [];
      const median = sorted[Math.floor(sorted.length / 2)]?.[what];
      return { kind, what, count: sorted.length, median, worst: worst[what], of: worst.id };
    }),
  );
