import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';

/** The day on which every picture is taken. Only dates stand still: timers go on, so that stories finish their play. */
const today = new Date('2026-11-20T15:00:00Z');

const widths = { phone: 375, desktop: 1280 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: today });
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await document.fonts.ready;
  for (const [name, width] of Object.entries(widths)) {
    await page.viewport(width, 900);
    await expect(page.elementLocator(document.documentElement)).toMatchScreenshot(`${task.name}-${name}`);
  }
  vi.useRealTimers();
});
