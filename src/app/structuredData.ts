import { company } from '#data/company.ts';
import { createTrusted } from '#data/trusted.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { socialPicturePath } from './head.ts';
import { absoluteUrl, siteUrl } from '#data/siteUrl.ts';

const organization = {
  '@context': 'https://schema.org',
  '@type': 'ProfessionalService',
  '@id': `${siteUrl}/#organisation`,
  name: company.name,
  slogan: company.tagline,
  description: company.description,
  url: siteUrl,
  image: absoluteUrl(socialPicturePath('/')),
  telephone: company.phoneInternational,
  email: company.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.city,
    addressRegion: company.address.region,
    postalCode: company.address.postalCode,
    addressCountry: company.address.countryCode,
  },
  openingHours: company.openingHours.flatMap(({ schema }) => schema ?? []),
};

/** The page's schema.org objects as JSON, the organisation first; `<` is escaped so that no text closes the element. */
export const structuredDataOf = ({ structuredData: own = [] }: PageHeadData) =>
  JSON.stringify([organization, ...own]).replaceAll('<', String.raw`\u003c`);

/** For JSON that this module made. */
const trusted = createTrusted('structured-data', 'createScript');

/**
 * Makes the element fit the page on screen, after a navigation or where no page was prerendered. By hand, since React
 * makes script elements in a way that Trusted Types refuse.
 */
export function showStructuredData(head: PageHeadData) {
  const json = structuredDataOf(head);
  const shown = document.querySelector<HTMLScriptElement>('script[type="application/ld+json"]');
  if (shown?.text === json) return;
  const script = shown ?? document.createElement('script');
  script.type = 'application/ld+json';
  script.text = trusted(json);
  document.head.append(script);
}
