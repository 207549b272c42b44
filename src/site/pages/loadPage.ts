import type { ComponentType } from 'react';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import { publicPages, unlistedPages } from '#publicPages.ts';
import type { PageHead } from '../pageHead.ts';

/** What the module of a page exports beside its component. */
type PageModule = {
  head?: PageHead;
  loader?: LoaderFunction;
  /** For a loader that reads the query; see `unlessChosenOnPage`. */
  shouldRevalidate?: ShouldRevalidateFunction;
  ErrorBoundary?: ComponentType;
  HydrateFallback?: ComponentType;
};

const modules = import.meta.glob<PageModule & Readonly<Record<string, unknown>>>('./*/*Page.tsx');

const findModule = (page: string) => {
  const load = modules[`./${page}/${page}.tsx`];
  if (!load) throw new Error(`There is no src/site/pages/${page}/${page}.tsx, which publicPages.ts names.`);
  return load;
};

// Whoever forgets the page of an entry is told at once, whatever is opened.
for (const table of [publicPages, unlistedPages])
  for (const { page } of Object.values(table)) findModule(page);

/** Loads a page of `publicPages.ts` by the name of its component. */
export async function loadPage(page: string) {
  const module = await findModule(page)();
  return { ...(module as PageModule), Component: module[page] as ComponentType };
}
