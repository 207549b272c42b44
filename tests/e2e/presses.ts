import type { Locator, Page } from '@playwright/test';

/** Does what a person does, and counts what they press: the pointer, and keys that aren't text. Both wait for what they need. */
export function countPresses(page: Page) {
  let count = 0;
  return {
    count: () => count,
    press: async (target: Locator, options?: Parameters<Locator['click']>[0]) => {
      count += 1;
      await target.click(options);
    },
    key: async (name: string) => {
      count += 1;
      await page.keyboard.press(name);
    },
    /** Into what has the focus. */
    type: (text: string) => page.keyboard.insertText(text),
  };
}
