import type { Edit } from './rule.ts';
import { type RuleName, rules } from './rules.ts';

/** A change that a rule asks for. The offsets are those of the text that was searched. */
export type Correction = Edit & { rule: RuleName };

export type TypographyOptions = {
  /** Names and phrases that stay as they are written, wherever they stand. */
  keep?: readonly string[];
};

/** Addresses of pages and of people, and paths: typed bare, they are no prose. */
const addresses =
  /(?<![\w.+-])(?:(?:[a-z][a-z\d+.-]*:\/\/|www\.|mailto:)[^\s<>«»“”"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/[^\s<>«»“”"]*)/giu;

/** For each character of a text, 1 where it is spoken for: by an address, by a name to keep. */
function markStored(text: string, keep: readonly string[]): Uint8Array {
  const marks = new Uint8Array(text.length);
  for (const { 0: found, index } of text.matchAll(addresses)) marks.fill(1, index, index + found.length);
  for (const name of keep) {
    if (!name) continue;
    for (let start = text.indexOf(name); start >= 0; start = text.indexOf(name, start + 1)) {
      marks.fill(1, start, start + name.length);
    }
  }
  return marks;
}

/**
 * What Québec's typography would change in a plain text, in its order (product: Québec’s typography). Applying all of it once leaves
 * nothing to find; each can also be applied alone. Addresses, and the names to keep, are left alone.
 */
export function findTypographyCorrections(text: string, { keep = [] }: TypographyOptions = {}): Correction[] {
  const taken = markStored(text, keep);
  const found: Correction[] = [];
  for (const [rule, { find }] of Object.entries(rules) as [RuleName, (typeof rules)[RuleName]][]) {
    for (const edit of find(text)) {
      if (taken.subarray(edit.start, edit.end).includes(1)) continue;
      taken.fill(1, edit.start, edit.end);
      found.push({ ...edit, rule });
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

/** The text with corrections of it, which don't overlap, in any order. */
export function applyCorrections(text: string, corrections: readonly Edit[]): string {
  let result = '';
  let end = 0;
  for (const edit of corrections.toSorted((one, other) => one.start - other.start)) {
    result += text.slice(end, edit.start) + edit.replacement;
    end = edit.end;
  }
  return result + text.slice(end);
}
