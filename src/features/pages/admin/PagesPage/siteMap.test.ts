import { expect, it } from 'vitest';
import { listGroups } from '../listedSections.ts';
import { findCurrentPage, listPages, mapSite } from './siteMap.ts';
import { paths } from '#paths.ts';
import { describeAddressed } from '#documents/contents/addressedKinds.ts';

const project = describeAddressed('project/un');
const { pages } = mapSite(listGroups(['pages']), project ? [project] : [], []);
const all = listPages(pages);

it.each([
  ['home/hero', 'home'],
  ['project/un', 'project/un'],
  // Stands on every page: the one beside it stays.
  ['layout/header', undefined],
  ['layout/footer', undefined],
])('%s is about the page %s', (key, id) => {
  expect(findCurrentPage(all, paths.admin.content(key), key)?.id).toBe(id);
});
