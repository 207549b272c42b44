import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { incomplete } from '#days.ts';
import { publishAtMistake } from '#features/articles/data/publication.ts';
import { courseSessionSchema, staffPersonSchema } from '#features/courses/data/staffCourseSession.schema.ts';
import { toReleaseSchema } from '#features/releases/data/release.schema.ts';
import { leadValuesSchema } from '#features/requests/data/leadValues.schema.ts';
import { incidentSchema } from '#features/privacy/data/incident.schema.ts';
import { personalDataRequestSchema } from '#features/privacy/data/personalDataRequest.schema.ts';
import { parseTypedNumber } from '#data/typedNumber.ts';
import { addressedKinds } from '#documents/contents/addressedKinds.ts';
import { type FieldOf, getField } from '#documents/contents/field.ts';
import { sections } from '#documents/contents/registry.ts';

/** Every field of one kind of all contents, by where it stands. */
function listFields<Kind extends 'day' | 'number'>(kind: Kind) {
  const found = new Map<string, { schema: z.ZodType; field: FieldOf<Kind> }>();
  const visit = (schema: z.ZodType, place: string) => {
    const field = getField(schema);
    if (field.kind === kind) found.set(place, { schema, field: field as FieldOf<Kind> });
    if (field.kind === 'group')
      for (const [name, part] of Object.entries(field.fields)) visit(part, `${place}.${name}`);
    if (field.kind === 'list') visit(field.item, `${place}[]`);
    if (field.kind === 'variant')
      for (const [name, { schema: of }] of Object.entries(field.variants)) visit(of, `${place}:${name}`);
  };
  for (const { key, schema } of sections) visit(schema, key);
  for (const [kindName, { schema }] of Object.entries(addressedKinds)) visit(schema, kindName);
  return [...found].map(([place, rest]) => ({ place, ...rest }));
}

/** What a schema says of one part when the others are whatever they are; undefined where it takes the part. */
const complain = (schema: z.ZodType, name: string) => (typed: unknown) =>
  schema.safeParse({ [name]: typed }).error?.issues.find(({ path }) => path[0] === name)?.message;

const complainOfAll = (schema: z.ZodType) => (typed: unknown) =>
  schema.safeParse(typed).error?.issues[0]?.message;

type Complain = (typed: string) => string | undefined;

/** With whatever else the form needs, for what is said once all of it fits. */
const session = {
  course: '',
  title: 'Prise de parole',
  startsAt: '2027-01-21T09:00',
  endsAt: '2200-12-31T23:59',
  registerUntil: '1900-01-01T00:00',
  capacity: '8',
  price: '',
  place: '',
};
const release = { name: 'Rentrée', ownerId: '' };

const days: [field: string, complain: Complain][] = [
  ['received on', complain(personalDataRequestSchema, 'receivedOn')],
  ['happened on', complain(incidentSchema, 'happened_on')],
  ['next step', complain(leadValuesSchema, 'nextStepOn')],
  ...listFields('day').map(({ place, schema }): [string, Complain] => [place, complainOfAll(schema)]),
];

const times: [field: string, complain: Complain][] = [
  ['a session begins', complain(courseSessionSchema, 'startsAt')],
  ['a session ends', complain(courseSessionSchema, 'endsAt')],
  ['people register until', complain(courseSessionSchema, 'registerUntil')],
];

const plans: [field: string, complain: Complain][] = [
  ['a document is planned', (typed) => publishAtMistake(typed, Date.now())],
  ['a release is planned', (dueAt) => complainOfAll(toReleaseSchema(''))({ ...release, dueAt })],
];

const year = 'Vérifiez l’année\u00A0: de 1900 à 2200.';
const noDays: [typed: string, sentence: string][] = [
  ['0026-11-20', year],
  ['20266-11-20', year],
  ['1899-12-31', year],
  ['2201-01-01', year],
  ['2026-02-30', 'Choisissez une date.'],
  ['2026-13-01', 'Choisissez une date.'],
  ['1e3', 'Choisissez une date.'],
  ['2026-11-20\u00A0', 'Choisissez une date.'],
  ['２０２６-11-20', 'Choisissez une date.'],
  ['٢٠٢٦-١١-٢٠', 'Choisissez une date.'],
  ['20 février 2026', 'Choisissez une date.'],
  ['Infinity', 'Choisissez une date.'],
];

