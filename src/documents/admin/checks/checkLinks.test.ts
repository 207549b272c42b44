import { expect, it } from 'vitest';
import { articleSection } from '#features/articles/admin/article.kind.ts';
import { soundArticle } from '#features/articles/admin/testing/plantedFaults.ts';
import { connectTo } from '#data/connection.ts';
import { checkDocument } from './checkDocument.ts';
import type { PublicSite } from './publicSite.ts';
import { emptyDesk } from './testing/emptyDesk.ts';

// No article is published.
connectTo({ fetch: () => Promise.resolve(Response.json([])) });
globalThis.location ??= { origin: 'https://porte-voix.example' } as Location;

const article = {
  ...soundArticle,
  content: 'Nos [forfaits](/forfaits), nos [prix](/prix) et un [guide](https://exemple.ca/guide).',
};

const check = (hasPage: PublicSite['hasPage']) =>
  checkDocument(
    { section: articleSection, value: article, facts: {}, desk: emptyDesk },
    () =>
      Promise.resolve({
        origins: [],
        hasPage,
        show: () => Promise.reject(new Error('Nothing is shown here.')),
        inspect: () => Promise.resolve([]),
      }),
    new AbortController().signal,
  );

it('asks the site for each page that a link leads to', async () => {
  const requested: string[] = [];
  const { findings, missed } = await check((path) => {
    requested.push(path);
    return Promise.resolve(path === '/forfaits');
  });
  expect(requested).toEqual(['/forfaits', '/prix']);
  expect(findings).toMatchObject([{ rule: 'deadLink', message: expect.stringContaining('/prix') as string }]);
  expect(missed).toEqual([]);
});

it('says so when the site couldn’t be asked', async () => {
  const { findings, missed } = await check(() => Promise.reject(new Error('offline')));
  expect(findings).toEqual([]);
  expect(missed).toEqual(['links']);
});
