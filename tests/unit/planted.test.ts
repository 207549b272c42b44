import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allPlanted } from '../planted.ts';

it.each(Object.entries(allPlanted))('still finds where « %s » is planted', (_name, { file, before }) => {
  expect(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')).toContain(before);
});
