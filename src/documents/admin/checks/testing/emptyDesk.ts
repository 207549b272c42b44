import type { Desk } from '../desk.ts';

/** Nothing else is there. */
export const emptyDesk: Desk = {
  fetchContents: () => Promise.resolve([]),
  fetchMedia: () => Promise.resolve({}),
  fetchRecords: () => Promise.resolve({ categories: [], tags: [] }),
  fetchColorSpace: () => Promise.resolve(undefined),
  fetchPageChange: () => Promise.resolve(null),
};
