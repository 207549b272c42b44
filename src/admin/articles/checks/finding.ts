import type { ArticleInput } from '#data/articles/article.schema.ts';
import type { Finding as AnyFinding, Place as AnyPlace } from '#admin/checks/finding.ts';

export { toFinding, quoted, type Range } from '#admin/checks/finding.ts';

/** The texts of an article that visitors, search engines and social networks get to see. */
export type CheckedText = Pick<
  ArticleInput,
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'content'
  | 'featured_image_url'
  | 'featured_image_alt'
  | 'meta_title'
  | 'meta_description'
  | 'og_image_url'
>;

export type CheckedField = Exclude<keyof CheckedText, 'slug' | 'featured_image_alt'>;

/** Where something is in an article. */
export type Place = AnyPlace<CheckedField>;

/** Something that a check has found in an article. */
export type Finding = AnyFinding<CheckedField>;
