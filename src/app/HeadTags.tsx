import { feedPath, feedTitle } from '#site/feed.ts';
import type { Settings } from '#site/settings/settings.ts';
import { absoluteUrl } from '#data/siteUrl.ts';
import { type PageHeadData, shortenDescription, socialPicturePath, titleWithName } from '#site/pageHead.ts';
import { paths } from '#paths.ts';

export interface HeadTagsProps {
  head: PageHeadData;
  /** Address of the page. */
  path: string;
  settings: Settings;
}

/** Title, meta and link elements of the page at an address; React moves them into `<head>`. */
export function HeadTags({ head, path, settings: { company, search } }: HeadTagsProps) {
  const title = titleWithName(head.title, search.titleSuffix);
  const description = head.description || search.description;
  const robots = head.isIndexed === false && <meta name="robots" content="noindex" />;
  if (robots && !head.isShared) {
    return (
      <>
        <title>{title}</title>
        {robots}
      </>
    );
  }

  const url = absoluteUrl(path);
  const socialTitle = head.socialTitle || title;
  return (
    <>
      <title>{title}</title>
      {robots}
      <meta name="description" content={shortenDescription(description)} />
      {head.keywords?.length ? <meta name="keywords" content={head.keywords.join(', ')} /> : null}
      <meta name="author" content={head.author ?? company.name} />
      <meta name="language" content="fr-CA" />
      <meta name="geo.region" content="CA-QC" />
      <meta name="geo.placename" content={company.address.city} />
      <link rel="canonical" href={url} />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={company.name}
        href={paths.openSearch}
      />
      {head.hasFeed && (
        <link rel="alternate" type="application/atom+xml" title={feedTitle(company)} href={feedPath} />
      )}
      {head.feed && (
        <link rel="alternate" type="application/rss+xml" title={head.feed.title} href={head.feed.path} />
      )}
      <meta property="og:type" content={head.type ?? 'website'} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="fr_CA" />
      <meta property="og:title" content={socialTitle} />
      <meta property="og:description" content={head.socialDescription || description} />
      <meta property="og:image" content={absoluteUrl(head.socialImage ?? socialPicturePath(path))} />
      <meta property="og:image:alt" content={head.socialAlt || socialTitle} />
      <meta property="og:url" content={url} />
      {head.publishedAt && <meta property="article:published_time" content={head.publishedAt} />}
      {head.modifiedAt && <meta property="article:modified_time" content={head.modifiedAt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
