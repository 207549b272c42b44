import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { seedSql } from './seedSql.ts';

test('seed.sql is what buildSeed.ts writes', async () => {
  expect(await readFile(new URL('../seed.sql', import.meta.url), 'utf8')).toBe(seedSql());
});
