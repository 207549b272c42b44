import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';

const folders = [...new Set(globSync('src/**/*.tsx').map((file) => dirname(file)))];
const components = folders.filter((folder) => globSync(`${folder}/${basename(folder)}.tsx`).length > 0);
const sources = new Map(
  components.map((folder) => [
    folder,
    globSync(`${folder}/*.{ts,tsx}`).map((file) => readFileSync(file, 'utf8')),
  ]),
);

/** Whether a component has stories, or is part of another one that is shown. */
const isShown = (folder: string): boolean =>
  globSync(`${folder}/*.stories.tsx`).length > 0 ||
  components.some((whole) => whole !== folder && hasPart(whole, basename(folder)) && isShown(whole));

const hasPart = (whole: string, part: string) =>
  sources.get(whole)?.some((source) => new RegExp(`/${part}['/]`).test(source));

it('shows each component in a story, its own or that of a piece that it is part of', () => {
  expect(components.filter((folder) => !isShown(folder))).toEqual([]);
});
