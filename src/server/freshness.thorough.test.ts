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
      const expected = await shown(newSite());
      // All addresses at once keep the database busy: a kept page is then served once more as it was, and looked at again.
      await vi.waitFor(async () => expect(await shown(site)).toEqual(expected), { timeout: 20_000 });
    }),
    { numRuns: runs },
  );
});
