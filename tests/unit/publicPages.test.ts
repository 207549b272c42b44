import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { publicPages, unlistedPages } from '#publicPages.ts';
import { publicPagesFile, publicPagesSql } from '../../supabase/scripts/publicPagesSql.ts';

it('the database knows the pages of the table', async () => {
  expect(await readFile(publicPagesFile, 'utf8'), 'npx node supabase/scripts/generatePublicPages.ts').toBe(
    publicPagesSql(),
  );
});

it('each page of the site stands in the table', async () => {
  const files = globSync('src/{site/pages,features/*/site}/*/*Page.tsx');
  const components = files.map((file) => basename(file, '.tsx'));
  const pages = [publicPages, unlistedPages].flatMap((table) => Object.values(table).map(({ page }) => page));
  expect(new Set(components)).toEqual(new Set([...pages, 'ComposedPage']));
});
