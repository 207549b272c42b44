import { expect, test as base } from '@playwright/test';

/** Accounts of the seed (README). */
export const password = 'porte-voix-local';
export const emailOf = (role: 'admin' | 'editor' | 'moderator' | 'subscriber') =>
  `${role}@porte-voix.example`;

/**
 * Playwright's test, whose page also fails the journey on anything that a visitor's console would show: errors,
 * warnings, uncaught exceptions. `expectedConsole` names what a journey provokes on purpose.
 */
export const test = base.extend<{ expectedConsole: RegExp | undefined; quietConsole: void }>({
  expectedConsole: [undefined, { option: true }],
  quietConsole: [
    async ({ page, expectedConsole }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      await use();
      expect(noise.filter((text) => !expectedConsole?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
