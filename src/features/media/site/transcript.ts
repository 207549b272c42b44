import type { Cue } from '#features/media/data/captions/captions.ts';

/** A passage with its place among all of them. */
export type Passage = Cue & { index: number };

/** Passages that are read as one paragraph. */
export interface Paragraph {
  start: number;
  speaker: string | undefined;
  passages: Passage[];
}

/** Letters after which the end of a sentence ends the paragraph too. */
const LONG = 400;

/** Joins the short passages of captions into paragraphs: one for each turn of a speaker, and no longer than one reads. */
export function toParagraphs(cues: readonly Cue[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let length = 0;
  cues.forEach((cue, index) => {
    const last = paragraphs.at(-1);
    const isEnded = length > LONG && /[.!?…»]$/.test(cues[index - 1]?.text ?? '');
    if (last && cue.speaker === last.speaker && !isEnded) {
      last.passages.push({ ...cue, index });
      length += cue.text.length;
      return;
    }
    paragraphs.push({ start: cue.start, speaker: cue.speaker, passages: [{ ...cue, index }] });
    length = cue.text.length;
  });
  return paragraphs;
}

/** The last of these that has begun at a time in seconds; undefined before the first. */
export function findCurrent(starts: readonly { start: number }[], time: number): number | undefined {
  const after = starts.findIndex(({ start }) => start > time);
  const index = (after === -1 ? starts.length : after) - 1;
  return index < 0 ? undefined : index;
}
