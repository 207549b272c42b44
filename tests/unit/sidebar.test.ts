import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const titles = globSync('{src,tests,.storybook}/**/*.{stories.tsx,mdx}').map((file) => {
  const source = readFileSync(file, 'utf8');
  return /preview\.meta\(\{(?: |[^]*?\n {2})title: '([^']+)'|<Meta title="([^"]+)"/
    .exec(source)
    ?.slice(1)
    .find((title) => title);
});

// A rubric stands open: a folder, a piece and a story make three clicks.
it.each(titles)('%s is within three clicks', (title) => {
  expect(title?.split('/').length).toBeLessThanOrEqual(3);
});

it('has a place in the reading order for every rubric', () => {
  const order = /order: \[([^]*?)\n {8}\]/.exec(readFileSync('.storybook/preview.tsx', 'utf8'))?.[1] ?? '';
  const rubrics = [...order.matchAll(/^ {10}'([^']+)'/gm)].map(([, rubric]) => rubric);
  expect(new Set(titles.map((title) => title?.split('/')[0]))).toEqual(new Set(rubrics));
});
