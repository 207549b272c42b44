import { type Finding, quoted, toFinding, toFindings } from '#documents/admin/checks/finding.ts';
import { isInCapitals, isPlaceholder } from '#documents/admin/checks/words.ts';
import { toSlug } from '#features/articles/data/slug.ts';
import { type ContentPart, listParts } from '#documents/contents/contentParts.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { kindOf } from '../kinds.ts';
import { findLinkFaults, findLinkPartFaults, type SiteMap } from './links.ts';
import { findAddressFault, findHeadingFaults, findPictureFaults, findProseFaults } from './markdownFaults.ts';
import { readMarkdown } from './readMarkdown.ts';
import { weekRows } from '#site/settings/openingHours.ts';
import { codeSettings } from '#site/settings/settings.ts';
import { type Correction, findTypographyCorrections } from '#typography/corrections.ts';
import { findMarkdownCorrections } from '#typography/markdown.ts';
import { type RuleName, rules } from '#typography/rules.ts';

/** A document, by its parts. */
export type Described = Pick<EditableSection, 'key' | 'schema'>;

/** All findings in the texts of a document, in the order of `inOrder`. `site` says what stands where their links lead. */
export function findFaults(section: Described, value: unknown, site: SiteMap): Finding[] {
  const parts = listParts(section.schema, value);
  return inOrder(
    [
      ...parts.flatMap((part) => findPartFaults(part, section, value, site)),
      ...findLinkPartFaults(parts, site),
    ],
    parts,
  );
}

function findPartFaults(part: ContentPart, section: Described, value: unknown, site: SiteMap): Finding[] {
  const { kind, path, text } = part;
  const place = { field: path, range: null };
  if (kind === 'pictureAddress' && text.trim() !== '') return findAddressFault(text, place, site.origins);
  if (kind === 'richText') return findMarkdownFaults(part, section, value, site);
  if (kind !== 'line' && kind !== 'text') return [];
  const isShown = part.noted !== false;
  return [
    ...findTypographyFaults(part),
    ...toFindings(place, [
      [isShown && isInCapitals(text), 'capitals', `${quoted(text)} est en majuscules`],
      [isShown && isPlaceholder(text), 'placeholder', `${quoted(text)} semble provisoire`],
    ]),
  ];
}

/** What its page shows above a text, and the end of its address. */
type Titled = { title?: string; slug?: string };

function findMarkdownFaults(part: ContentPart, { key }: Described, value: unknown, site: SiteMap): Finding[] {
  const markdown = readMarkdown(part.path, part.text);
  const { title = '', slug = '' } = value as Titled;
  return [
    ...findHeadingFaults(markdown, title),
    ...findPictureFaults(markdown, site.origins),
    ...findLinkFaults(markdown, kindOf(key).toPath(key, toSlug({ slug, title })), site),
    ...findProseFaults(markdown),
    ...findTypographyFaults(part),
  ];
}

/** Errors first; then in the order of the form, and in it from top to bottom. */
export function inOrder(findings: readonly Finding[], parts: readonly ContentPart[]): Finding[] {
  const places = new Map(parts.map(({ path }, index) => [path, index]));
  return findings.toSorted(
    (one, other) =>
      Number(one.severity === 'advice') - Number(other.severity === 'advice') ||
      (places.get(one.field) ?? 0) - (places.get(other.field) ?? 0) ||
      (one.range?.start ?? 0) - (other.range?.start ?? 0),
  );
}

const { company, hours } = codeSettings;

/** What the site writes in a way of its own, which typography leaves alone. */
const siteSpellings = [company.name, ...weekRows(hours.week).map((row) => row.hours)];

/** What Québec's typography would change in a text, as a part of a kind has it. */
export const findCorrections = (kind: ContentPart['kind'], text: string): Correction[] =>
  (kind === 'richText' ? findMarkdownCorrections : findTypographyCorrections)(text, { keep: siteSpellings });

/** What Québec's typography would change in a part, by rule: each leads to its first place. */
function findTypographyFaults({ kind, path, text }: ContentPart): Finding[] {
  const byRule = new Map<RuleName, Correction[]>();
  for (const correction of findCorrections(kind, text))
    byRule.set(correction.rule, [...(byRule.get(correction.rule) ?? []), correction]);
  return [...byRule].map(([rule, corrections]) => {
    const [first] = corrections;
    const range = first ? { start: first.start, end: first.end } : null;
    const times = corrections.length > 1 ? `, à ${corrections.length} endroits` : '';
    const { title, reason } = rules[rule];
    const message = `Typographie : ${title.toLowerCase()}${times}`;
    return toFinding('typography', { field: path, range }, message, reason);
  });
}
