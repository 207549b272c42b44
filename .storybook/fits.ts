import { expect, waitFor } from 'storybook/test';

/** A window of this many px, with text of this many percent. */
type Size = { width: number; textSize: number };

const sizes: readonly Size[] = [
  { width: 320, textSize: 100 },
  { width: 768, textSize: 100 },
  { width: 1280, textSize: 100 },
  { width: 375, textSize: 200 },
  { width: 1280, textSize: 200 },
];

/** Waits until everything in the story, or in a part of it, has room, at every size: nothing sticks out, of its box or of the page. */
export async function expectToFitAtEverySize(root: Element = document.body) {
  // The story's own window, in the workbench as in a test.
  const frame = window.frameElement as HTMLIFrameElement | null;
  const { width: usualWidth = '' } = frame?.style ?? {};
  const { fontSize: usualTextSize } = document.documentElement.style;
  try {
    for (const { width, textSize } of sizes) {
      if (frame) frame.style.width = `${width}px`;
      document.documentElement.style.fontSize = `${textSize}%`;
      await waitFor(() => expect(whatSticksOut(root), `${width} px, text at ${textSize} %`).toEqual([]));
    }
  } finally {
    if (frame) frame.style.width = usualWidth;
    document.documentElement.style.fontSize = usualTextSize;
  }
}

/** Each piece of text that leaves a box which it stands in, and the page if it is wider than its window. */
function whatSticksOut(root: Element): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`The page is ${scrollWidth - clientWidth} px too wide`] : [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const box = text.textContent?.trim() ? boxLeftBy(text) : null;
    if (!box || !text.parentElement) continue;
    found.push(
      `« ${text.textContent?.trim().slice(0, 24)}… » in ${nameOf(text.parentElement)} leaves ${nameOf(box)}`,
    );
  }
  return found;
}

function boxLeftBy(text: Node): Element | null {
  const parent = text.parentElement;
  if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('svg, option')) return null;
  const range = document.createRange();
  range.selectNodeContents(text);
  const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
  for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
    const { display, overflowX, textOverflow, clipPath, webkitLineClamp } = getComputedStyle(box);
    // For screen readers alone.
    if (clipPath !== 'none') return null;
    if (display === 'inline' || display === 'contents') continue;
    // Shortened on purpose, with a sign that there is more; or it can be scrolled.
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || /auto|scroll/.test(overflowX))
      return null;
    const { left, right } = box.getBoundingClientRect();
    if (lines.some((line) => line.left < left - 1 || line.right > right + 1)) return box;
  }
  return null;
}

const nameOf = (box: Element) =>
  `${box.tagName.toLowerCase()}.${/^[A-Za-z]+/.exec(box.className.toString())?.[0] ?? ''}`;
