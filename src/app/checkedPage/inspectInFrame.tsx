import axeAddress from 'axe-core/axe.min.js?url';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PageFault } from '#documents/admin/checks/publicSite.ts';
import { PageInFrame } from './PageInFrame.tsx';
import { findBrokenPictures, type Inspection, inspectWidth } from './inspectPage.ts';
import { createTrusted } from '#data/trusted.ts';

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

const trustedHtml = createTrusted('checked-page', 'createHTML');

/** A document of this origin with axe in it, under the policy of the page around it, and no request for one of its own. */
const emptyDocument = `<!doctype html>
<html lang="fr-CA" data-scripts>
<head><meta charset="utf-8"><title>Page vérifiée</title><script src="${axeAddress}"></script></head>
<body><div id="root"></div></body>
</html>`;

/** A window that nobody sees, of a given width. */
type Frame = {
  window: Window & typeof globalThis;
  resize: (width: number) => void;
  close: () => void;
};

/** Heights of screens don't matter to what is checked. */
const HEIGHT = 800;

/** Opens a window for a page. Rejects when it can't be had. */
async function openFrame(): Promise<Frame> {
  const frame = document.createElement('iframe');
  frame.title = 'Page vérifiée';
  frame.inert = true;
  frame.setAttribute('aria-hidden', 'true');
  // Off screen rather than hidden, so that it is laid out.
  Object.assign(frame.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '-10000px',
    border: '0',
  });
  frame.height = String(HEIGHT);
  const isLoaded = new Promise<void>((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true });
  });
  frame.srcdoc = trustedHtml(emptyDocument);
  document.body.append(frame);
  await isLoaded;
  const { contentWindow, contentDocument } = frame;
  if (!contentWindow || !contentDocument) {
    frame.remove();
    throw new Error('The window of the checked page is out of reach.');
  }
  // Font faces only: styled-components writes its own rules into the frame.
  for (const style of document.querySelectorAll('head > style:not([data-styled])')) {
    contentDocument.head.append(contentDocument.importNode(style, true));
  }
  return {
    window: contentWindow as Frame['window'],
    resize: (width) => {
      frame.width = String(width);
    },
    close: () => frame.remove(),
  };
}
