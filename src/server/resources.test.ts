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
    return { locations, text };
  };
}

it('names every address that search engines may show, up to the 50,000 that a map may hold', async () => {
  const get = createTestSite(50_001);
  const { locations, text } = await get('/sitemap.xml');
  expect(locations).toEqual(expect.arrayContaining(['/', '/blog/article-0', '/blog/article-49000']));
  expect(locations).toHaveLength(50_000);
  expect(locations.filter((path) => path?.startsWith('/auth'))).toEqual([]);
  expect(text).toContain('/blog/article-49000</loc><lastmod>2026-11-20T15:00:00+00:00</lastmod></url>');
});

it('describes the site’s search to browsers', async () => {
  const site = createSite({ files: '', backend: async () => Response.json([]) });
  const response = await site.answer(new Request('http://site.test/opensearch.xml'));
  expect(response.headers.get('Content-Type')).toBe('application/opensearchdescription+xml; charset=utf-8');
  const text = await response.text();
  expect(text).toContain('<ShortName>Porte-Voix</ShortName>');
  expect(text).toMatch(/<Url type="text\/html" template="https?:\/\/[^"]+\/recherche\?q=\{searchTerms\}"\/>/);
});
