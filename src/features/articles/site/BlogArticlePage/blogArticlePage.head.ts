import { paths } from '#paths.ts';
import type { BlogArticle } from '#features/articles/data/blog.queries.ts';
import { findSocialFile } from '#features/media/data/picture.ts';
import { describeBreadcrumb } from '#site/breadcrumbData.ts';
import { type PageHeadData, socialPicturePath } from '#site/pageHead.ts';
import type { Settings } from '#site/settings/settings.ts';
import { authorName, publicationDate } from '#features/articles/site/articleFacts.ts';
import { absoluteUrl, siteUrl } from '#data/siteUrl.ts';

const isOurs = (address: string) => address.includes('/storage/v1/object/public/media/');

type Shared = Pick<PageHeadData, 'socialImage' | 'socialCover' | 'socialAlt'>;

/**
 * The picture that an editor chose for social networks, as it was written, or of the library a JPEG of the size that all networks take.
 * Where there is none, or only one of which nothing is known, the one that is drawn for the page takes its place, with the cover.
 */
function sharePicture(article: BlogArticle): Shared {
  const { og_image_url: chosen, pictures, featured_image_url, featured_image_alt, cover } = article;
  if (chosen && !isOurs(chosen)) return { socialImage: chosen };
  const facts = chosen ? pictures[chosen] : undefined;
  const socialImage = chosen && facts && findSocialFile(chosen, facts);
  if (socialImage) return { socialImage, socialAlt: facts.alt };
  const socialCover = featured_image_url && cover ? findSocialFile(featured_image_url, cover) : undefined;
  return socialCover ? { socialCover, socialAlt: featured_image_alt ?? cover?.alt } : {};
}

/** Head data of an article: what its editor wrote for it, else its title, excerpt and picture. */
export function headOfArticle(article: BlogArticle, { company }: Pick<Settings, 'company'>): PageHeadData {
  const author = authorName(article);
  const title = article.meta_title || article.title;
  const description =
    article.meta_description ||
    article.excerpt ||
    `« ${article.title} » : un article du blogue de ${company.name}, agence de communication à Québec.`;
  const path = paths.blogArticle(article.slug);
  const image = article.og_image_url || article.featured_image_url || socialPicturePath(path);
  const keywords = [article.categories, ...article.article_tags.map(({ tags }) => tags)].flatMap(
    (entry) => entry?.name ?? [],
  );
  return {
    title,
    description,
    keywords: keywords.length > 0 ? keywords : ['communication', 'Québec'],
    ...sharePicture(article),
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
        image: absoluteUrl(image),
        datePublished: publicationDate(article),
        dateModified: article.updated_at,
        author: author ? { '@type': 'Person', name: author } : { '@id': `${siteUrl}/#organisation` },
        publisher: { '@id': `${siteUrl}/#organisation` },
        mainEntityOfPage: absoluteUrl(path),
        articleSection: article.categories?.name,
        keywords: keywords.join(', ') || undefined,
        timeRequired: `PT${article.readingMinutes}M`,
        inLanguage: 'fr-CA',
      },
      describeBreadcrumb([
        { name: 'Blogue', path: paths.blog },
        { name: article.title, path },
      ]),
    ],
  };
}
