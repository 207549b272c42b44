import { expect, it } from 'vitest';
import { readingMinutes, wordCount } from './readingTime.ts';

it('takes a minute for 200 words, and never less than one', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('mot '.repeat(200))).toBe(1);
  expect(readingMinutes('mot '.repeat(601))).toBe(4);
});

it('reads the words of a link and not its address', () => {
  expect(readingMinutes('[ici](https://exemple.ca/un/deux/trois/quatre/cinq/six) '.repeat(200))).toBe(1);
});

it('takes its time with the length of a text', () => {
  const start = performance.now();
  expect(wordCount(`${']('.repeat(100_000)}mot`)).toBe(1);
  expect(performance.now() - start).toBeLessThan(2000);
});
