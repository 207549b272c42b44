import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Backend, createBackend } from '../../supabase/embedded/backend.ts';
import { createSite } from './answer.ts';
import { change, pageSlugs, seed, slugs } from './articleChanges.ts';

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
