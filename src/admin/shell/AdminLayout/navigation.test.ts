import { expect, it } from 'vitest';
import { paths } from '#paths.ts';
import { findEntry } from './navigation.content.ts';

it.each([
  [paths.admin.dashboard, paths.admin.dashboard],
  [paths.admin.articleVersions('1'), paths.admin.articles],
  [paths.admin.userJournal, paths.admin.users],
  [paths.admin.session('1'), paths.admin.sessions],
  [paths.admin.lead('1'), paths.admin.leads],
  [paths.admin.incidents, paths.admin.incidents],
])('lights one entry on %s', (pathname, entry) => {
  expect(findEntry(pathname)).toBe(entry);
});
