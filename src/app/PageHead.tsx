import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { company } from '#data/company.ts';
import { headOf, socialPicturePath } from './head.ts';
import { absoluteUrl } from '#site/siteUrl.ts';
import { showStructuredData } from './structuredData.ts';

/**
 * Title, meta and canonical link of the page on screen (product 1.2). React moves the tags into `<head>`,
 * at build time and on every navigation.
 */
export function PageHead() {
  const { pathname } = useLocation();
  const head = headOf(useMatches());
  useEffect(() => {
    if (head) showStructuredData(head);
  }, [head]);
  if (!head) return null;

  const title = head.title.includes(company.name) ? head.title : `${head.title} | ${company.name}`;
  if (head.isIndexed === false) {
    return (
      <>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }

  const path = pathname.replace(/(?<=.)\/+$/, '');
  const url = absoluteUrl(path);
  const socialTitle = head.socialTitle ?? title;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={head.description} />
      {head.keywords && <meta name="keywords" content={head.keywords.join(', ')} />}
      <meta name="author" content={head.author ?? company.name} />
      <meta name="language" content="fr-CA" />
      <meta name="geo.region" content="CA-QC" />
      <meta name="geo.placename" content={company.address.city} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content={head.type ?? 'website'} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="fr_CA" />
      <meta property="og:title" content={socialTitle} />
      <meta property="og:description" content={head.description} />
      <meta property="og:image" content={absoluteUrl(head.socialImage ?? socialPicturePath(path))} />
      <meta property="og:image:alt" content={socialTitle} />
      <meta property="og:url" content={url} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
