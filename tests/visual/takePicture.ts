import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { setCamera } from '#storybook/inTests.ts';
import { forgetRequests, untilAnswered } from '#storybook/network.ts';
import type { TakenPicture } from './pictureList.ts';

/** The day on which every picture is taken. Only dates stand still: timers go on, so that stories finish their play. */
const today = new Date('2026-11-20T15:00:00Z');

/** Stories about what happens, or about words: what they show stands in another picture of the same piece. */
const showNothingNew = [
  'Phone',
  'Keyboard Navigation',
  'Reduced Motion',
  'Forbidden',
  'Offline',
  'Many',
  'From Row',
];

/** The width of a desktop comes first, for it is that of the play. */
const widths = { desktop: 1280, phone: 375 };

/** What the play needs, and where a long page ends: its sections have pictures of their own. */
const screenHeight = 800;
/** What a short piece takes. */
const shortest = 160;
/** Below a piece, for its shadow. */
const margin = 16;

// Fallback fonts can't be loaded: no system font is on every machine.
beforeAll(() => Promise.allSettled([...document.fonts].map((font) => font.load())));

/** The story whose pictures are to be taken, and what they have come to. */
type Taking = { story: string; isToast: boolean; pictures: TakenPicture[]; problems: string[] };

let taking: Taking | undefined;

/** The clock of the picture; a story may put one of its own in its place. */
let pictureClock: DateConstructor | undefined;

beforeEach(() => {
  letGo();
  taking = undefined;
});

setCamera({
  prepare({ id, name, tags, title }) {
    if (tags.includes('no-visual') || showNothingNew.includes(name)) return;
    taking = { story: id, isToast: title.endsWith('Toast'), pictures: [], problems: [] };
    vi.useFakeTimers({ toFake: ['Date'], now: today });
    pictureClock = globalThis.Date;
    holdChance();
    holdToasts();
    forgetRequests();
    document.documentElement.append(motionless);
  },
  shoot: takePictures,
});

afterEach(async ({ task }) => {
  // A story that was left out by its tag hasn't been drawn.
  if (task.result?.state !== 'fail') await takePictures();
  if (!taking) return;
  const { pictures, problems } = taking;
  Object.assign(task.meta, { pictures });
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
});

/** Takes the pictures of the story, once; what goes on then finds the window as it was. */
async function takePictures() {
  if (!taking || taking.pictures.length > 0) return;
  const { story, isToast, pictures, problems } = taking;
  const { innerWidth: usualWidth, innerHeight: usualHeight } = window;
  const { style } = window.frameElement as HTMLIFrameElement;
  const { width: usualStyle } = style;
  try {
    stillness.textContent = isToast ? stillStyle : stillStyle + toastStyle;
    document.documentElement.append(stillness);
    // The browser's window; the story's within it gets narrower by itself, in a tenth of the time.
    await page.viewport(widths.desktop, screenHeight);
    holdScroll();
    for (const [name, width] of Object.entries(widths)) {
      style.width = `${width}px`;
      await untilWindowIs(width, screenHeight);
      await layOutWindows();
      scrollToStart();
      await comeToRest();
      const shot = { story, window: name, width, height: heightOfPicture() };
      const { digest, problem } = await commands.comparePicture(shot);
      pictures.push({ window: name, digest, isAsListed: !problem });
      if (problem) problems.push(problem);
    }
  } finally {
    stillness.remove();
    motionless.remove();
    style.width = usualStyle;
    await page.viewport(usualWidth, usualHeight);
    await untilWindowIs(usualWidth, usualHeight);
    letGo();
  }
}

/** Gives time and requests back; before a story too, for one that ran into its limit never gets to its end. */
function letGo() {
  vi.restoreAllMocks();
  globalThis.setTimeout = start;
  const { Date: clock } = globalThis;
  vi.useRealTimers();
  // A story that holds today goes on doing so after its pictures.
  if (pictureClock && clock !== pictureClock) globalThis.Date = clock;
  pictureClock = undefined;
}

/** The frame takes its size a little after it was asked to, and what observes sizes answers in the frame after. */
async function untilWindowIs(width: number, height: number) {
  do await new Promise(requestAnimationFrame);
  while (innerWidth !== width || innerHeight !== height);
  await new Promise(requestAnimationFrame);
}

/** What a play has scrolled depends on when the browser got to it. `scrollTo` is held by then (`holdScroll`), its twin isn't. */
function scrollToStart() {
  for (const part of document.querySelectorAll('*'))
    if (part.scrollTop !== 0 || part.scrollLeft !== 0) part.scroll({ top: 0, left: 0, behavior: 'instant' });
}

/** What is brought into view again at another width is so some frames later: before the picture is taken, or after. */
function holdScroll() {
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
}

/** A window within a story is as high as what it holds, once its fonts are there; whoever observes it answers frames later. */
async function layOutWindows() {
  const windows = findWindows();
  if (windows.length === 0) return;
  for (const { fonts } of windows) await Promise.allSettled([...fonts].map((font) => font.load()));
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

const findWindows = () =>
  [...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentDocument ?? []);

/** An animated element has a layer of its own, and keeps blurred edges where it ends between two pixels. */
const motionless = document.createElement('style');
motionless.textContent = '*, ::before, ::after { transition: none !important; }';

const stillness = document.createElement('style');

/** A caret blinks. */
const stillStyle = '* { caret-color: transparent !important; }';

/** Toasts come and go above what the picture is of; they have pictures of their own. */
const toastStyle = '[role="region"][aria-label="Notifications"] { visibility: hidden; }';

/** Popups are placed in the window; any other piece is as high as its content. */
function heightOfPicture() {
  const floats = document.querySelector(
    '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"]',
  );
  const bottoms = [...document.body.children].map((part) => part.getBoundingClientRect().bottom + scrollY);
  const end = Math.ceil(Math.max(...bottoms)) + margin;
  // A bar at the bottom, or a cover over all of the window.
  const isFixed = [screenHeight / 2, screenHeight - 1].some(
    (y) => end < y && isSomethingAt(innerWidth / 2, y),
  );
  return Math.min(screenHeight, Math.max(floats || isFixed ? screenHeight : shortest, end));
}

const isSomethingAt = (x: number, y: number) =>
  document
    .elementsFromPoint(x, y)
    .some((part) => part !== document.documentElement && part !== document.body);

/** Answers, code, fonts and pictures are there, and nothing moves, in the windows within a story either. */
async function comeToRest() {
  await untilAnswered();
  // What is loaded when it is first shown may still be under way at the end of the play, and then asks for its rows.
  await vi.dynamicImportSettled();
  await untilAnswered();
  for (const shown of [document, ...findWindows()]) {
    await shown.fonts.ready;
    // A broken image counts as loaded.
    await Promise.allSettled([...shown.images].filter(isInSight).map((image) => image.decode()));
    for (const animation of shown.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
  }
}

const isInSight = (image: Element) => image.getBoundingClientRect().top < innerHeight;

/** New rows get the same ids each time, from which their covers are drawn. */
function holdChance() {
  let count = 0;
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    count += 1;
    return `77777777-7777-4777-8777-${String(count).padStart(12, '0')}`;
  });
}

const { setTimeout: start } = globalThis;

/**
 * A toast that was there at the end of the play is there in both pictures, however slow the machine is. A play that
 * waits keeps its limit, which is longer, and says what was missing.
 */
function holdToasts() {
  globalThis.setTimeout = ((run: () => void, delay = 0, ...rest: unknown[]) =>
    delay > 5000 && delay < 10_000 ? 0 : start(run, delay, ...rest)) as typeof setTimeout;
}
