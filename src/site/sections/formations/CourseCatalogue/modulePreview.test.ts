import { expect, it } from 'vitest';
import { modulePreview } from './modulePreview.ts';

it.each([
  [4, undefined],
  [5, '+ 1 autre module...'],
  [6, '+ 2 autres modules...'],
])('shows four of %i modules and counts the others', (count, more) => {
  const modules = Array.from({ length: count }, (_, index) => `Module ${index + 1}`);
  expect(modulePreview(modules)).toEqual({ shown: modules.slice(0, 4), more });
});
