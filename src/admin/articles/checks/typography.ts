import { type Correction, findTypographyCorrections } from '#typography/corrections.ts';
import { findMarkdownCorrections } from '#typography/markdown.ts';
import { type RuleName, rules } from '#typography/rules.ts';
import { siteSpellings } from '#admin/checks/siteSpellings.ts';
import { type CheckedText, type Finding, toFinding } from './finding.ts';

const readers = {
  title: findTypographyCorrections,
  excerpt: findTypographyCorrections,
  content: findMarkdownCorrections,
  meta_title: findTypographyCorrections,
  meta_description: findTypographyCorrections,
} as const;

/** What Québec's typography would change, by field and rule: each leads to its first place. */
export function findTypographyFaults(text: CheckedText): Finding[] {
  return (Object.keys(readers) as (keyof typeof readers)[]).flatMap((field) => {
    const byRule = new Map<RuleName, Correction[]>();
    for (const correction of readers[field](text[field], { keep: siteSpellings })) {
      const found = byRule.get(correction.rule);
      if (found) found.push(correction);
      else byRule.set(correction.rule, [correction]);
    }
    return [...byRule].map(([rule, corrections]) => {
      const [first] = corrections;
      const range = first ? { start: first.start, end: first.end } : null;
      const { title, reason } = rules[rule];
      const times = corrections.length > 1 ? `, à ${corrections.length} endroits` : '';
      return toFinding(
        'typography',
        { field, range },
        `Typographie : ${title.toLowerCase()}${times}`,
        reason,
      );
    });
  });
}
