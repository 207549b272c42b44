// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { type Rolldown, build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { buildLoader } from '../server/buildLoader.ts';

/** Packages that only forms and the back-office may cost a visitor, and the parser, which a prerendered article doesn't need. */
const heavy = ['@supabase', 'zod', 'react-hook-form', '@hookform', '@tanstack', 'react-markdown'];

/** The public pages with a form of their own. */
const pagesWithForm = ['ContactPage', 'PreviewPage'];

let chunks: Map<string, Rolldown.OutputChunk>;

beforeAll(async () => {
  const result = await build({ mode: 'production', logLevel: 'silent', build: { write: false } });
  const { output } = result as Rolldown.RolldownOutput;
  chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
});

const chunkOf = (isWanted: (chunk: Rolldown.OutputChunk) => boolean) => {
  const found = [...chunks.values()].find(isWanted);
  if (!found) throw new Error('The build has no such chunk.');
  return found;
};
const chunkOfModule = (path: string) => chunkOf(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));

/** A chunk with all that loading it loads. */
function closure(chunk: Rolldown.OutputChunk, found = new Set<Rolldown.OutputChunk>()) {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported) closure(imported, found);
  }
  return found;
}

const packagesIn = (loaded: Iterable<Rolldown.OutputChunk>) =>
  new Set(
    [...loaded].flatMap(({ moduleIds }) =>
      moduleIds.flatMap((id) => /.*\/node_modules\/(@[^/]+|[^/]+)/.exec(id)?.[1] ?? []),
    ),
  );

it('starts with a loader of little more than 1 KB that imports nothing', async () => {
  const loader = await buildLoader(process.cwd());
  expect(gzipSync(loader).length).toBeLessThan(1280);
  expect(loader).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s);
  expect(loader).not.toMatch(/<\/script|\bexport\b|import[ {"'`]|import\.meta/);
});

it('keeps the libraries of forms and of the back-office away from public pages without a form', () => {
  const pages = [...chunks.values()].filter(({ facadeModuleId }) =>
    /\/src\/site\/pages\/\w+\/\w+Page\.tsx$/.test(facadeModuleId ?? ''),
  );
  expect(pages.length).toBeGreaterThan(15);
  const app = [
    chunkOf(({ isEntry }) => isEntry),
    chunkOfModule('/src/site/layout/SiteLayout/SiteLayout.tsx'),
  ];
  for (const page of pages) {
    if (pagesWithForm.some((name) => page.facadeModuleId?.includes(`/${name}/`))) continue;
    const packages = packagesIn([...app, page].flatMap((chunk) => [...closure(chunk)]));
    expect(packages, page.name).toContain('react-router');
    expect(
      heavy.filter((name) => packages.has(name)),
      page.name,
    ).toEqual([]);
  }
});
