import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { connectTo } from '#data/connection.ts';

/** The day on which every picture is taken. Only dates stand still: timers go on, so that stories finish their play. */
const today = new Date('2026-11-20T15:00:00Z');

/** The width of a desktop comes first, for it is that of the play. */
const widths = { desktop: 1280, phone: 375 };

/** What the play needs, what a short piece takes, and where a long page ends: its sections have pictures of their own. */
const screenHeight = 800;
const shortest = 160;
const longest = 800;

// The test server has another port at each run, and addresses of files are shown.
connectTo({ url: 'https://porte-voix.example' });

// Those that stand in for a missing one can't be loaded: no system font is on every machine.
beforeAll(() => Promise.allSettled([...document.fonts].map((font) => font.load())));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: today });
  holdChance();
  holdToasts();
});

afterEach(async ({ task }) => {
  try {
    // A story that was left out by its tag hasn't been drawn.
    if (task.result?.state === 'fail' || !('storyId' in task.meta)) return;
    const differences: Error[] = [];
    for (const [name, width] of Object.entries(widths)) {
      await resize(width, screenHeight);
      await resize(width, heightOfPicture());
      scrollTo({ top: 0 });
      onlyTheScreen.textContent = task.file.name.includes('/Toast/') ? screenStyle : screenStyle + toastStyle;
      document.documentElement.append(onlyTheScreen);
      await expect(page.elementLocator(document.documentElement))
        .toMatchScreenshot(`${task.name}-${name}`)
        .catch((error: Error) => differences.push(error));
      onlyTheScreen.remove();
    }
    const [first, ...others] = differences;
    if (first) throw others.length === 0 ? first : new Error(differences.map(String).join('\n\n'));
  } finally {
    onlyTheScreen.remove();
    await resize(widths.desktop, screenHeight);
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
});

/** The frame takes its size a little after it was asked to, and what observes sizes answers in the frame after. */
async function resize(width: number, height: number) {
  if (innerWidth === width && innerHeight === height) return;
  await page.viewport(width, height);
  do await new Promise(requestAnimationFrame);
  while (innerWidth !== width || innerHeight !== height);
  await new Promise(requestAnimationFrame);
}

const onlyTheScreen = document.createElement('style');

/** A picture of the document would be as long as the document. */
const screenStyle = 'html { height: 100%; overflow: hidden; }';

/** Toasts come and go above what the picture is of; they have pictures of their own. */
const toastStyle = '[role="region"][aria-label="Notifications"] { visibility: hidden; }';

/** What floats is placed in the screen; anything else is as high as itself. */
function heightOfPicture() {
  const floats = document.querySelector(
    '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"]',
  );
  const { height } = document.body.getBoundingClientRect();
  return Math.min(longest, Math.max(floats ? screenHeight : shortest, Math.ceil(height)));
}

/** New rows get the same ids each time, from which their covers are drawn. */
function holdChance() {
  let count = 0;
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    count += 1;
    return `77777777-7777-4777-8777-${String(count).padStart(12, '0')}`;
  });
}

/** A toast that was there at the end of the play is there in both pictures, however slow the machine is. */
function holdToasts() {
  const { setTimeout: start } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delay = 0, ...rest: unknown[]) =>
    delay > 5000 ? 0 : start(run, delay, ...rest)) as typeof setTimeout);
}
