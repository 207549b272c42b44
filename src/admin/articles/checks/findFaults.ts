import { toSlug } from '#data/articles/slug.ts';
import { findFieldFaults } from './fields.ts';
import type { CheckedText, Finding } from './finding.ts';
import { findHeadingFaults } from './headings.ts';
import { findLinkFaults, type SiteMap } from './links.ts';
import { findPictureFaults } from './pictures.ts';
import { findProseFaults } from './prose.ts';
import { readMarkdown } from './readMarkdown.ts';
import { findTypographyFaults } from './typography.ts';

/** All that can be found in an article's texts, in the order of `inOrder`. */
export function findFaults(text: CheckedText, site: SiteMap): Finding[] {
  const content = readMarkdown(text.content);
  return inOrder([
    ...findFieldFaults(text, site.origins),
    ...findHeadingFaults(content, text.title),
    ...findPictureFaults(content, site.origins),
    ...findLinkFaults(content, toSlug(text), site),
    ...findProseFaults(content),
    ...findTypographyFaults(text),
  ]);
}

/** In the order of the form. */
const fields = [
  'title',
  'excerpt',
  'content',
  'featured_image_url',
  'meta_title',
  'meta_description',
  'og_image_url',
] as const satisfies Finding['field'][];

/** Errors first; then in the order of the form, and in it from top to bottom. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted(
    (one, other) =>
      Number(one.severity === 'advice') - Number(other.severity === 'advice') ||
      fields.indexOf(one.field) - fields.indexOf(other.field) ||
      (one.range?.start ?? 0) - (other.range?.start ?? 0),
  );
