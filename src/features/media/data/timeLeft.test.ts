import { expect, it } from 'vitest';
import { createTimeLeft, formatTimeLeft } from './timeLeft.ts';

it('guesses from the last twenty seconds, once three have been seen', () => {
  let at = 0;
  const timeLeft = createTimeLeft(() => at);
  const after = (seconds: number, part: number) => {
    at = seconds * 1000;
    return timeLeft.estimate(part);
  };
  expect(after(0, 0)).toBeNull();
  expect(after(2, 0.02)).toBeNull();
  expect(after(4, 0.04)).toBeCloseTo(96);
  // Twice as fast from now on: what was before is forgotten.
  expect(after(30, 0.3)).toBeNull();
  expect(after(40, 0.5)).toBeCloseTo(25);
  timeLeft.reset();
  expect(after(41, 0.5)).toBeNull();
  // Nothing moves any more.
  expect(after(50, 0.5)).toBeNull();
});

it.each([
  [2, 'quelques secondes restantes'],
  [45, 'moins d’une minute restante'],
  [61, '2 min restantes'],
  [180, '3 min restantes'],
  [3600, '1 h restantes'],
  [3900, '1 h 05 restantes'],
])('says of %s seconds: %s', (seconds, text) => {
  expect(formatTimeLeft(seconds).replaceAll('\u00A0', ' ')).toBe(text);
});
