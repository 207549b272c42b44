import type { ComponentType } from 'react';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import { publicPages, unlistedPages } from '#publicPages.ts';
import type { Opening } from '../illustrations/opening.ts';
import type { PageHead } from '../pageHead.ts';

/** What the module of a page exports beside its component. */
type PageModule = {
  head?: PageHead;
  loader?: LoaderFunction;
  /** The drawing that it opens with, or that what is shared of it has. */
  opening?: Opening;
  /** For a loader that reads the query; see `unlessChosenOnPage`. */
  shouldRevalidate?: ShouldRevalidateFunction;
  ErrorBoundary?: ComponentType;
  HydrateFallback?: ComponentType;
};

const modules = import.meta.glob<PageModule & Readonly<Record<string, unknown>>>([
  '/src/site/pages/*/*Page.tsx',
  '/src/features/*/site/*/*Page.tsx',
]);

const findModule = (page: string) => {
  const path = Object.keys(modules).find((path) => path.endsWith(`/${page}/${page}.tsx`));
  if (!path) throw new Error(`No folder has the page ${page}/${page}.tsx, which publicPages.ts names.`);
  return modules[path] as NonNullable<(typeof modules)[string]>;
};

// Whoever forgets the page of an entry is told at once, whatever is opened.
for (const table of [publicPages, unlistedPages])
  for (const { page } of Object.values(table)) findModule(page);

/** Loads a page of `publicPages.ts` by the name of its component. One for whoever has a link has the head that its table says. */
export async function loadPage(page: string) {
  const module = await findModule(page)();
  const unlisted = Object.values(unlistedPages).find((entry) => entry.page === page);
  return {
    ...(unlisted && { head: { title: unlisted.title, description: '', isIndexed: false } }),
    ...(module as PageModule),
    Component: module[page] as ComponentType,
  };
}
