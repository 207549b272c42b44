import { expect, it } from 'vitest';
import { toPhrases } from './toPhrases.ts';

const cues = [
  { start: 3, end: 8, text: 'Bienvenue à La Relève. Nos voix sont de synthèse, mais la question est vraie.' },
  { start: 8, end: 11, text: 'Comment recruter,\nquand personne ne postule\u00A0?' },
  { start: 30, end: 32, text: 'Plus loin.' },
];

const read = (from: number, to: number) =>
  toPhrases(cues, { from, to }).map(({ words }) => words.map(({ text }) => text).join(' '));

it('says in short lines what is said from one second to another', () => {
  expect(read(0, 20)).toEqual([
    'Bienvenue à La Relève.',
    'Nos voix sont de synthèse,',
    'mais la question est vraie.',
    'Comment recruter,',
    'quand personne ne postule\u00A0?',
  ]);
  expect(read(8, 9)).toEqual(['Comment recruter,']);
  expect(read(12, 20)).toEqual([]);
});

it('says each word when its letters come', () => {
  const [first, second] = toPhrases(cues, { from: 0, to: 8 });
  expect(first?.start).toBe(3);
  expect(first?.words[1]).toEqual({ start: 3 + (5 * 10) / 77, text: 'à' });
  expect(second?.start).toBe(second?.words[0]?.start);
});
