import type { Correction } from '#typography/corrections.ts';
import { NARROW, NO_BREAK } from '#typography/rule.ts';

/** A correction and the part of the document that it is for. */
export type FieldCorrection = Correction & { field: string };

/** Characters of the text around a correction that are shown with it. */
const AROUND = 32;

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

/** What stands before and after a correction, cut between words. */
export function findContext(text: string, { start, end }: Correction) {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  return {
    before: start > AROUND ? `…${oneLine(before.replace(/^[^\s\u00a0]+(?=\s)/, ''))}` : oneLine(before),
    typed: text.slice(start, end),
    after:
      end + AROUND < text.length ? `${oneLine(after.replace(/(?<=\s)[^\s\u00a0]+$/, ''))}…` : oneLine(after),
  };
}

/** The word that a correction is in: it names its buttons. */
export function findWord(text: string, { start, end }: Correction) {
  const head = /\S*$/.exec(text.slice(Math.max(0, start - AROUND), start))?.[0] ?? '';
  const tail = /^\S*/.exec(text.slice(end, end + AROUND))?.[0] ?? '';
  return oneLine(head + text.slice(start, end) + tail).trim();
}

const names = new Map([
  [' ', 'espace'],
  [NO_BREAK, 'espace insécable'],
  [NARROW, 'espace fine insécable'],
  ['-', 'trait d’union'],
  ['–', 'tiret'],
  ["'", 'apostrophe droite'],
  ['’', 'apostrophe courbe'],
]);

/** A text as it is read out to those who don't see that its blanks differ: « espace insécable, % ». */
export const spelled = (text: string) =>
  text
    .split(/([ \u00a0\u202f'’–-])/)
    .filter(Boolean)
    .map((part) => names.get(part) ?? part)
    .join(', ') || 'rien';
