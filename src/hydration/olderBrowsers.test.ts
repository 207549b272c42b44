// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

it('gives a browser with popovers that lacks a function that one alone: Chrome 116 to 119 have no URL.canParse', async () => {
  Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
  const lacking = class extends URL {};
  Object.defineProperty(lacking, 'canParse', { value: undefined, configurable: true, writable: true });
  vi.stubGlobal('URL', lacking);
  const any = Reflect.get(AbortSignal, 'any') as unknown;
  const { fillIn, isDeskBrowser } = await import('./olderBrowsers.ts');
  await fillIn();
  expect(isDeskBrowser).toBe(true);
  expect([URL.canParse('https://porte-voix.example'), URL.canParse('nulle part')]).toEqual([true, false]);
  expect(Reflect.get(AbortSignal, 'any')).toBe(any);
  vi.unstubAllGlobals();
});
