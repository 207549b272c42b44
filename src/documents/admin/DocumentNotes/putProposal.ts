import { findCommonEnds } from '#richText/commonEnds.ts';
import type { Prose } from '#typography/findProse.ts';

/** A field's text, and what visitors read of it, block by block, with where each stretch of that comes from. */
export type ReadText = { text: string; proses: readonly Prose[]; isMarkdown: boolean };

type Range = { start: number; end: number };

const BETWEEN = '\n\n';

/** What visitors read of a field. */
export const joinProses = (proses: readonly Prose[]) => proses.map(({ text }) => text).join(BETWEEN);

const isSame = (one: string, other: string) => one === other || (one.trim() === '' && other.trim() === '');

/**
 * A text with the proposed words in the place of those at a range of what is read of it: only what differs between the two is
 * replaced, so that marks around it stay. Null where what differs can't be told from the marks within it.
 */
export function putProposal(
  { text, proses, isMarkdown }: ReadText,
  range: Range,
  proposal: string,
): string | null {
  const present = joinProses(proses).slice(range.start, range.end);
  const { start, end } = findCommonEnds(present, proposal, isSame);
  const typed = proposal.slice(start, proposal.length - end);
  const source = findSource(proses, { start: range.start + start, end: range.end - end });
  if (!source) return null;
  return text.slice(0, source.start) + (isMarkdown ? escapeMarks(typed) : typed) + text.slice(source.end);
}

/** Where a range of joined proses stands in their source; null where it isn't one stretch of one of them. */
function findSource(proses: readonly Prose[], { start, end }: Range): Range | null {
  let offset = 0;
  for (const prose of proses) {
    const { length } = prose.text;
    if (start >= offset && end <= offset + length)
      return prose.getSource({ start: start - offset, end: end - offset });
    offset += length + BETWEEN.length;
  }
  return null;
}

/** Words that stay words in Markdown. */
const escapeMarks = (words: string) =>
  words
    .replaceAll(/[\\`*[\]<~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\$&`)
    .replaceAll(/\n([-+#>])(?=[\s#])/g, '\n\\$1')
    .replaceAll(/\n(\d{1,9})([.)])(?=\s)/g, '\n$1\\$2');
