import { findKind } from '#documents/data/documentKey.ts';
import assert from 'node:assert/strict';
import { type Check, restored } from './attempt.ts';
import { rows, type Fixtures } from './world.ts';

const { published, draft } = rows.articles;

/** The pages that lead nowhere, as somebody of the team is told of them, but for the one that the world has. */
export async function brokenPages(fixtures: Fixtures, actor: 'editor' | 'admin' = 'editor') {
  const { data } = await fixtures.as[actor].rpc('list_broken_links').throwOnError();
  return (data as { title: string | null; document: string; paths: string[] }[])
    .filter(({ document }) => document !== rows.site_contents.broken)
    .map(
      ({ title, document, paths }) =>
        `${findKind(document) === 'article' ? title : document}: ${paths.join(' ')}`,
    );
}

/** Whose broken links are told of, and to whom. */
export const brokenLinkChecks: Check[] = [
  restored(
    'list_broken_links',
    'a dead link is told of where it is public, and nowhere else',
    async (fixtures) => {
      const link = (id: string) =>
        fixtures.exec(
          `update public.articles set content = '[a](/blog/brouillon) [b](/blog/nulle-part) [c](/blog/publie)' where id = '${id}'`,
        );
      await link(draft);
      assert.deepEqual(await brokenPages(fixtures, 'admin'), []);
      await link(published);
      assert.deepEqual(await brokenPages(fixtures), ['Publié: /blog/brouillon /blog/nulle-part']);
      const { error } = await fixtures.as.moderator.rpc('list_broken_links');
      assert.equal(error?.code, '42501');
      await fixtures.exec(`delete from public.articles where id = '${published}'`);
      assert.deepEqual(await brokenPages(fixtures, 'admin'), []);
      const stored = await fixtures.sql(
        `select path from private.page_links where (kind, id) = ('article', $1)`,
        [published],
      );
      assert.deepEqual(stored, []);
    },
  ),
  restored('list_broken_links', 'what settings lead to is told to admins', async (fixtures) => {
    await fixtures.as.admin
      .rpc('publish_document', {
        document: 'settings/social',
        value: { link: '/blog/nulle-part' },
        seen_version: 0,
      })
      .throwOnError();
    assert.deepEqual(await brokenPages(fixtures), []);
    assert.deepEqual(await brokenPages(fixtures, 'admin'), ['settings/social: /blog/nulle-part']);
  }),
];
