import { absoluteUrl } from '#data/siteUrl.ts';

/** Where a page stands in the site, as schema.org has it: the pages above it and itself, from the top. */
export const describeBreadcrumb = (steps: readonly { name: string; path: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
});
