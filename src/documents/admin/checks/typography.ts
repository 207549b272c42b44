import { type Finding, toFinding } from '#documents/admin/checks/finding.ts';
import { siteSpellings } from '#documents/admin/checks/siteSpellings.ts';
import type { ContentPart } from '#documents/contents/contentParts.ts';
import { type Correction, findTypographyCorrections } from '#typography/corrections.ts';
import { findMarkdownCorrections } from '#typography/markdown.ts';
import { type RuleName, rules } from '#typography/rules.ts';

/** What Québec's typography would change in a part. */
const findCorrections = (kind: ContentPart['kind'], text: string): Correction[] =>
  (kind === 'richText' ? findMarkdownCorrections : findTypographyCorrections)(text, { keep: siteSpellings });

/** What Québec's typography would change in a part, by rule: each leads to its first place. */
export function findTypographyFaults({ kind, path, text }: ContentPart): Finding[] {
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
