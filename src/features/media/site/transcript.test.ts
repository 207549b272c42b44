import { expect, it } from 'vitest';
import { findCurrent, toParagraphs } from './transcript.ts';
import { waveformLevels } from './SoundWave.tsx';

const cue = (start: number, text: string, speaker?: string) => ({
  start,
  end: start + 1,
  text,
  ...(speaker && { speaker }),
});

it('makes a paragraph of each turn of a speaker', () => {
  const paragraphs = toParagraphs([
    cue(0, 'Un', 'Ève'),
    cue(1, 'deux', 'Ève'),
    cue(2, 'Trois', 'Léo'),
    cue(3, 'Quatre'),
  ]);
  expect(
    paragraphs.map(({ start, speaker, passages }) => [start, speaker, passages.map(({ index }) => index)]),
  ).toEqual([
    [0, 'Ève', [0, 1]],
    [2, 'Léo', [2]],
    [3, undefined, [3]],
  ]);
  expect(toParagraphs([])).toEqual([]);
});

it('ends a long paragraph with a sentence', () => {
  const cues = Array.from({ length: 40 }, (_, index) =>
    cue(index, `Vingt lettres, ou peu${index % 3 === 2 ? '.' : ','}`),
  );
  const paragraphs = toParagraphs(cues);
  expect(paragraphs.map(({ passages }) => passages.length)).toEqual([21, 19]);
});

it('finds what is spoken', () => {
  const starts = [{ start: 1 }, { start: 4 }];
  expect([0, 1, 3.9, 4, 60].map((time) => findCurrent(starts, time))).toEqual([undefined, 0, 0, 1, 1]);
  expect(findCurrent([], 3)).toBeUndefined();
});

it('reads the levels of a waveform, the loudest part of each bar', () => {
  expect(waveformLevels('0z0z', 2)).toEqual([1, 1]);
  expect(waveformLevels('00zi', 2)).toEqual([0.06, 1]);
  expect(waveformLevels('zz', 96)).toEqual([1, 1]);
  expect(waveformLevels('', 96)).toEqual([]);
  expect(waveformLevels('0123456789'.repeat(20), 96)).toHaveLength(96);
});
