import assert from 'node:assert/strict';
import { describe, expect, test } from 'vitest';
import { findKind } from '#documents/data/documentKey.ts';
import { openWorld } from './openWorld.ts';
import { rows } from './world.ts';

const fixtures = openWorld();

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
    await fixtures.sql('update public.articles set content = $1 where id = $2', [content, published]);
    const links = await fixtures.sql<{ path: string }>('select path from private.page_links where id = $1', [
      published,
    ]);
    expect(links.map(({ path }) => path).toSorted()).toEqual(expected);
  });
});

test('a page that is online says so when what it leads to goes, and no more when it is back', async () => {
  const write = (content: string) =>
    fixtures.sql('update public.articles set content = $1 where id = $2', [content, published]);
  const change = (values: string) =>
    fixtures.exec(`update public.articles set ${values} where id = '${draft}'`);
  await write('Voir [la suite](/blog/brouillon).');
  expect(await brokenPages()).toEqual(['Publié: /blog/brouillon']);
  await change(`status = 'published', published_at = now()`);
  expect(await brokenPages()).toEqual([]);
  // The former address leads to the new one.
  await change(`slug = 'ailleurs'`);
  expect(await brokenPages()).toEqual([]);
  await change(`status = 'archived'`);
  expect(await brokenPages()).toEqual(['Publié: /blog/brouillon']);
  await write('Voir [la suite](/blog/publie).');
  expect(await brokenPages()).toEqual([]);
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
  expect(await brokenPages()).toEqual([]);
  await revert('page/prix');
  expect(await brokenPages()).toEqual(['about/story: /nos-prix']);
  await revert('about/story');
  expect(await brokenPages()).toEqual([]);
});

/** The pages that lead nowhere, as somebody of the team is told of them, but for the one that the world has. */
async function brokenPages(actor: 'editor' | 'admin' = 'editor') {
  const { data } = await fixtures.as[actor].rpc('list_broken_links').throwOnError();
  return (data as { title: string | null; document: string; paths: string[] }[])
    .filter(({ document }) => document !== rows.site_contents.broken)
    .map(
      ({ title, document, paths }) =>
        `${findKind(document) === 'article' ? title : document}: ${paths.join(' ')}`,
    );
}

/** Whose broken links are told of, and to whom. */
describe('broken links', () => {
  test('a dead link is told of where it is public, and nowhere else', async () => {
    const link = (id: string) =>
      fixtures.exec(
        `update public.articles set content = '[a](/blog/brouillon) [b](/blog/nulle-part) [c](/blog/publie)' where id = '${id}'`,
      );
    await link(draft);
    assert.deepEqual(await brokenPages('admin'), []);
    await link(published);
    assert.deepEqual(await brokenPages(), ['Publié: /blog/brouillon /blog/nulle-part']);
    const { error } = await fixtures.as.moderator.rpc('list_broken_links');
    assert.equal(error?.code, '42501');
    await fixtures.exec(`delete from public.articles where id = '${published}'`);
    assert.deepEqual(await brokenPages('admin'), []);
    const stored = await fixtures.sql(
      `select path from private.page_links where (kind, id) = ('article', $1)`,
      [published],
    );
    assert.deepEqual(stored, []);
  });
  test('what settings lead to is told to admins', async () => {
    await fixtures.as.admin
      .rpc('publish_document', {
        document: 'settings/social',
        value: { link: '/blog/nulle-part' },
        seen_version: 0,
      })
      .throwOnError();
    assert.deepEqual(await brokenPages(), []);
    assert.deepEqual(await brokenPages('admin'), ['settings/social: /blog/nulle-part']);
  });
});