describe.each(days)('the day of %s', (_field, say) => {
  it('is one from 1900 to 2200', () => {
    for (const day of ['1900-01-01', '2028-02-29', '2200-12-31']) expect(say(day)).toBeUndefined();
    for (const [typed, sentence] of noDays) expect([typed, say(typed)]).toEqual([typed, sentence]);
  });
});

it('takes no half-typed day or time for a blank', () => {
  for (const [field, say] of [...days, ...times, ...plans])
    expect([field, say(incomplete)]).toEqual([field, expect.stringMatching(/^Choisissez /)]);
});

it('knows the fields for a day of contents', () => {
  expect(listFields('day').map(({ place }) => place)).toEqual([
    'home/latestProductions.episodes[].date',
    'training/upcomingSessions.sessions[].start',
    'settings/hours.exceptions[].from',
    'settings/hours.exceptions[].to',
    'settings/bookings.studios[].exceptions[].from',
    'settings/bookings.studios[].exceptions[].to',
    'settings/bookings.closed[].from',
    'settings/bookings.closed[].to',
    'project.day',
    'episode.day',
  ]);
});

describe.each([...times, ...plans])('the time when %s', (_field, say) => {
  it('is one of a day from 1900 to 2200, which clocks show', () => {
    for (const [day, sentence] of noDays)
      if (sentence === year) expect([day, say(`${day}T09:00`)]).toEqual([day, sentence]);
    for (const typed of ['2026-11-20T', '2026-11-20T09h00', '2026-11-20T09:0０', '1e3', 'demain'])
      expect([typed, say(typed)]).toEqual([typed, 'Choisissez un jour et une heure.']);
    expect(say('2027-03-14T02:30')).toMatch(/^Cette heure n’existe pas/);
  });
});

it('takes a session and a plan within the bounds', () => {
  expect(complainOfAll(courseSessionSchema)(session)).toBeUndefined();
  for (const [, say] of plans) expect(say('2200-12-31T23:59')).toBeUndefined();
});

const noNumbers = ['1e3', '1 5', '１２', '١٢', '12é', '0x10', '-5', '1.2.3', 'Infinity', 'douze', '1,5 M'];

it('reads a number as people type it, and nothing else', () => {
  for (const [typed, number] of [
    ['12', 12],
    [' 12 ', 12],
    ['12 500', 12_500],
    ['12\u00A0500\u00A0$', 12_500],
    ['1\u202F290€', 1290],
    ['4,5', 4.5],
    ['4.5', 4.5],
    ['007', 7],
  ] as const)
    expect([typed, parseTypedNumber(typed)]).toEqual([typed, number]);
  for (const typed of noNumbers) expect([typed, parseTypedNumber(typed)]).toEqual([typed, undefined]);
});

const numbers: [field: string, complain: Complain, taken: string, sentence: string][] = [
  [
    'amount',
    complain(leadValuesSchema, 'amount'),
    '12\u00A0500',
    'Entrez un montant en dollars, sans cents : 12 500.',
  ],
  ['capacity', complain(courseSessionSchema, 'capacity'), ' 500 ', 'Entrez un nombre de 1 à 500.'],
  [
    'price',
    complain(courseSessionSchema, 'price'),
    '1\u202F290',
    'Entrez un montant entier, ou laissez vide.',
  ],
  ['seats', complain(staffPersonSchema, 'seats'), '10', 'Entrez un nombre de 1 à 10.'],
];

describe.each(numbers)('the number %s', (_field, say, taken, sentence) => {
  it('is typed as people write it', () => {
    expect(say(taken)).toBeUndefined();
    for (const typed of [...noNumbers, '4,5', '99999999999'])
      expect([typed, say(typed)]).toEqual([typed, sentence]);
  });
});

it.each(listFields('number').map(({ place, ...rest }) => [place, rest] as const))(
  'the number %s of contents is one within its bounds, and what was typed is told when it isn’t',
  (_place, { schema, field: { min, max } }) => {
    const say = complainOfAll(schema);
    for (const number of [min, max]) expect(say(number)).toBeUndefined();
    for (const number of [min - 1, max + 1]) expect(say(number)).toMatch(/^Écrivez un nombre de/);
    for (const typed of [...noNumbers, Number.NaN, Infinity]) expect(say(typed)).toBe('Écrivez un nombre.');
  },
);
