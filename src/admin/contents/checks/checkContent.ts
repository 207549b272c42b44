import { readAddress } from '#admin/checks/addresses.ts';
import { type Checked, type Finding, toFinding, type Place, quoted } from '#admin/checks/finding.ts';
import { isInCapitals, isPlaceholder, isVague } from '#admin/checks/words.ts';
import { siteSpellings } from '#admin/checks/siteSpellings.ts';
import { unlessAborted } from '#admin/checks/unlessAborted.ts';
import { layMedia } from '#data/media/contentMedia.ts';
import { type ContentPart, listParts } from '#site/contents/contentParts.ts';
import type { EditableSection } from '#site/contents/section.ts';
import { type Facts, fillFacts } from '#site/settings/facts.ts';
import { type Correction, findTypographyCorrections } from '#typography/corrections.ts';
import { type RuleName, rules } from '#typography/rules.ts';
import { checkAddressed } from './checkAddressed.ts';
import { findMediaFaults } from './mediaFaults.ts';
import type { ContentSite } from './contentSite.ts';
import type { Desk } from './desk.ts';

/** What came of checking a content; `value` is what was checked. */
export type CheckedValue = Checked & { value: unknown };

/** A content as the form holds it, valid by its schema. */
type Subject = { section: EditableSection; value: unknown; facts: Facts; desk: Desk };

/**
 * Checks a content (product 15.11): its texts, where its links lead, and the page that shows it. Never rejects: what fails, or
 * isn't done when `signal` is aborted, is named as missed. Without a site, there are no pages to look at.
 */
export async function checkContent(
  { section, value, facts, desk }: Subject,
  loadSite: (() => Promise<ContentSite>) | null,
  signal: AbortSignal,
): Promise<CheckedValue> {
  const inTime = <Value>(work: Promise<Value>) => unlessAborted(work, signal).catch(() => null);
  const parts = listParts(section.schema, value);
  const texts = parts.map(({ path, text }) => ({ path, text: fillFacts(text, facts) }));
  const site = loadSite && (await inTime(loadSite()));
  const media = await inTime(desk.fetchMedia(value));
  const laid = layMedia(value, media ?? {});
  const [links, addressed, faults] = await Promise.all([
    inTime(findLinkFaults(parts, site)),
    inTime(checkAddressed(section.key, laid, desk)),
    site ? inTime(site.inspectContent({ key: section.key, value: laid, texts }, signal)) : null,
  ]);
  const onPage = (faults ?? []).map(({ rule, field, message }) =>
    toFinding(rule, { field, range: null }, message),
  );
  return {
    value,
    findings: inOrder(
      [
        ...parts.flatMap(findTextFaults),
        ...findMediaFaults(value, media),
        ...(links ?? []),
        ...(addressed ?? []),
        ...onPage,
      ],
      parts,
    ),
    missed: [
      ...(links ? [] : ['links' as const]),
      ...(addressed && media ? [] : ['desk' as const]),
      ...(loadSite && !faults ? ['page' as const] : []),
    ],
  };
}

/** Errors first; then in the order of the form. */
function inOrder(findings: readonly Finding[], parts: readonly ContentPart[]): Finding[] {
  const places = new Map(parts.map(({ path }, index) => [path, index]));
  return findings.toSorted(
    (one, other) =>
      Number(one.severity === 'advice') - Number(other.severity === 'advice') ||
      (places.get(one.field) ?? 0) - (places.get(other.field) ?? 0) ||
      (one.range?.start ?? 0) - (other.range?.start ?? 0),
  );
}

const whole = (field: string): Place => ({ field, range: null });

/** What the words of a text tell by themselves. */
function findTextFaults({ kind, path, text }: ContentPart): Finding[] {
  if (kind !== 'line' && kind !== 'text') return [];
  const found: Finding[] = [];
  if (isInCapitals(text)) found.push(toFinding('capitals', whole(path), `${quoted(text)} est en majuscules`));
  if (isPlaceholder(text))
    found.push(toFinding('placeholder', whole(path), `${quoted(text)} semble provisoire`));
  return [...found, ...findTypographyFaults(path, text)];
}

/** By rule, each leads to its first place. */
function findTypographyFaults(field: string, text: string): Finding[] {
  const byRule = new Map<RuleName, Correction[]>();
  for (const correction of findTypographyCorrections(text, { keep: siteSpellings })) {
    byRule.set(correction.rule, [...(byRule.get(correction.rule) ?? []), correction]);
  }
  return [...byRule].map(([rule, corrections]) => {
    const [first] = corrections;
    const range = first ? { start: first.start, end: first.end } : null;
    const times = corrections.length > 1 ? `, à ${corrections.length} endroits` : '';
    const { title, reason } = rules[rule];
    return toFinding('typography', { field, range }, `Typographie : ${title.toLowerCase()}${times}`, reason);
  });
}

/** What links say, and where they lead. */
async function findLinkFaults(parts: readonly ContentPart[], site: ContentSite | null): Promise<Finding[]> {
  const origins = [...(site?.origins ?? []), location.origin];
  const links = parts.filter(({ kind }) => kind === 'link');
  const found = await Promise.all(
    links.map(async ({ path, text: address }): Promise<Finding[]> => {
      // Facts stand in for parts of it.
      if (address === '' || address.includes('{') || /^tel:/i.test(address)) return [];
      const label = parts.find((part) => part.path === path.replace(/[^.]*$/, 'label'));
      const vague =
        label && isVague(label.text)
          ? [toFinding('vagueLink', whole(label.path), `Le lien ${quoted(label.text)} ne dit pas où il mène`)]
          : [];
      const dead = (await isDead(address, origins, site))
        ? [toFinding('deadLink', whole(path), `Le lien vers ${quoted(address)} ne mène nulle part`)]
        : [];
      return [...vague, ...dead];
    }),
  );
  return found.flat();
}

async function isDead(address: string, origins: readonly string[], site: ContentSite | null) {
  const read = readAddress(address, origins);
  if (read.kind === 'broken') return true;
  return read.kind === 'own' && site !== null && !(await site.hasPage(read.path));
}
