import { paths } from '#paths.ts';
import type { BlogArticle } from '#data/articles/blog.queries.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import type { Settings } from '#site/settings/settings.ts';
import { authorName, publicationDate } from '#site/sections/blog/articleFacts.ts';
import { absoluteUrl, siteUrl } from '#data/siteUrl.ts';

/** What the picture for sharing shows, where it is the article's own; undefined for a decoration. */
const socialImageAltOf = ({ og_image_url, featured_image_alt, cover }: BlogArticle) =>
  og_image_url ? undefined : (featured_image_alt ?? cover?.alt) || undefined;

/** Head data of an article: what its editor wrote for it, else its title, excerpt and picture. */
export function headOfArticle(article: BlogArticle, { company }: Pick<Settings, 'company'>): PageHeadData {
  const author = authorName(article);
  const title = article.meta_title || article.title;
  const description =
    article.meta_description ||
    article.excerpt ||
    `« ${article.title} » : un article du blogue de ${company.name}, agence de communication à Québec.`;
  const socialImage = article.og_image_url || article.featured_image_url || undefined;
  const keywords = [article.categories, ...article.article_tags.map(({ tags }) => tags)].flatMap(
    (entry) => entry?.name ?? [],
  );
  return {
    title,
    description,
    keywords: keywords.length > 0 ? keywords : ['communication', 'Québec'],
    socialImage,
    socialImageAlt: socialImageAltOf(article),
    author,
    type: 'article',
    hasFeed: true,
    publishedAt: publicationDate(article),
    modifiedAt: article.updated_at,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: article.title,
        description,
        image: socialImage && absoluteUrl(socialImage),
        datePublished: publicationDate(article),
        dateModified: article.updated_at,
        author: author ? { '@type': 'Person', name: author } : { '@id': `${siteUrl}/#organisation` },
        publisher: { '@id': `${siteUrl}/#organisation` },
        mainEntityOfPage: absoluteUrl(paths.blogArticle(article.slug)),
        articleSection: article.categories?.name,
        keywords: keywords.join(', ') || undefined,
        timeRequired: `PT${article.readingMinutes}M`,
        inLanguage: 'fr-CA',
      },
    ],
  };
}
