import { createTrusted } from '#data/trusted.ts';
import { type PageHeadData, socialPicturePath } from '#site/pageHead.ts';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { exceptionsSchema, weekSchema } from '#site/settings/openingHours.ts';
import { internationalPhone } from '#site/settings/phone.ts';
import type { Settings } from '#site/settings/settings.ts';
import { absoluteUrl, siteUrl } from '#data/siteUrl.ts';

/** The company as schema.org has it; empty facts are left out. */
const describeOrganization = ({ company, hours, socials, search, today }: Settings) => ({
  '@context': 'https://schema.org',
  '@type': 'ProfessionalService',
  '@id': `${siteUrl}/#organisation`,
  name: company.name,
  slogan: company.tagline,
  description: search.description,
  url: siteUrl,
  image: absoluteUrl(socialPicturePath('/')),
  telephone: internationalPhone(company.phone),
  email: company.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.city,
    addressRegion: company.address.region,
    postalCode: company.address.postalCode,
    addressCountry: countryCode,
  },
  openingHours: weekSchema(hours.week),
  specialOpeningHoursSpecification: exceptionsSchema(hours, today),
  legalName: company.legalName || undefined,
  areaServed: company.areaServed || undefined,
  sameAs: listAccounts(socials),
});

/** Whatever the country is called. */
const countryCode = 'CA';

function listAccounts({ accounts }: Settings['socials']) {
  const addresses = withoutHidden(accounts).map(({ address }) => address);
  return addresses.length > 0 ? addresses : undefined;
}

/** The page's schema.org objects as JSON, the organisation first; `<` is escaped so that no text closes the element. */
export const formatStructuredData = ({ structuredData: own = [] }: PageHeadData, settings: Settings) =>
  JSON.stringify([describeOrganization(settings), ...own]).replaceAll('<', String.raw`\u003c`);

/** For JSON that this module made. */
const trusted = createTrusted('structured-data', 'createScript');

/**
 * Makes the element hold the data of the page on screen (`formatStructuredData`), after a navigation or where no page was prerendered. By hand, since React
 * makes script elements in a way that Trusted Types refuse.
 */
export function showStructuredData(json: string) {
  const shown = document.querySelector<HTMLScriptElement>('script[type="application/ld+json"]');
  if (shown?.text === json) return;
  const script = shown ?? document.createElement('script');
  script.type = 'application/ld+json';
  script.text = trusted(json);
  document.head.append(script);
}
