import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { runnerImport } from 'vite';
import { LOCAL_PUBLISHABLE_KEY } from '../../../src/data/localBackend.ts';
import { publicPages } from '#publicPages.ts';
import { publicPaths } from '../publicPaths.ts';
import { getSession } from '../accounts.ts';
import { findAxeFailures } from '../axe.ts';
import { expect, test } from '../test.ts';

/**
 * Each round changes all that staff can change, some eighty contents, and composes two pages: four make three hundred
 * edits and more.
 */
const ROUNDS = Number(process.env.EDIT_ROUNDS ?? 4);
const SEED = Number(process.env.EDIT_SEED ?? 21);

test.use({ viewport: { width: 320, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
// One after the other: what stands around the pages is shared by all.
test.describe.configure({ timeout: 600_000 });

/** Calls a function of the database as an admin. */
async function call(request: APIRequestContext, baseURL: string | undefined, name: string, data: object) {
  const { access_token } = await getSession('admin', baseURL);
  const response = await request.post(`/rest/v1/rpc/${name}`, {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${access_token}` },
    data,
  });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as unknown;
}

type Generator = {
  randomContents: (seed: number) => { key: string; value: unknown }[];
  randomPages: (seed: number) => { key: string; value: { slug: string } }[];
};

/** Node itself would take the one that was made for `require`. */
const styles = join(
  import.meta.dirname,
  '../../../node_modules/styled-components/dist/styled-components.esm.js',
);

/** The schemas stand beside components, which Playwright doesn't compile. */
const loadGenerator = async () => {
  const { module } = await runnerImport<Generator>('./src/documents/contents/testing/randomContents.ts', {
    configFile: false,
    resolve: { alias: { 'styled-components': styles }, noExternal: ['styled-components'] },
    logLevel: 'error',
  });
  return module;
};

/** In px, in the second frame from now, when the page has its size. */
const contentWidth = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => resolve(document.documentElement.scrollWidth));
        });
      }),
  );

// The page for lost visitors says so on the console.
test.use({ expectedConsole: /^Page introuvable|404/ });

for (let round = 1; round <= ROUNDS; round += 1) {
  test(`round ${round}: random contents break no page`, async ({ page, request, baseURL }) => {
    const { randomContents, randomPages } = await loadGenerator();
    const composed = randomPages(SEED + round);
    await test.step('all contents are published', async () => {
      const { path } = publicPages.legalNotice;
      const listed = await call(request, baseURL, 'list_documents', {});
      const versions = new Map(
        (listed as { document: string; version: number }[]).map(({ document, version }) => [
          document,
          version,
        ]),
      );
      const contents = [...randomContents(SEED + round), ...composed];
      const last = contents.findIndex(({ key }) => key === 'legalNotice/hero');
      const read = async () => (await request.get(path)).text();
      let before = '';
      for (const { key, value } of [...contents.toSpliced(last, 1), ...contents.slice(last, last + 1)]) {
        if (key === 'legalNotice/hero') before = await read();
        const save = { document: key, value, seen_version: versions.get(key) ?? 0 };
        await call(request, baseURL, 'publish_document', save);
      }
      // What is published shows within a second.
      await expect.poll(read).not.toBe(before);
    });
    const addresses = [
      ...publicPaths,
      publicPages.notFound.path,
      ...composed.map(({ value }) => `/${value.slug}`),
    ];
    for (const address of addresses) {
      await test.step(address, async () => {
        const response = await page.goto(address);
        expect.soft(response?.status(), address).toBe(address === publicPages.notFound.path ? 404 : 200);
        await expect(page.locator('#root[data-hydrated]')).toBeAttached();
        expect.soft(await contentWidth(page), `${address} at 320 px`).toBeLessThanOrEqual(320);
        expect.soft(await findAxeFailures(page), `axe on ${address}`).toEqual([]);
      });
    }
  });
}
