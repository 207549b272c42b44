import type * as Axe from 'axe-core';
import axeAddress from 'axe-core/axe.min.js?url';
import fr from 'axe-core/locales/fr.json';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PageFault, PageSource } from '#documents/admin/checks/publicSite.ts';
import { PageInFrame } from './PageInFrame.tsx';
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

/** What the rules for an article's text find already, with its place (`checkRules`). */
export const foundInText = ['empty-heading', 'empty-table-header', 'heading-order', 'image-alt', 'link-name'];

/** Rules that depend on the site's layout: two tables, for instance, make two regions of one name. */
const upToTheSite = ['landmark-unique', 'region'];

const optionsWithout = (rules: readonly string[]): Axe.RunOptions => ({
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: Object.fromEntries([...rules, ...upToTheSite].map((rule) => [rule, { enabled: false }])),
  resultTypes: ['violations'],
  elementRef: true,
  selectors: false,
  iframes: false,
  // Stylesheets needn't be fetched again.
  preload: false,
});

/** What a page is looked at for. */
type Inspection = {
  /** Where elements of the page come from: null for those that nobody wrote. */
  findSource: (element: Element) => PageSource | null;
  /** Rules of axe that are left out. */
  without: readonly string[];
};

/** What a page, in its window and at its width, does wrong. */
async function inspectWidth(
  page: Window,
  width: number,
  { findSource, without }: Inspection,
): Promise<PageFault[]> {
  const { axe } = page as unknown as { axe: typeof Axe };
  const { violations } = await axe.run(page.document.body, optionsWithout(without));
  const found = violations.flatMap(({ id, help, impact, tags, nodes }) => {
    const isError = !tags.includes('best-practice') && (impact === 'critical' || impact === 'serious');
    const message = (fr.rules as Record<string, { help: string } | undefined>)[id]?.help ?? help;
    return nodes.flatMap(({ element }) =>
      toFault(element && findSource(element), isError ? 'pageError' : 'pageAdvice', message),
    );
  });
  return [...found, ...findOverflow(page.document, width, findSource)];
}

const toFault = (
  source: PageSource | null | undefined,
  rule: PageFault['rule'],
  message: string,
): PageFault[] => (source ? [{ ...source, rule, message }] : []);

/** Pictures that have loaded something that isn't a picture. */
const findBrokenPictures = (page: Document, findSource: Inspection['findSource']): PageFault[] =>
  [...page.images]
    .filter(({ complete, naturalWidth, src }) => src !== '' && complete && naturalWidth === 0)
    .flatMap((picture) => {
      const address = picture.getAttribute('src')?.slice(0, 60) ?? '';
      return toFault(
        findSource(picture),
        'brokenPicture',
        `L’image «\u00A0${address}\u00A0» ne se charge pas`,
      );
    });

function findOverflow(page: Document, width: number, findSource: Inspection['findSource']): PageFault[] {
  if (page.documentElement.scrollWidth <= width) return [];
  const message = `Le texte déborde de la page, sur un écran de ${width} px`;
  return [...page.querySelectorAll('main *')]
    .filter(
      (element) => element.getBoundingClientRect().right > width && !element.closest('pre, [tabindex="0"]'),
    )
    .flatMap((element) => toFault(findSource(element), 'wideContent', message));
}
