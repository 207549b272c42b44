import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';

const folders = [...new Set(globSync('src/**/*.tsx').map((file) => dirname(file)))];

/** A folder with a piece that has its name. What is a part of another piece is a file in that one's folder. */
const components = folders.filter((folder) => globSync(`${folder}/${basename(folder)}.tsx`).length > 0);

it('shows each component in stories of its own', () => {
  expect(components.filter((folder) => globSync(`${folder}/*.stories.tsx`).length === 0)).toEqual([]);
});
