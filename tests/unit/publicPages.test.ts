import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { publicPages, unlistedPages } from '#publicPages.ts';
import { publicPagesFile, publicPagesSql } from '../../supabase/scripts/publicPagesSql.ts';

it('the database knows the pages of the table', async () => {
  expect(await readFile(publicPagesFile, 'utf8'), 'npx node supabase/scripts/generatePublicPages.ts').toBe(
    publicPagesSql(),
  );
});

it('each page of the site stands in the table', async () => {
  const folders = (await readdir('src/site/pages')).filter((name) => name.endsWith('Page'));
  const pages = [publicPages, unlistedPages].flatMap((table) => Object.values(table).map(({ page }) => page));
  expect(new Set(folders)).toEqual(new Set([...pages, 'ComposedPage']));
});
