import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Wakes the app as a visitor's first key does, and waits until React has taken over the page. */
export async function hydrated(page: Page) {
  await page.keyboard.press('Tab');
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
}
