import { expect, it } from 'vitest';
import { createSite } from './answer.ts';

/** A backend that has published so many articles. */
function createTestSite(count: number) {
  const slugs = Array.from({ length: count }, (_, index) => ({
    slug: `article-${index}`,
    updated_at: '2026-11-20T15:00:00+00:00',
  }));
  const backend = async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (!pathname.endsWith('/articles') || searchParams.get('select') !== 'slug,updated_at')
      return Response.json([]);
    const offset = Number(searchParams.get('offset'));
    return Response.json(slugs.slice(offset, offset + Number(searchParams.get('limit'))));
  };
  const site = createSite({ files: '', backend });
  return async (address: string) => {
    const response = await site.answer(new Request(`http://site.test${address}`));
    const text = await response.text();
    const locations = [...text.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(
      ([, location]) => location,
    );
    return { status: response.status, isIndex: text.includes('<sitemapindex'), locations, text };
  };
}

it('divides the site map beyond 50,000 addresses, each of which stands in one of its parts', async () => {
  const get = createTestSite(50_001);
  const index = await get('/sitemap.xml');
  expect([index.isIndex, index.locations]).toEqual([true, ['/sitemap-1.xml', '/sitemap-2.xml']]);
  const parts = await Promise.all(index.locations.map(async (part) => (await get(part ?? '')).locations));
  expect(parts.map(({ length }) => length)).toEqual([50_000, expect.any(Number)]);
  const addresses = parts.flat();
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(expect.arrayContaining(['/', '/blog/article-0', '/blog/article-50000']));
  expect((await get('/sitemap-3.xml')).status).toBe(404);
});

it('keeps the site map whole as long as one file holds it', async () => {
  const get = createTestSite(49_900);
  const { isIndex, locations, text } = await get('/sitemap.xml');
  expect([isIndex, locations.includes('/blog/article-49899')]).toEqual([false, true]);
  expect(locations.filter((path) => path?.startsWith('/auth'))).toEqual([]);
  expect(text).toContain('/blog/article-49899</loc><lastmod>2026-11-20T15:00:00+00:00</lastmod></url>');
  expect((await get('/sitemap-1.xml')).status).toBe(404);
});

it('describes the site’s search to browsers', async () => {
  const site = createSite({ files: '', backend: async () => Response.json([]) });
  const response = await site.answer(new Request('http://site.test/opensearch.xml'));
  expect(response.headers.get('Content-Type')).toBe('application/opensearchdescription+xml; charset=utf-8');
  const text = await response.text();
  expect(text).toContain('<ShortName>Porte-Voix</ShortName>');
  expect(text).toMatch(/<Url type="text\/html" template="https?:\/\/[^"]+\/recherche\?q=\{searchTerms\}"\/>/);
});
