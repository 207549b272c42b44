import { diffArrays } from 'diff';

type Kind = 'same' | 'removed' | 'added';

/** A passage that two texts share, or that one of them has alone; `start` is its place among the others. */
export type Passage = { kind: Kind; text: string; start: number };

// The time grows with the square of what differs: looking further would hold up the page, and tell nothing.
/** How many lines may differ before all count as rewritten. */
const MOST_LINES = 1000;
/** How many words of a passage may differ: a third of what both have, when that is more than the least and less than the most. */
const WORDS = { least: 20, most: 300 };

const toLines = (text: string) => text.split(/(?<=\n)/);
const splitWords = (text: string) => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/**
 * What has to be taken out of a text and put in to make another of it, word by word, in the order of reading. Lines
 * come first, then the words of those that differ, so that the time grows with what differs rather than with the texts.
 */
export function wordDifference(before: string, after: string): Passage[] {
  return joined(compared(toLines(before), toLines(after), MOST_LINES).flatMap(byLine).flatMap(rewritten));
}

/** What differs between two lists: passages of which one was replaced by the other stand in one entry. */
type Change = { same: string } | { removed: string; added: string };

function compared(before: string[], after: string[], most: number): Change[] {
  const parts = diffArrays(before, after, { maxEditLength: most });
  if (!parts) return [{ removed: before.join(''), added: after.join('') }];
  const changes: Change[] = [];
  for (const { value, removed, added } of parts) {
    const text = value.join('');
    const last = changes.at(-1);
    if (!removed && !added) changes.push({ same: text });
    else if (last && 'removed' in last) last[removed ? 'removed' : 'added'] += text;
    else changes.push({ removed: removed ? text : '', added: added ? text : '' });
  }
  return changes;
}

/** Where both have the same number of lines, each is compared with the one in its place. */
function byLine(change: Change): Change[] {
  if ('same' in change) return [change];
  const [before, after] = [toLines(change.removed), toLines(change.added)];
  if (before.length !== after.length) return [change];
  return before.map((removed, index) => ({ removed, added: after[index] ?? '' }));
}

function rewritten(change: Change): Omit<Passage, 'start'>[] {
  if ('same' in change) return [{ kind: 'same', text: change.same }];
  const [before, after] = [splitWords(change.removed), splitWords(change.added)];
  const third = (before.length + after.length) / 3;
  const words = compared(before, after, Math.max(WORDS.least, Math.min(WORDS.most, third)));
  // A space or a comma that stayed between two changed words counts as changed too: one passage reads better than two.
  const readable: Change[] = [];
  for (const [index, word] of words.entries()) {
    const last = readable.at(-1);
    const isBetween = index > 0 && index < words.length - 1;
    if ('same' in word && isBetween && last && 'removed' in last && !/[\p{L}\p{N}]/u.test(word.same)) {
      last.removed += word.same;
      last.added += word.same;
    } else if ('removed' in word && last && 'removed' in last) {
      last.removed += word.removed;
      last.added += word.added;
    } else readable.push({ ...word });
  }
  return readable.flatMap((word): Omit<Passage, 'start'>[] =>
    'same' in word
      ? [{ kind: 'same', text: word.same }]
      : [
          { kind: 'removed', text: word.removed },
          { kind: 'added', text: word.added },
        ],
  );
}

/** Without empty passages, and with neighbours of one kind as one. */
function joined(passages: Omit<Passage, 'start'>[]): Passage[] {
  const result: Passage[] = [];
  let start = 0;
  for (const { kind, text } of passages) {
    const last = result.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) result.push({ kind, text, start });
    start += text.length;
  }
  return result;
}
