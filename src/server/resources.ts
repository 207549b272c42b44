import { feedPath } from '../site/feed.ts';
import { blogFeed } from '../features/articles/site/BlogPage/blogFeed.ts';
import { absoluteUrl, siteUrl } from '../data/siteUrl.ts';
import { escapeXml } from '../data/xml.ts';
import { paths } from '../paths.ts';
import { loadSettings, toSettings } from '../site/settings/loadSettings.ts';
import { indexedAddresses } from './addresses.ts';
import { Content } from './content.ts';
import { type Make, podcastResourceAt } from './podcastResources.ts';
import { headOfPage, toPageAddress } from './renderPage.tsx';
import { drawSocialPicture } from './socialPictures.ts';

/** What search engines, feed readers and social networks ask for beside the pages; undefined at any other path. */
export function resourceAt(path: string): Make | undefined {
  if (path === feedPath)
    return async () => new Content('application/atom+xml; charset=utf-8', await blogFeed());
  if (path === paths.openSearch) return openSearch;
  if (path === '/robots.txt') return async () => new Content('text/plain; charset=utf-8', robots);
  if (path === '/sitemap.xml') return siteMap;
  const podcast = podcastResourceAt(path);
  if (podcast) return podcast;
  const pictured = /^\/og(\/[a-z0-9-][a-z0-9/-]*)\.png$/.exec(path)?.[1];
  if (!pictured) return undefined;
  const page = pictured === '/index' ? paths.home : pictured;
  // One spelling for a page, and so one picture.
  return async () => (page === toPageAddress(new URL(page, siteUrl)) ? makePicture(page) : undefined);
}

/**
 * Keeps the back-office out of search engines and points them to the map. Previews aren't named: who may not ask for a
 * page never learns that it may not be indexed.
 */
const robots = `User-agent: *
Disallow: /admin

Sitemap: ${absoluteUrl('/sitemap.xml')}
`;

/** The site's search for browsers, which offer it in their address bar (OpenSearch 1.1). */
async function openSearch() {
  const { company, search } = toSettings(await loadSettings());
  // The format has no room for more.
  const name = company.name.slice(0, 16).trim();
  return new Content(
    'application/opensearchdescription+xml; charset=utf-8',
    `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(name)}</ShortName>
<Description>${escapeXml(search.description)}</Description>
<Language>fr-CA</Language>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/svg+xml">${absoluteUrl('/favicon.svg')}</Image>
<Url type="text/html" template="${absoluteUrl(paths.search)}?q={searchTerms}"/>
</OpenSearchDescription>
`,
  );
}

/** How many addresses a site map may hold. */
const mapSize = 50_000;

/** The addresses of the site for search engines. */
async function siteMap() {
  const urls = (await indexedAddresses()).slice(0, mapSize).map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
    return `<url><loc>${absoluteUrl(path)}</loc>${changed}</url>`;
  });
  return new Content(
    'application/xml; charset=utf-8',
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`,
  );
}

/** The picture of a page that brings none of its own. */
async function makePicture(path: string) {
  const page = await headOfPage(path);
  if (!page) return undefined;
  const { isIndexed, isShared, socialCover, socialImage, socialTitle, title } = page.head;
  if (socialImage || (isIndexed === false && !isShared)) return undefined;
  const { name, tagline } = page.settings.company;
  const cover = socialCover ? await fetchCover(socialCover) : undefined;
  const picture = { path, title: socialTitle || bareTitle(title, name), name, tagline, cover };
  return new Content('image/png', await drawSocialPicture(picture));
}

/**
 * A picture of the library as a JPEG; undefined where it can't be had within 5 s: the page is then shared without it. Asked for by
 * itself: what the backend answers to pages (`recordRequests`) comes as text.
 */
async function fetchCover(address: string) {
  try {
    const response = await fetch(absoluteUrl(address), { signal: AbortSignal.timeout(5000) });
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

/** A title without the company's name, which the picture shows anyway. */
const bareTitle = (title: string, name: string) =>
  title
    .split(' | ')
    .filter((part) => part !== name)
    .join(' | ');
