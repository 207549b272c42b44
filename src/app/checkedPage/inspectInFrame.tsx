import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PageFault } from '#documents/admin/checks/publicSite.ts';
import { PageInFrame } from './PageInFrame.tsx';
import { findBrokenPictures, type Inspection, inspectWidth } from './inspectPage.ts';
import { openFrame } from './openFrame.ts';

/** A phone and a desk. */
const WIDTHS = [375, 1280];

/** How long pictures may take to answer, in ms: a host that is gone never does. */
const PICTURE_TIMEOUT = 1500;

/** A page to be looked at: what loads it, and what of it counts. */
export type CheckedPage = Inspection & {
  load: () => Promise<{ path: string; page: ReactNode }>;
};

/**
 * Renders a public page at 375 and 1280 px and looks at it (decision 23). One window, made wider: documents of one origin
 * share a thread, so that two would save no time. Once aborted, answers with what was found if both widths were looked at,
 * and rejects if not.
 */
export async function inspectInFrame(
  { load, ...inspection }: CheckedPage,
  signal: AbortSignal,
): Promise<PageFault[]> {
  const { path, page } = await load();
  signal.throwIfAborted();
  const frame = await openFrame();
  const { document } = frame.window;
  const root = createRoot(document.getElementById('root') ?? document.body);
  try {
    const found: PageFault[] = [];
    for (const width of WIDTHS) {
      frame.resize(width);
      if (width === WIDTHS[0]) {
        flushSync(() => root.render(<PageInFrame path={path} page={page} head={document.head} />));
        // The frame is off screen, where lazy pictures never load.
        for (const picture of document.images) picture.loading = 'eager';
        await document.fonts.ready;
      }
      signal.throwIfAborted();
      found.push(...(await inspectWidth(frame.window, width, inspection)));
    }
    const limit = AbortSignal.any([signal, AbortSignal.timeout(PICTURE_TIMEOUT)]);
    await Promise.race([settled(document.images), aborted(limit)]);
    return unique([...found, ...findBrokenPictures(document, inspection.findSource)]);
  } finally {
    root.unmount();
    frame.close();
  }
}

/** Most faults are found at both widths. */
const unique = <Fault,>(faults: readonly Fault[]) => [
  ...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values(),
];

/** Every picture has answered, one way or another. */
const settled = (pictures: Iterable<HTMLImageElement>) =>
  Promise.allSettled([...pictures].map((picture) => picture.decode()));

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
