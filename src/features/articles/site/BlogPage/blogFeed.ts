import { paths } from '#paths.ts';
import { type BlogSummary, fetchPublishedArticles } from '#features/articles/data/blog.queries.ts';
import { authorName, publicationDate } from '#features/articles/site/articleFacts.ts';
import { feedPath, feedTitle } from '#site/feed.ts';
import { loadSettings, toSettings } from '#site/settings/loadSettings.ts';
import { absoluteUrl } from '#data/siteUrl.ts';
import { escapeXml } from '#data/xml.ts';

/** How many articles a reader who comes for the first time gets. */
const length = 20;

/** Atom wants a date of a feed without entries, too. */
const neverChanged = '1970-01-01T00:00:00Z';

/** The newest articles as an Atom feed (RFC 4287). */
export async function blogFeed(): Promise<string> {
  const [{ articles }, loaded] = await Promise.all([
    fetchPublishedArticles({ page: 1, pageSize: length }),
    loadSettings(),
  ]);
  const { company } = toSettings(loaded);
  const changes = articles.map(({ updated_at }) => updated_at).sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr-CA">
  <id>${absoluteUrl(paths.blog)}</id>
  <title>${escapeXml(feedTitle(company))}</title>
  <subtitle>${escapeXml(company.tagline)}</subtitle>
  <link rel="alternate" type="text/html" href="${absoluteUrl(paths.blog)}"/>
  <link rel="self" type="application/atom+xml" href="${absoluteUrl(feedPath)}"/>
  <updated>${changes.at(-1) ?? neverChanged}</updated>
  <author><name>${escapeXml(company.name)}</name></author>
${articles.map(toEntry).join('\n')}
</feed>
`;
}

/** The identifier outlives a change of the address, so that readers do not get an article twice. */
function toEntry(article: BlogSummary) {
  const author = authorName(article);
  return [
    '  <entry>',
    `    <id>urn:uuid:${article.id}</id>`,
    `    <title>${escapeXml(article.title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${absoluteUrl(paths.blogArticle(article.slug))}"/>`,
    `    <published>${publicationDate(article)}</published>`,
    `    <updated>${article.updated_at}</updated>`,
    ...(author ? [`    <author><name>${escapeXml(author)}</name></author>`] : []),
    ...(article.categories ? [`    <category term="${escapeXml(article.categories.name)}"/>`] : []),
    ...(article.excerpt ? [`    <summary>${escapeXml(article.excerpt)}</summary>`] : []),
    '  </entry>',
  ].join('\n');
}
