import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Backend, createBackend } from '../../supabase/embedded/backend.ts';
import { createSite } from './answer.ts';
import { heroContent } from '#site/sections/home/Hero/hero.section.ts';

/** Slugs that articles take from each other. */
const slugs = ['un', 'deux', 'trois', 'quatre'];

const author = 'b0000000-0000-4000-8000-000000000001';

const picture = '/storage/v1/object/public/media/uploads/1700000000001.png';

/** Four drafts of one author, an admin, what they may be filed under, and the picture of two of them. */
const seed = `
insert into auth.users (id, email) values ('${author}', 'autrice@exemple.test');
update private.accounts set role = 'admin', first_name = 'Anne', last_name = 'Roy' where user_id = '${author}';
insert into public.categories (id, name, slug, color) values
  ('ca000000-0000-4000-8000-000000000001', 'Son', 'son', '#112233'),
  ('ca000000-0000-4000-8000-000000000002', 'Image', 'image', '#332211');
insert into public.tags (id, name, slug) values ('7a000000-0000-4000-8000-000000000001', 'Terrain', 'terrain');
insert into public.media_library (title, file_path, file_name, mime_type, width, height, variants)
values ('Photo', '${picture}', 'photo.png', 'image/png', 1200, 800, '360.webp 720.webp');
insert into public.articles (id, title, slug, status, published_at, author_id, featured_image_url, content)
select ('a0000000-0000-4000-8000-00000000000' || n)::uuid, 'Article ' || n, 'brouillon-' || n, 'draft', null, '${author}',
  case when n = 1 then '${picture}' end, case when n = 2 then '![](${picture})' else '' end
from generate_series(1, 4) as n;`;

const article = fc.integer({ min: 1, max: 4 }).map((n) => `'a0000000-0000-4000-8000-00000000000${n}'`);
const category = fc.constantFrom(1, 2).map((n) => `'ca000000-0000-4000-8000-00000000000${n}'`);
const word = fc.constantFrom('Alpha', 'Bêta', 'Gamma', 'Delta');
const slug = fc.constantFrom(...slugs);

const writeHero = (title: string) => JSON.stringify({ ...heroContent, title }).replaceAll("'", "''");

/** Pages that staff compose, and slugs that they take from each other. */
const pageSlugs = ['uno', 'dos'];
const pageId = fc.constantFrom('a', 'b');

const writePage = (slug: string, title: string, footer: string) =>
  JSON.stringify({
    title,
    slug,
    description: title,
    footer,
    hero: { title, lead: title, actions: [] },
    sections: [],
    callToAction: { title, text: title, actions: [{ label: title, to: '/contact' }] },
  });

const isFree = (taken: string, id: string) =>
  `not exists (select from public.articles where slug = '${taken}' and id <> ${id})`;

