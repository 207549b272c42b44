import { splitSentences } from '#data/text.ts';

/** Letters that a result shows of a paragraph. */
const longest = 260;

/**
 * Of a paragraph with marked words (what stands between them, and each of them, in turn) the sentence of the first one, and those after it
 * that fit beside it.
 */
export function cutSentences(parts: readonly string[]): readonly string[] {
  const text = parts.join('');
  if (text.length <= longest) return parts;
  const mark = parts.length > 1 ? (parts[0]?.length ?? 0) : 0;
  const sentences = splitSentences(text);
  const start = sentences.findLast(({ index }) => index <= mark)?.index ?? 0;
  const ends = sentences.map(({ index, segment }) => index + segment.length).filter((end) => end > start);
  const end = ends.findLast((one) => one - start <= longest) ?? Math.min(ends[0] ?? 0, start + 2 * longest);
  let offset = 0;
  const cut = parts.map((part) => {
    const from = offset;
    offset += part.length;
    return part.slice(Math.max(0, start - from), Math.max(0, end - from));
  });
  // Marked words before and after are gone, but each keeps its place among the others.
  const last = cut.findLastIndex(Boolean);
  return [...cut.slice(0, last), (cut[last] ?? '').trimEnd(), ...(last % 2 === 1 ? [''] : [])];
}

/** A sentence on one line: what stands before the first marked word is cut, or the word might not be seen. */
export function startNear([before = '', ...others]: readonly string[]): readonly string[] {
  const most = 24;
  if (others.length === 0 || before.length <= most) return [before, ...others];
  return [`… ${before.slice(-most).replace(/^\S*\s+/, '')}`, ...others];
}
