import { isCounted, squeeze } from '#data/previews/noteWords.ts';
import type { Prose } from '#typography/prose.ts';

/** A field's text, and its prose: what visitors read of it, and where each stretch of that comes from. */
export type ReadText = { text: string; proses: readonly Prose[]; isMarkdown: boolean };

const BETWEEN = '\n\n';

const isSame = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && (one === other || (one.trim() === '' && other.trim() === ''));

/**
 * A text with the proposed words in the place of the noted ones: only what differs between the two is replaced, so that marks around
 * it stay. Null where the words aren't in the text, or where what differs can't be told from the marks within it.
 */
export function putProposal(
  { text, proses, isMarkdown }: ReadText,
  words: string,
  proposal: string,
): string | null {
  const prose = proses.map((one) => one.text).join(BETWEEN);
  const found = findWords(prose, words, proposal);
  if (!found) return null;
  const { range, wanted } = found;
  const present = prose.slice(range.start, range.end);
  const shorter = Math.min(present.length, wanted.length);
  let before = 0;
  while (before < shorter && isSame(present[before], wanted[before])) before += 1;
  let after = 0;
  while (after < shorter - before && isSame(present.at(-1 - after), wanted.at(-1 - after))) after += 1;
  const typed = wanted.slice(before, wanted.length - after);
  const source = findSource(proses, { start: range.start + before, end: range.end - after });
  if (!source) return null;
  return text.slice(0, source.start) + (isMarkdown ? escapeMarks(typed) : typed) + text.slice(source.end);
}

type Range = { start: number; end: number };

/** Where some words stand in prose, by their letters and figures, and the words for that place. */
function findWords(prose: string, words: string, proposal: string): { range: Range; wanted: string } | null {
  const places: number[] = [];
  for (let at = 0; at < prose.length; at += 1) if (isCounted(prose.charAt(at))) places.push(at);
  const squeezed = squeeze(words);
  const start = squeezed === '' ? -1 : squeeze(prose).indexOf(squeezed);
  const [first, last] = [places[start], places[start + squeezed.length - 1]];
  if (first === undefined || last === undefined) return null;

  // The signs around the first and the last letter, where the text has them too; else they are left to the text.
  const counted = words.split('').map(isCounted);
  const lead = words.slice(0, counted.indexOf(true));
  const trail = words.slice(counted.lastIndexOf(true) + 1);
  const isLed = isEqual(prose.slice(first - lead.length, first), lead);
  const isTrailed = isEqual(prose.slice(last + 1, last + 1 + trail.length), trail);
  if (!isLed && !proposal.startsWith(lead)) return null;
  if (!isTrailed && !proposal.endsWith(trail)) return null;
  return {
    range: {
      start: isLed ? first - lead.length : first,
      end: isTrailed ? last + 1 + trail.length : last + 1,
    },
    wanted: proposal.slice(isLed ? 0 : lead.length, isTrailed ? undefined : proposal.length - trail.length),
  };
}

const isEqual = (one: string, other: string) =>
  one.length === other.length && one.split('').every((unit, at) => isSame(unit, other[at]));

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
