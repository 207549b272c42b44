import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPlanChanges } from '../../src/documents/data/planChanges.ts';
import type { Shape } from '../../src/documents/data/shape.ts';
import { createTestedBackend } from './testedBackend.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;

beforeAll(async () => {
  backend = await createTestedBackend();
});
afterAll(() => backend.close());

const value: Shape = { kind: 'value' };
const item: Shape = { kind: 'group', parts: { id: value, title: value, price: value } };
const shape: Shape = {
  kind: 'group',
  parts: {
    title: value,
    lead: { kind: 'group', parts: { words: value, picture: value } },
    lines: { kind: 'list', toItem: () => value, toKey: () => undefined },
    courses: { kind: 'list', toItem: () => item, toKey: (one) => (one as { id?: string }).id },
    tag_ids: { kind: 'set' },
  },
};

type Sides = [base: unknown, planned: unknown, online: unknown, both?: boolean];
const literal = (part: unknown) => `'${JSON.stringify(part).replaceAll("'", "''")}'::jsonb`;

/** What is online once the changes of a plan are set in it, and those that stay out; as the editor finds them, or as the database does. */
async function plan(finder: 'editor' | 'database', [base, planned, online, both]: Sides) {
  const list = (from: unknown, to: unknown) =>
    finder === 'editor'
      ? literal(listPlanChanges(shape, from, to))
      : `private.changes_between(${literal(from)}, ${literal(to)})`;
  const [row] = await backend.sql<{ value: unknown; conflicts: string[] }>(
    `select * from private.set_changes(${literal(online)}, ${list(base, planned)})`,
  );
  const [ended] = await backend.sql<{ value: unknown }>(
    `select jsonb_strip_nulls(value) as value
      from private.set_changes(${literal(row?.value)}, ${list(planned, base)})`,
  );
  // At its end, what was there before the plan is there again. What was so before it, as `both` sides said, isn't set (`plan_end`).
  expect(ended?.value).toEqual(withoutNulls(both ? base : online));
  return [row?.value, row?.conflicts.map((path) => JSON.parse(path) as unknown)];
}

const withoutNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_name, part: unknown) => part ?? undefined));

const course = (id: string, price: string, title = id) => ({ id, price, title });
const [radio, voice, image] = [course('radio', '100'), course('voix', '200'), course('image', '300')];

const standing: [what: string, sides: Sides, value: unknown][] = [
  [
    'another part',
    [
      { title: 'A', lead: 1 },
      { title: 'P', lead: 1 },
      { title: 'A', lead: 3 },
    ],
    { title: 'P', lead: 3 },
  ],
  ['what both say', [{ title: 'A' }, { title: 'P' }, { title: 'P' }, true], { title: 'P' }],
  ['what is emptied', [{ title: 'A' }, { title: null }, { title: 'A', lead: 2 }], { title: null, lead: 2 }],
  ['what is left out', [{ title: 'A', lead: 1 }, { lead: 1 }, { title: 'A', lead: 2 }], { lead: 2 }],
  [
    'what is there since',
    [{ title: 'A' }, { title: 'P' }, { title: 'A', lead: null }],
    { title: 'P', lead: null },
  ],
  [
    'tags, each by itself',
    [{ tag_ids: ['1', '2'] }, { tag_ids: ['1', '3'] }, { tag_ids: ['2', '4'] }],
    { tag_ids: ['3', '4'] },
  ],
];

test.each(
  (['editor', 'database'] as const).flatMap((finder) =>
    standing.map(([what, sides, wanted]) => ({ finder, what, sides, wanted })),
  ),
)('$what, as the $finder finds it', async ({ finder, sides, wanted }) => {
  expect(await plan(finder, sides)).toEqual([wanted, []]);
});

test.each<[what: string, sides: Sides, value: unknown]>([
  [
    'parts of parts',
    [
      { lead: { words: 'a', picture: 'x' } },
      { lead: { words: 'p', picture: 'x' } },
      { lead: { words: 'a', picture: 'y' } },
    ],
    { lead: { words: 'p', picture: 'y' } },
  ],
  [
    'items by their identifiers, wherever they stand',
    [
      { courses: [radio, voice] },
      { courses: [course('radio', '120'), voice] },
      { courses: [image, course('voix', '200', 'La voix'), radio] },
    ],
    { courses: [image, course('voix', '200', 'La voix'), course('radio', '120')] },
  ],
  [
    'an item that comes, one that goes, and their order',
    [{ courses: [radio, voice] }, { courses: [image, voice] }, { courses: [radio, course('voix', '210')] }],
    { courses: [image, course('voix', '210')] },
  ],
])('%s', async (_what, sides, wanted) => {
  expect(await plan('editor', sides)).toEqual([wanted, []]);
});

test.each<[what: string, sides: Sides, path: unknown[]]>([
  ['a part', [{ title: 'A' }, { title: 'P' }, { title: 'C' }], ['title']],
  ['a part that nobody had', [{}, { title: 'P' }, { title: 'C' }], ['title']],
  [
    'a part of an item',
    [{ courses: [radio] }, { courses: [course('radio', '120')] }, { courses: [course('radio', '90')] }],
    ['courses', { id: 'radio' }, 'price'],
  ],
  [
    'an item that goes',
    [{ courses: [radio, voice] }, { courses: [voice] }, { courses: [course('radio', '90'), voice] }],
    ['courses', { id: 'radio' }],
  ],
  [
    'an item that is gone',
    [{ courses: [radio, voice] }, { courses: [course('radio', '120'), voice] }, { courses: [voice] }],
    ['courses', { id: 'radio' }, 'price'],
  ],
  // Each fits its section, which both together may not.
  [
    'what a list holds',
    [{ courses: [radio] }, { courses: [radio, voice] }, { courses: [radio, image] }],
    ['courses'],
  ],
  ['a line', [{ lines: ['a', 'b'] }, { lines: ['A', 'b'] }, { lines: ['a', 'B'] }], ['lines']],
])('%s that has changed online as well stays out', async (_what, sides, path) => {
  expect(await plan('editor', sides)).toEqual([sides[2], [path]]);
});

test('what was published since stays at the end, and all else comes back', async () => {
  const [A, P] = [
    { title: 'A', tag_ids: ['1'], courses: [radio, voice] },
    { title: 'P', tag_ids: ['2'], courses: [image, course('radio', '120')] },
  ];
  const since = {
    title: 'C',
    tag_ids: ['2', '3'],
    courses: [image, course('radio', '120', 'La radio'), course('chant', '50')],
  };
  const [row] = await backend.sql<{ value: unknown }>(
    `select value from private.set_changes(${literal(since)}, ${literal(listPlanChanges(shape, P, A))})`,
  );
  expect(row?.value).toEqual({
    title: 'C',
    tag_ids: ['1', '3'],
    // Another item has come: the list stays without those that had gone.
    courses: [course('radio', '100', 'La radio'), course('chant', '50')],
  });
});

test('a text where there was none is all of it', async () => {
  const changes = `private.changes_between(null, '{"title": "P"}')`;
  const set = async (online: string) =>
    (await backend.sql<{ value: unknown }>(`select value from private.set_changes(${online}, ${changes})`))[0]
      ?.value;
  expect([await set('null'), await set(`'{"title": "C"}'`)]).toEqual([{ title: 'P' }, { title: 'C' }]);
});
