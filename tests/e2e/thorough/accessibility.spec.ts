import type { Page } from '@playwright/test';
import { findAxeFailures } from '../axe.ts';
import { publicPaths } from '../publicPaths.ts';
import { expect, test } from '../test.ts';
import { findIbmFailures } from '../secondOpinion.ts';

// Four widths of a long page take their time on a busy machine.
test.describe.configure({ timeout: 240_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** In px, measured in the second frame from now: the first one may have begun before the page had its new size. */
const contentWidth = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => resolve(document.documentElement.scrollWidth));
        });
      }),
  );

for (const path of publicPaths) {
  test(`${path} is accessible and fits at every width`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await contentWidth(page), `content at ${width} px`).toBeLessThanOrEqual(width);
    }
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findAxeFailures(page), `axe at ${width} px`).toEqual([]);
    }
    expect(await findIbmFailures(page), 'IBM’s checker').toEqual([]);
    await page.setViewportSize({ width: 375, height: 900 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await contentWidth(page), 'content with text twice as large').toBeLessThanOrEqual(375);
  });
}
