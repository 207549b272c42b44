import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestedBackend } from './testedBackend.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;

beforeAll(async () => {
  backend = await createTestedBackend();
});
afterAll(() => backend.close());

type Sides = [base: unknown, mine: unknown, theirs: unknown];

/** What two sides have made of one text, and what both have changed. */
async function merge(...sides: Sides) {
  const [base, mine, theirs] = sides.map((side) =>
    side === null ? 'null' : `'${JSON.stringify(side).replaceAll("'", "''")}'::jsonb`,
  );
  const [row] = await backend.sql<{ value: unknown; conflicts: string[] }>(
    `select * from private.merge_values(${base}, ${mine}, ${theirs})`,
  );
  return [row?.value, row?.conflicts];
}

const course = (id: string, price: string, title = id) => ({ id, price, title });
const [radio, voice, image] = [course('radio', '100'), course('voix', '200'), course('image', '300')];

test.each<[what: string, sides: Sides, value: unknown]>([
  [
    'what one side changed',
    [
      { a: 1, b: 1 },
      { a: 2, b: 1 },
      { a: 1, b: 3 },
    ],
    { a: 2, b: 3 },
  ],
  ['what both changed alike', [{ a: 1 }, { a: 2 }, { a: 2 }], { a: 2 }],
  [
    'what one side emptied',
    [
      { a: 1, b: 1 },
      { a: null, b: 1 },
      { a: 1, b: 2 },
    ],
    { a: null, b: 2 },
  ],
  ['what one side left out', [{ a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }], { b: 2 }],
  ['what is named since', [{ a: 1 }, { a: 2 }, { a: 1, b: null }], { a: 2, b: null }],
  [
    'parts of parts',
    [{ a: { b: 1, c: 1 } }, { a: { b: 2, c: 1 } }, { a: { b: 1, c: 3 } }],
    { a: { b: 2, c: 3 } },
  ],
  [
    'items by their identifiers, wherever they stand',
    [
      [radio, voice],
      [voice, course('radio', '120')],
      [radio, course('voix', '200', 'La voix')],
    ],
    [course('voix', '200', 'La voix'), course('radio', '120')],
  ],
  [
    'an item that is added on one side and one that goes',
    [[radio, voice], [radio], [radio, course('voix', '200'), image]],
    [radio, image],
  ],
  [
    'lines in their places',
    [
      ['a', 'b', 'c'],
      ['A', 'b', 'c'],
      ['a', 'b', 'C'],
    ],
    ['A', 'b', 'C'],
  ],
  [
    'tags, each by itself',
    [{ tag_ids: ['1', '2'] }, { tag_ids: ['1', '3'] }, { tag_ids: ['2', '4'] }],
    { tag_ids: ['3', '4'] },
  ],
])('%s', async (_what, sides, value) => {
  expect(await merge(...sides)).toEqual([value, []]);
});

test.each<[what: string, sides: Sides, value: unknown, conflicts: string[]]>([
  [
    'a part',
    [
      { a: 1, b: 1 },
      { a: 2, b: 2 },
      { a: 3, b: 1 },
    ],
    { a: 2, b: 2 },
    ['a'],
  ],
  ['a part that nobody had', [{}, { a: 2 }, { a: 3 }], { a: 2 }, ['a']],
  ['parts of what nobody has seen before', [null, { a: 2, b: 1 }, { a: 3, b: 1 }], { a: 2, b: 1 }, ['a']],
  [
    'a part of an item',
    [{ c: [radio] }, { c: [course('radio', '120')] }, { c: [course('radio', '90')] }],
    { c: [course('radio', '120')] },
    ['c[radio].price'],
  ],
  [
    'an item that one side took away',
    [[radio, voice], [voice], [course('radio', '90'), voice]],
    [voice],
    ['[radio]'],
  ],
  [
    'the order',
    [
      [radio, voice, image],
      [voice, radio, image],
      [image, radio, voice],
    ],
    [voice, radio, image],
    ['[]'],
  ],
  ['a line', [{ a: ['x', 'y'] }, { a: ['1', 'y'] }, { a: ['2', 'y'] }], { a: ['1', 'y'] }, ['a']],
  [
    'lines that are fewer and others',
    [{ a: ['x', 'y'] }, { a: ['x'] }, { a: ['x', 'z'] }],
    { a: ['x'] },
    ['a'],
  ],
  // Each side fits its section, which both together may not.
  [
    'a list that would be longer than either',
    [{ c: [radio] }, { c: [radio, voice] }, { c: [radio, image] }],
    { c: [radio, voice] },
    ['c'],
  ],
  ['a text and a list', [{ a: 'x' }, { a: 'y' }, { a: ['y'] }], { a: 'y' }, ['a']],
])('both have changed %s', async (_what, sides, value, conflicts) => {
  expect(await merge(...sides)).toEqual([value, conflicts]);
});
