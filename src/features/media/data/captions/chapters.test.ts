import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatSpokenTime, formatTime, formatTimestamp } from './captionTimes.ts';
import { parseChapters } from './chapters.ts';

const breakable = (text: string) => text.replaceAll('\u00A0', ' ');

it('reads chapters', () => {
  expect(parseChapters('00:00 Ouverture\n\n 2:30 – L’entrevue\r\n1:02:05 12 questions\n', 4000)).toEqual({
    chapters: [
      { start: 0, title: 'Ouverture' },
      { start: 150, title: 'L’entrevue' },
      { start: 3725, title: '12 questions' },
    ],
    problems: [],
  });
  expect(parseChapters('')).toEqual({ chapters: [], problems: [] });
});

it.each([
  ['Ouverture', 'Ligne 1 : écrivez le moment, puis le titre : « 02:30 L’entrevue ».'],
  ['00:61 Ouverture', 'Ligne 1 : écrivez le moment, puis le titre : « 02:30 L’entrevue ».'],
  ['00:00Ouverture', 'Ligne 1 : écrivez le moment, puis le titre : « 02:30 L’entrevue ».'],
  ['00:00', 'Ligne 1 : le chapitre de 00:00 n’a pas de titre.'],
  ['00:10 Un\n00:05 Deux', 'Ligne 2 : 00:05 vient après 0:10 : mettez les chapitres en ordre.'],
  ['00:10 Un\n00:10 Deux', 'Ligne 2 : deux chapitres commencent à 00:10.'],
  ['00:00 Un\n01:00 Deux', 'Ligne 2 : 01:00 dépasse la fin du son (0:45).'],
])('says what is wrong with « %s »', (text, problem) => {
  expect(parseChapters(text, 45).problems.map(breakable)).toEqual([breakable(problem)]);
});

const title = fc
  .string()
  .map((text) => text.replace(/[\r\n]/g, '').trim())
  .filter((text) => text !== '' && !/^[-–—]/.test(text));

it('reads what is written with the times that players show', () => {
  const starts = fc.uniqueArray(fc.nat(300_000)).map((list) => list.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(starts, title, (list, name) => {
      const chapters = list.map((start) => ({ start, title: name }));
      const text = chapters.map((chapter) => `${formatTime(chapter.start)} ${chapter.title}`).join('\n');
      expect(parseChapters(text)).toEqual({ chapters, problems: [] });
    }),
  );
});

it('writes times for eyes, ears and files', () => {
  expect([0, 65.9, 3725, -1, NaN].map(formatTime)).toEqual(['0:00', '1:05', '1:02:05', '0:00', '0:00']);
  expect([0, 61, 120, 3605].map(formatSpokenTime).map(breakable)).toEqual(
    ['0 seconde', '1 minute 1 seconde', '2 minutes', '1 heure 5 secondes'].map(breakable),
  );
  expect([0, 65.25, 3599.9996].map(formatTimestamp)).toEqual([
    '00:00:00.000',
    '00:01:05.250',
    '01:00:00.000',
  ]);
});
