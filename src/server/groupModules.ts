import { basename, resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** Files that a page shares with some other pages at most. */
const SHARED_AT_MOST = 6;

/** What loads the screens. */
const screenTables = ['src/site/pages/loadPage.ts', 'src/app/publicRoutes.ts', 'src/app/routes.tsx'];

/**
 * The pages that visitors open, and what stands around each. The one for lost visitors comes when one is lost: what it shares, the
 * search above all, would be put into files of pages that don't show it.
 */
const frames = [
  {
    pages: /\/src\/(site\/pages\/(?!NotFoundPage)|features\/[a-z]+\/site\/[A-Za-z]+Page\/)/,
    frame: 'src/site/layout/SiteLayout/SiteLayout.tsx',
  },
  { pages: /\/src\/features\/people\/admin\/(Auth|PasswordReset)Page\//, frame: 'src/app/providers.tsx' },
];

/** The pages that most visits begin and end with: a byte counts there as much as on seven others. */
const busiest = { pages: /\/(?:Home|Contact)Page\.tsx$/, weight: 7 };

/** Whoever imports from it has all its modules in its graph and uses few: only Rolldown knows which after tree shaking. */
const leftToRolldown = /\/node_modules\/zod\//;

type GetModuleInfo = (id: string) => Rolldown.ModuleInfo | null;

/** Some pages, a bit each: a number would have room for 31. */
type Pages = bigint;

/** The modules that the same pages need, and the sets that hold what these import. */
type ModuleSet = { pages: Pages; bytes: number; imports: Set<ModuleSet> };

/**
 * Rolldown's groups of modules. By itself, it makes a file of whatever the same screens need, some fifty for a page. Here, what
 * every page needs is in a file each for React, the router, styles and the app, and what some of them share in a few, with
 * as few bytes as possible that a page has no use for.
 */
export function groupModules(root: string) {
  let files: Map<string, string> | undefined;
  return [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
    { name: 'router', test: /node_modules\/(?:react-router|react-router-dom)\//, priority: 2 },
    { name: 'styles', test: /node_modules\/(?:styled-components|stylis)\//, priority: 2 },
    // The libraries of the rich text editor: with its own code they would exceed Vite's limit of 500 kB a file.
    { name: 'editor', test: /node_modules\/(?:@tiptap|prosemirror-[a-z]+)\//, priority: 2 },
    { name: 'entry-client', tags: ['$initial' as const], test: /\.[cm]?[jt]sx?$/, priority: 1 },
    {
      debugName: 'pages',
      name: (id: string, graph: { getModuleInfo: GetModuleInfo }) =>
        (files ??= sharedFiles(root, (known) => graph.getModuleInfo(known))).get(id),
      // Everything that these modules import has a group of its own.
      includeDependenciesRecursively: false,
    },
  ];
}

/** The name of the file of each module that several pages need. */
function sharedFiles(root: string, getModuleInfo: GetModuleInfo): Map<string, string> {
  const addWithImports = (id: string, found: Set<string>) => {
    if (found.has(id)) return found;
    found.add(id);
    for (const imported of getModuleInfo(id)?.importedIds ?? []) addWithImports(imported, found);
    return found;
  };

  const screens = screenTables.flatMap(
    (table) => getModuleInfo(resolve(root, table))?.dynamicallyImportedIds ?? [],
  );
  const pages = frames.flatMap(({ pages: wanted, frame }) =>
    screens
      .filter((id) => wanted.test(id))
      .map((id) => ({
        weight: busiest.pages.test(id) ? busiest.weight : 1,
        modules: addWithImports(id, addWithImports(resolve(root, frame), new Set())),
      })),
  );
  const pagesOfModules = new Map<string, Pages>();
  for (const [index, { modules }] of pages.entries())
    for (const id of modules) pagesOfModules.set(id, (pagesOfModules.get(id) ?? 0n) | bitOf(index));

  const sets = new Map<Pages, ModuleSet>();
  const setAt = (id: string) => {
    const needing = pagesOfModules.get(id) ?? 0n;
    const set = sets.get(needing) ?? { pages: needing, bytes: 0, imports: new Set() };
    sets.set(needing, set);
    return set;
  };
  for (const id of pagesOfModules.keys()) {
    const { code, importedIds = [] } = getModuleInfo(id) ?? {};
    const set = setAt(id);
    set.bytes += code?.length ?? 0;
    for (const imported of importedIds) set.imports.add(setAt(imported));
  }
  joinSets(
    [...sets.values()],
    pages.map(({ weight }) => weight),
  );

  const names = new Map(
    frames.map(({ frame }) => [setAt(resolve(root, frame)).pages, basename(frame, '.tsx')]),
  );
  return new Map(
    [...pagesOfModules.keys()].flatMap((id) => {
      const { pages: needing } = setAt(id);
      if (!isShared(needing) || leftToRolldown.test(id)) return [];
      const name = names.get(needing) ?? `pages-${names.size}`;
      names.set(needing, name);
      return [[id, name]];
    }),
  );
}

const bitOf = (page: number): Pages => 1n << BigInt(page);
const count = (pages: Pages) => pages.toString(2).replaceAll('0', '').length;
const isShared = (pages: Pages) => count(pages) > 1;

/** Joins the two sets that cost pages the fewest bytes, until none needs too many files. Sets of the same pages are one file. */
function joinSets(sets: ModuleSet[], weights: number[]) {
  const pageCount = weights.length;
  const weigh = (pages: Pages) =>
    weights.reduce((sum, weight, page) => (pages & bitOf(page) ? sum + weight : sum), 0);
  for (;;) {
    const now = sets.map(({ pages }) => pages);
    const files = [...new Set(now)].filter((pages) => isShared(pages) && count(pages) < pageCount);
    const filesOfPages = Array.from({ length: pageCount }, (_, page) =>
      files.filter((file) => file & bitOf(page)),
    );
    if (filesOfPages.every(({ length }) => length <= SHARED_AT_MOST)) return;

    let best = { bytes: Infinity, pages: now };
    const restore = (known: readonly Pages[]) =>
      sets.forEach((set, index) => (set.pages = known[index] ?? 0n));
    for (const [index, one] of files.entries()) {
      for (const other of files.slice(index + 1)) {
        for (const set of sets) if (set.pages === one || set.pages === other) set.pages = one | other;
        for (const set of sets) spread(set);
        const bytes = sets.reduce((sum, set) => sum + set.bytes * weigh(set.pages), 0);
        if (bytes < best.bytes) best = { bytes, pages: sets.map(({ pages }) => pages) };
        restore(now);
      }
    }
    restore(best.pages);
  }
}

/** Whoever loads a file loads what it imports. */
function spread({ pages, imports }: ModuleSet) {
  for (const imported of imports) {
    if ((imported.pages | pages) === imported.pages) continue;
    imported.pages |= pages;
    spread(imported);
  }
}
