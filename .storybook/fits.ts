import { expect, waitFor } from 'storybook/test';
import { findWhatSticksOut } from './checks/clipping.ts';
import { restoreWidth, setWidth } from './checks/frame.ts';

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
  const { fontSize: usualTextSize } = document.documentElement.style;
  try {
    for (const { width, textSize } of sizes) {
      await setWidth(width);
      document.documentElement.style.fontSize = `${textSize}%`;
      await waitFor(() => expect(findWhatSticksOut(root), `${width} px, text at ${textSize} %`).toEqual([]));
    }
  } finally {
    restoreWidth();
    document.documentElement.style.fontSize = usualTextSize;
  }
}
