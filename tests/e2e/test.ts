import { expect, test as base } from '@playwright/test';
import { LOCAL_PUBLISHABLE_KEY } from '../../src/data/localBackend.ts';
import { type Role, getSession } from './accounts.ts';

export { getEmail as findEmail, password } from './accounts.ts';

type Row = Record<string, unknown>;

/**
 * Playwright's test, whose page also fails the journey on anything that a visitor's console would show: errors,
 * warnings, uncaught exceptions. `expectedConsole` names what a journey provokes on purpose. `role` opens the browser
 * signed in; `contentView` is how that browser writes texts; `insert` writes a row in that person's name, for what a journey needs to find and isn't about.
 */
export const test = base.extend<{
  expectedConsole: RegExp | undefined;
  quietConsole: void;
  role: Role | undefined;
  contentView: 'text' | 'markdown';
  insert: (table: string, row: Row) => Promise<Row & { id: string }>;
}>({
  expectedConsole: [undefined, { option: true }],
  role: [undefined, { option: true }],
  contentView: ['text', { option: true }],
  storageState: async ({ role, contentView, baseURL }, provide) => {
    if (!role) return provide(undefined);
    const session = JSON.stringify(await getSession(role, baseURL));
    return provide({
      cookies: [],
      origins: [
        {
          origin: baseURL ?? '',
          localStorage: [
            { name: 'porte-voix-session', value: session },
            { name: 'porte-voix-content-view', value: contentView },
          ],
        },
      ],
    });
  },
  insert: async ({ role, baseURL, request }, provide) => {
    await provide(async (table, row) => {
      const { access_token } = await getSession(role ?? 'editor', baseURL);
      const response = await request.post(`/rest/v1/${table}`, {
        headers: {
          apikey: LOCAL_PUBLISHABLE_KEY,
          authorization: `Bearer ${access_token}`,
          prefer: 'return=representation',
        },
        data: row,
      });
      expect(response.status(), await response.text()).toBe(201);
      const [inserted] = (await response.json()) as [Row & { id: string }];
      return inserted;
    });
  },
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
