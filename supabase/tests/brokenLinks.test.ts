import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { brokenPages } from './brokenLinkChecks.ts';
import { createTestedBackend } from './testedBackend.ts';
import { createFixtures, rows, type Fixtures } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;
let fixtures: Fixtures;

beforeAll(async () => {
  backend = await createTestedBackend();
  fixtures = await createFixtures(backend);
});
afterEach(() => fixtures.restore());
afterAll(() => backend.close());

const { published, draft } = rows.articles;

describe('the addresses that a text leads to', () => {
  test.each([
    ['[un](/blog/un) et [deux](</blog/deux> "titre")', ['/blog/deux', '/blog/un']],
    ['[un](/blog/un#la-suite) [un](/blog/un/?x=1) [page](/nos-prix)', ['/blog/un', '/nos-prix']],
    ['Voir [ici][r].\n\n[r]: /blog/un', ['/blog/un']],
    ['[r]: /blog/un', ['/blog/un']],
    ['![](/storage/v1/object/public/media/a.png) [service](/services/podcast) [flux](/blog/feed.xml)', []],
    ['[ailleurs](https://exemple.ca/blog/un) [sans protocole](//exemple.ca/un) /blog/un', []],
    ['`[code](/blog/un)`\n\n```md\n[code](/blog/deux)\n```\n\n[trois](/blog/trois)', ['/blog/trois']],
    ['~~~\n[code](/blog/un)', []],
    ['', []],
  ])('of %j', async (content, expected) => {
    expect(await backend.sql('select private.paths_in($1) as paths', [content])).toEqual([
      { paths: expected },
    ]);
  });
});

test('a page that is online says so when what it leads to goes, and no more when it is back', async () => {
  const write = (content: string) =>
    backend.sql('update public.articles set content = $1 where id = $2', [content, published]);
  const change = (values: string) =>
    backend.exec(`update public.articles set ${values} where id = '${draft}'`);
  await write('Voir [la suite](/blog/brouillon).');
  expect(await brokenPages(fixtures)).toEqual(['Publié: /blog/brouillon']);
  await change(`status = 'published', published_at = now()`);
  expect(await brokenPages(fixtures)).toEqual([]);
  // The former address leads to the new one.
  await change(`slug = 'ailleurs'`);
  expect(await brokenPages(fixtures)).toEqual([]);
  await change(`status = 'archived'`);
  expect(await brokenPages(fixtures)).toEqual(['Publié: /blog/brouillon']);
  await write('Voir [la suite](/blog/publie).');
  expect(await brokenPages(fixtures)).toEqual([]);
});

test('a section of the site leads to a composed page that was taken back', async () => {
  const publish = (document: string, value: object) =>
    fixtures.as.admin.rpc('publish_document', { document, value, seen_version: 0 }).throwOnError();
  const revert = (document: string) =>
    fixtures.as.editor.rpc('withdraw_document', { document, seen_version: 1 }).throwOnError();
  await publish('page/prix', {
    slug: 'nos-prix',
    title: 'Nos prix',
    description: 'Nos prix.',
    footer: 'none',
  });
  await publish('about/story', { steps: [{ link: { to: '/nos-prix#tous', text: '/ et plus' } }] });
  expect(await brokenPages(fixtures)).toEqual([]);
  await revert('page/prix');
  expect(await brokenPages(fixtures)).toEqual(['about/story: /nos-prix']);
  await revert('about/story');
  expect(await brokenPages(fixtures)).toEqual([]);
});
