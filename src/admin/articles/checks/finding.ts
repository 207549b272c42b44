import type { ArticleInput } from '#data/articles/article.schema.ts';
import { type CheckRuleName, checkRules, type Severity } from './rules.ts';

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

/** A stretch of a field, in UTF-16 code units of what the field holds. */
export type Range = { start: number; end: number };

/** Where something is: a field, and a stretch of it where one can be named. */
export type Place = { field: CheckedField; range: Range | null };

/** Something that a check has found, and its place. */
export type Finding = Place & {
  rule: CheckRuleName;
  severity: Severity;
  /** What it is, in French. */
  message: string;
  /** Why it counts, and what to do about it, in French. */
  reason: string;
};

/** A finding of a rule. `reason` says more than the rule does, where more is known. */
export const findingOf = (
  rule: CheckRuleName,
  { field, range }: Place,
  message: string,
  reason: string = checkRules[rule].reason,
): Finding => ({ rule, severity: checkRules[rule].severity, field, range, message, reason });

/** Characters of a text that a message repeats. */
const QUOTED = 60;

/** A text in quotation marks, cut where it is long. */
export function quoted(text: string) {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `«\u00A0${line.length > QUOTED ? `${line.slice(0, QUOTED).trimEnd()}…` : line}\u00A0»`;
}
