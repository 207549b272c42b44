// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { withSession } from './withSession.tsx';

it('begins anew where somebody chooses how many rows a list has: what was loaded before would stand there', () => {
  const context = { id: 'liste', globals: { viewer: 'story', role: 'editor' }, parameters: {} };
  const keys = [undefined, 0, 37, 200].map((rows) => {
    const { key } = withSession(() => '' as never, { ...context, args: { rows } } as never) as {
      key: string;
    };
    return key;
  });
  expect(new Set(keys).size).toBe(4);
});
