import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Backend, createBackend } from '../../supabase/embedded/backend.ts';
import { createSite } from './answer.ts';

const slugs = ['un', 'deux', 'trois', 'quatre'];
const addresses = [
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

const seed = `
insert into public.categories (id, name, slug, color) values
  ('ca000000-0000-4000-8000-000000000001', 'Son', 'son', '#112233'),
  ('ca000000-0000-4000-8000-000000000002', 'Image', 'image', '#332211');
insert into public.tags (id, name, slug) values ('7a000000-0000-4000-8000-000000000001', 'Terrain', 'terrain');
insert into public.articles (id, title, slug, status, published_at)
select ('a0000000-0000-4000-8000-00000000000' || n)::uuid, 'Article ' || n, 'brouillon-' || n, 'draft', null
from generate_series(1, 4) as n;`;

const article = fc.integer({ min: 1, max: 4 }).map((n) => `'a0000000-0000-4000-8000-00000000000${n}'`);
const category = fc.constantFrom(1, 2).map((n) => `'ca000000-0000-4000-8000-00000000000${n}'`);
const word = fc.constantFrom('Alpha', 'Bêta', 'Gamma', 'Delta');

/** What staff do to articles and to what they are filed under. */
const change = fc.oneof(
  fc.tuple(article, fc.constantFrom(...slugs)).map(
    ([id, slug]) => `update public.articles set slug = '${slug}', status = 'published', published_at = now()
      where id = ${id} and not exists (select from public.articles where slug = '${slug}' and id <> ${id})`,
  ),
  fc
    .tuple(article, word)
    .map(([id, title]) => `update public.articles set title = '${title}' where id = ${id}`),
  fc
    .tuple(article, fc.constantFrom('draft', 'archived'))
    .map(
      ([id, status]) =>
        `update public.articles set status = '${status}', published_at = null where id = ${id}`,
    ),
  fc
    .tuple(article, fc.option(category))
    .map(([id, to]) => `update public.articles set category_id = ${to ?? 'null'} where id = ${id}`),
  article.map(
    (id) => `insert into public.article_tags values (${id}, '7a000000-0000-4000-8000-000000000001')
    on conflict do nothing`,
  ),
  article.map((id) => `delete from public.article_tags where article_id = ${id}`),
  fc
    .tuple(category, word)
    .map(([id, name]) => `update public.categories set name = '${name} ' || slug where id = ${id}`),
  word.map((name) => `update public.tags set name = '${name}'`),
);

let backend: Backend;
beforeAll(async () => {
  backend = await createBackend({ seed: null });
  await backend.exec(seed);
});
afterAll(() => backend.close());

const newSite = () => createSite({ files: '', backend: backend.fetch });

const shown = async (site: ReturnType<typeof newSite>) =>
  Promise.all(
    addresses.map(async (address) => {
      const response = await site.answer(new Request(`http://site.test${address}`));
      return [address, response.status, response.headers.get('Location'), await response.text()];
    }),
  );

it('shows at every address, after any change, what a site that has just started shows', async () => {
  const site = newSite();
  await shown(site);
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      for (const sql of changes) await backend.exec(sql);
      await site.refresh();
      expect(await shown(site)).toEqual(await shown(newSite()));
    }),
    { numRuns: Number(process.env.FRESHNESS_RUNS ?? 12) },
  );
});
