import type { Cue } from '#features/media/data/captions/captions.ts';

/** Words that are shown together, on one line: each with the second at which it is said. */
export type Phrase = { start: number; words: { start: number; text: string }[] };

/** The most letters of a phrase: they stand on one line of a telephone. */
const LONGEST = 34;

/**
 * What is said from one second of a sound to another, in phrases. Captions tell when a passage begins and ends: within it, words
 * take as long as they have letters.
 */
export function toPhrases(cues: readonly Cue[], { from, to }: { from: number; to: number }): Phrase[] {
  return cues.flatMap((cue) => splitCue(cue).filter(({ start }) => start >= from && start < to));
}

/** Where a speaker draws breath, a phrase ends that isn't too short. */
const breath = /[.,;:!?…»]$/;
const SHORTEST = 10;

function splitCue({ start, end, text }: Cue): Phrase[] {
  const words = text.split(/[ \n]+/).filter(Boolean);
  const letters = words.join(' ').length;
  const phrases: Phrase[] = [];
  let said = 0;
  let line = '';
  for (const word of words) {
    const isNew =
      line === '' ||
      line.length + word.length > LONGEST ||
      (line.length > SHORTEST && breath.test(line.trim()));
    const at = start + ((end - start) * said) / letters;
    if (isNew) phrases.push({ start: at, words: [] });
    phrases.at(-1)?.words.push({ start: at, text: word });
    line = `${isNew ? '' : line}${word} `;
    said += word.length + 1;
  }
  return phrases;
}