/** What staff do to articles, to what they are filed under and to the contents of the site; and a day that goes by. Each as SQL. */
const change = fc.oneof(
  fc.tuple(article, slug).map(
    ([id, to]) => `update public.articles set slug = '${to}', status = 'published', published_at = now()
      where id = ${id} and ${isFree(to, id)}`,
  ),
  fc.tuple(article, slug).map(
    ([id, to]) => `update public.articles set slug = '${to}', status = 'published',
      published_at = now() + interval '1 day' where id = ${id} and ${isFree(to, id)}`,
  ),
  // Scheduled articles come due, and no request has noticed yet.
  fc.constant(`set local session_replication_role = replica;
    update public.articles set published_at = now() - interval '1 second'
    where status = 'published' and published_at > now();
    update private.document_addresses set public_from = now() - interval '1 second' where public_from > '-infinity'`),
  fc
    .tuple(article, word)
    .map(([id, title]) => `update public.articles set title = '${title}' where id = ${id}`),
  fc
    .tuple(article, fc.constantFrom('draft', 'archived'))
    .map(
      ([id, status]) =>
        `update public.articles set status = '${status}', published_at = null where id = ${id}`,
    ),
  article.map((id) => `delete from public.articles where id = ${id}`),
  article.map(
    (id) => `select set_config('request.jwt.claims', '{"sub": "${author}", "role": "authenticated"}', true),
      set_config('request.jwt.claim.sub', '${author}', true),
      public.restore_deleted_record('articles', record_id)
      from private.deleted_records where record_id = ${id}
        and not exists (select from public.articles where id = ${id} or slug = record ->> 'slug')`,
  ),
  fc
    .tuple(article, fc.option(category))
    .map(([id, to]) => `update public.articles set category_id = ${to ?? 'null'} where id = ${id}`),
  article.map(
    (id) => `insert into public.article_tags select id, '7a000000-0000-4000-8000-000000000001'
      from public.articles where id = ${id} on conflict do nothing`,
  ),
  article.map((id) => `delete from public.article_tags where article_id = ${id}`),
  fc
    .tuple(category, word)
    .map(([id, name]) => `update public.categories set name = '${name} ' || slug where id = ${id}`),
  fc
    .constantFrom(0.1, 0.5, 0.9)
    .map((part) => `update public.media_library set focal_x = ${part}, width = ${1200 + 10 * part}`),
  word.map((text) => `update public.media_library set alt_text = '${text}'`),
  word.map((name) => `update public.tags set name = '${name}'`),
  word.map(
    (title) => `insert into public.site_contents (key, value, version)
      values ('home/hero', '${writeHero(title)}', 1)
      on conflict (key) do update set value = excluded.value, version = site_contents.version + 1`,
  ),
  fc.tuple(pageId, fc.constantFrom(...pageSlugs), word, fc.constantFrom('none', 'column', 'bottom')).map(
    ([
      id,
      to,
      title,
      footer,
    ]) => `select private.put_online(('page', '${id}'), '${writePage(to, title, footer)}', 1)
        where not exists (select from public.pages where slug = '${to}' and id <> '${id}')`,
  ),
  // More often than the rest: it shows only where the page has been online before, and neither left nor gone since.
  {
    weight: 4,
    arbitrary: fc.tuple(pageId, word).map(
      ([id, title]) => `update public.pages set title = '${title}'
        where id = '${id}' and published_at is not null`,
    ),
  },
  pageId.map((id) => `select private.put_online(('page', '${id}'), null, 1)`),
  fc.constant(`delete from public.site_contents where key = 'home/hero'`),
  word.map((name) => `update private.accounts set last_name = '${name}'`),
);

const addresses = [
  ...pageSlugs.flatMap((slug) => [`/${slug}`, `/og/${slug}.png`]),
  '/',
  '/about',
  ...slugs.map((slug) => `/blog/${slug}`),
  ...slugs.map((slug) => `/og/blog/${slug}.png`),
  '/blog',
  '/blog?page=2',
  '/blog?categorie=son',
  '/blog?categorie=image',
  '/blog?tag=terrain',
  '/blog/feed.xml',
  '/sitemap.xml',
];

let backend: Backend;
beforeAll(async () => {
  backend = await createBackend({ seed: null });
  await backend.exec(seed);
});
afterAll(() => backend.close());

const runs = Number(process.env.FRESHNESS_RUNS ?? 12);
vi.setConfig({ testTimeout: runs * 20_000 });

const newSite = () => createSite({ files: '', backend: backend.fetch });

/** What a site answers, one address after the other: asked at once, some would run out of time on a busy machine. */
async function shown(site: ReturnType<typeof newSite>) {
  const answers = [];
  for (const address of addresses) {
    const response = await site.answer(new Request(`http://site.test${address}`));
    answers.push([address, response.status, response.headers.get('Location'), await response.text()]);
  }
  return answers;
}

it('shows at every address, after any change, what a site that has just started shows', async () => {
  const site = newSite();
  await shown(site);
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      for (const sql of changes) await backend.exec(sql);
      await site.refresh();
      const expected = await shown(newSite());
      // While the database is busy, a kept page is served once more as it was, and looked at again.
      await vi.waitFor(async () => expect(await shown(site)).toEqual(expected), { timeout: 20_000 });
    }),
    { numRuns: runs },
  );
});
