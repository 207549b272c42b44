import { expect, it } from 'vitest';
import { pauseAfter } from './typingPause.ts';

it.each([
  ['a fast key', 90, 200],
  ['a slow key', 300, 450],
  ['the first key after a rest', 500, 300],
])('waits after %s', (_case, sinceLast, pause) => {
  expect(pauseAfter(sinceLast)).toBe(pause);
});
