import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { type BuiltChunk, chunksFile } from '#server/buildFolder.ts';
import { buildLoader } from '#server/buildLoader.ts';
import { buildSite, isBuilt } from '../../supabase/embedded/siteBuild.ts';

const root = resolve(import.meta.dirname, '../..');

/** Where the journeys find it: what is built here isn't built there again. */
const siteUrl = `http://localhost:${process.env.E2E_PORT ?? 4191}`;

/** Packages that only forms and the back-office may cost a visitor, and the parser, which a prerendered article doesn't need. */
const heavy = ['@supabase', 'zod', 'react-hook-form', '@hookform', '@tanstack', 'react-markdown'];

/** What the public pages with a form may load of these at once: what checks a message comes once somebody writes one. */
const librariesOfForms: Record<string, string[]> = {
  ContactPage: ['react-hook-form'],
  BookStudioPage: ['react-hook-form'],
  RegisterPage: ['react-hook-form'],
  ServicePodcastPage: ['react-hook-form'],
  PreviewPage: ['zod', 'react-hook-form', '@hookform'],
};

let chunks: Map<string, BuiltChunk>;

beforeAll(async () => {
  if (!isBuilt(root, siteUrl)) await buildSite(root, siteUrl, new AbortController().signal);
  const built = JSON.parse(readFileSync(join(root, chunksFile), 'utf8')) as BuiltChunk[];
  chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]));
});

const findChunk = (isWanted: (chunk: BuiltChunk) => boolean) => {
  const found = [...chunks.values()].find(isWanted);
  if (!found) throw new Error('The build has no such chunk.');
  return found;
};
const findChunkOfModule = (path: string) =>
  findChunk(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));

/** A chunk with all that loading it loads. */
function closure(chunk: BuiltChunk, found = new Set<BuiltChunk>()) {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported) closure(imported, found);
  }
  return found;
}

const pages = () => {
  const found = [...chunks.values()].flatMap(({ moduleIds }) =>
    moduleIds.filter((id) => /\/src\/(site\/pages|features\/\w+\/site)\/\w+\/\w+Page\.tsx$/.test(id)),
  );
  expect(found.length).toBeGreaterThan(15);
  return found;
};

/** The files that a browser loads for the page of a module. */
function findFiles(page: string) {
  const found = new Set<BuiltChunk>();
  closure(
    findChunk(({ isEntry }) => isEntry),
    found,
  );
  closure(findChunkOfModule('/src/site/layout/SiteLayout/SiteLayout.tsx'), found);
  return closure(findChunkOfModule(page), found);
}

const packagesIn = (loaded: Iterable<BuiltChunk>) =>
  new Set(
    [...loaded].flatMap(({ moduleIds }) =>
      moduleIds.flatMap((id) => /.*\/node_modules\/(@[^/]+|[^/]+)/.exec(id)?.[1] ?? []),
    ),
  );

it('starts with a loader of little more than 1½ KB that imports nothing', async () => {
  const loader = await buildLoader(root);
  expect(gzipSync(loader).length).toBeLessThan(1664);
  expect(loader).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s);
  expect(loader).not.toMatch(/<\/script|\bexport\b|import[ {"'`]|import\.meta/);
});

it('keeps the libraries of forms and of the back-office away from public pages that have no use for them', () => {
  for (const page of pages()) {
    const packages = packagesIn(findFiles(page));
    expect(packages, page).toContain('react-router');
    expect(
      heavy.filter((name) => packages.has(name)),
      page,
    ).toEqual(librariesOfForms[basename(page, '.tsx')] ?? []);
  }
});

it('loads few files for each public page', () => {
  for (const page of pages()) {
    const files = findFiles(page);
    // A draft is shown with what checks it, and with what its readers say of it.
    expect(files.size, page).toBeLessThanOrEqual(page.endsWith('/PreviewPage.tsx') ? 22 : 18);
    // Styles stand in the document: loaded as a script, a style sheet would keep the page from being hydrated.
    expect([...files].flatMap(({ styles }) => styles)).toEqual([]);
  }
});
