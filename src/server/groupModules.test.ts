import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { groupModules } from './groupModules.ts';

const root = resolve('.');
const pages = Array.from({ length: 40 }, (_, index) => `${root}/src/site/pages/Page${index}.tsx`);

/** What each module imports, and what the table of pages loads. */
const graph: Record<string, { importedIds?: string[]; dynamicallyImportedIds?: string[] }> = {
  [`${root}/src/site/pages/loadPage.ts`]: { dynamicallyImportedIds: pages },
  ...Object.fromEntries(pages.map((page) => [page, { importedIds: ['everywhere'] }])),
};
const importFrom = (imported: string, ...users: number[]) => {
  for (const user of users) graph[pages[user] ?? '']?.importedIds?.push(imported);
};
importFrom('one', 0, 1);
importFrom('another', 32, 33);
importFrom('beside', 32, 33);
importFrom('alone', 39);

it('groups what the same pages need, however many pages there are', () => {
  const group = groupModules(root).find(({ debugName }) => debugName === 'pages');
  const getModuleInfo = (id: string) => (id in graph ? { code: '', ...graph[id] } : null);
  const name = group?.name as (id: string, of: object) => string | undefined;
  const nameOf = (id: string) => name(id, { getModuleInfo });
  expect(nameOf('another')).toBe(nameOf('beside'));
  expect(nameOf('another')).not.toBe(nameOf('one'));
  expect(nameOf('everywhere')).not.toBe(nameOf('one'));
  expect([nameOf('alone'), nameOf(pages[39] ?? '')]).toEqual([undefined, undefined]);
});
