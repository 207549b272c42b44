import { expect, it } from 'vitest';
import { readAll } from './readAll.ts';

const getId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

it.each([0, 1, 1000, 1001, 2500])('reads %i rows', async (count) => {
  const all = Array.from({ length: count }, (_, index) => ({ id: getId(index) }));
  const readAfter = (after: string, limit: number) =>
    Promise.resolve({ data: all.filter(({ id }) => id > after).slice(0, limit) });
  expect(await readAll(readAfter)).toEqual(all);
});

it('leaves none out when some that were read are deleted meanwhile', async () => {
  let all = Array.from({ length: 2500 }, (_, index) => ({ id: getId(index) }));
  const rows = await readAll((after, limit) => {
    const data = all.filter(({ id }) => id > after).slice(0, limit);
    all = all.slice(300);
    return Promise.resolve({ data });
  });
  expect(rows).toHaveLength(2500);
});
