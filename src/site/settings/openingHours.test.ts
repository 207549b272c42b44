import { describe, expect, it } from 'vitest';
import { quebecDay } from '#data/formats.ts';
import { exceptionsSchema, isOpenAt, nearRows, weekRows, weekSchema } from './openingHours.ts';
import { hoursContent } from './settings.content.ts';
import { type HoursSettings, hoursSchema } from './settings.schema.ts';

const open = (opens: string, closes: string) => ({ isOpen: true, opens, closes });
const closed = { isOpen: false, opens: '09:00', closes: '17:00' };

const { week } = hoursContent;

describe('a week', () => {
  it('is read in rows of days that have the same hours (product: facts of the company)', () => {
    expect(weekRows(week)).toEqual([
      { days: 'Lundi au vendredi', hours: '9h00-18h00' },
      { days: 'Samedi', hours: '9h00-12h00' },
      { days: 'Dimanche', hours: 'Fermé' },
    ]);
    expect(weekSchema(week)).toEqual(['Mo-Fr 09:00-18:00', 'Sa 09:00-12:00']);
  });

  it('joins two days with « et », and days that are closed whatever their hours would be', () => {
    const shorter: HoursSettings['week'] = {
      ...week,
      wednesday: open('10:30', '20:00'),
      saturday: closed,
      sunday: { ...closed, opens: '11:00' },
    };
    expect(weekRows(shorter)).toEqual([
      { days: 'Lundi et mardi', hours: '9h00-18h00' },
      { days: 'Mercredi', hours: '10h30-20h00' },
      { days: 'Jeudi et vendredi', hours: '9h00-18h00' },
      { days: 'Samedi et dimanche', hours: 'Fermé' },
    ]);
    expect(weekSchema(shorter)).toEqual(['Mo-Tu 09:00-18:00', 'We 10:30-20:00', 'Th-Fr 09:00-18:00']);
  });

  it.each([
    ['2026-11-20T13:59:00Z', false, 'a Friday, a minute before nine'],
    ['2026-11-20T14:00:00Z', true, 'a Friday at nine'],
    ['2026-11-20T23:00:00Z', false, 'a Friday at six in the evening'],
    ['2026-07-18T15:59:00Z', true, 'a Saturday of summer, before noon'],
    ['2026-11-22T17:00:00Z', false, 'a Sunday'],
    ['2026-12-25T17:00:00Z', false, 'a Friday that is a holiday'],
  ])('at %s: open %s (%s)', (moment, isOpen) => {
    const exceptions = [{ id: 'e', label: 'Noël', from: '2026-12-25', to: '', ...closed }];
    expect(isOpenAt({ ...hoursContent, exceptions }, new Date(moment))).toBe(isOpen);
  });

  it('without any hours is closed', () => {
    const names = Object.keys(week) as (keyof typeof week)[];
    const never = Object.fromEntries(names.map((name) => [name, closed])) as HoursSettings['week'];
    expect(weekRows(never)).toEqual([{ days: 'Lundi au dimanche', hours: 'Fermé' }]);
    expect(weekSchema(never)).toEqual([]);
  });
});

const christmas = { id: 'a', label: 'Noël', from: '2026-12-25', ...closed };
const break_ = { id: 'b', label: 'Congé', from: '2026-12-29', to: '2027-01-01', ...open('10:00', '15:00') };
const hours: HoursSettings = { week, exceptions: [break_, christmas] };

describe('an exception', () => {
  it.each([
    ['2026-12-10', []],
    ['2026-12-11', ['Noël']],
    ['2026-12-14', ['Noël']],
    ['2026-12-15', ['Noël', 'Congé']],
    ['2026-12-25', ['Noël', 'Congé']],
    ['2026-12-26', ['Congé']],
    ['2027-01-01', ['Congé']],
    ['2027-01-02', []],
  ])('on %s, pages tell of %j: from two weeks before to the last day', (today, names) => {
    expect(nearRows(hours, today).map(({ days }) => days.split(',')[0])).toEqual(names);
  });

  it('is told with its days and hours', () => {
    expect(nearRows(hours, '2026-12-20')).toEqual([
      { days: 'Noël, vendredi 25 décembre', hours: 'Fermé' },
      { days: 'Congé, du 29 décembre au 1er janvier', hours: '10h00-15h00' },
    ]);
  });

  it('counts days, also over the nights when clocks change', () => {
    const after = (from: string) => ({ week, exceptions: [{ ...christmas, from }] });
    // 8 March and 1 November 2026, at two in the morning.
    expect(nearRows(after('2026-03-15'), '2026-03-01')).toHaveLength(1);
    expect(nearRows(after('2026-03-15'), '2026-02-28')).toHaveLength(0);
    expect(nearRows(after('2026-11-08'), '2026-10-25')).toHaveLength(1);
    expect(nearRows(after('2026-11-08'), '2026-10-24')).toHaveLength(0);
  });

  it('follows the day in Québec, whatever the reader’s', () => {
    // Midnight is at 4 UTC in summer, at 5 in winter; at 5 on both sides of the night in March when clocks go forward.
    const days = [
      '2026-12-26T04:59:59Z',
      '2026-12-26T05:00:00Z',
      '2026-06-25T03:59:59Z',
      '2026-03-09T04:00:00Z',
    ];
    expect(days.map(quebecDay)).toEqual(['2026-12-25', '2026-12-26', '2026-06-24', '2026-03-09']);
    expect(nearRows(hours, quebecDay('2026-12-26T04:59:59Z'))).toHaveLength(2);
    expect(nearRows(hours, quebecDay('2026-12-26T05:00:00Z'))).toHaveLength(1);
  });

  it('is nothing without a day', () => {
    expect(nearRows(hours, undefined)).toEqual([]);
    expect(exceptionsSchema(hours, undefined)).toBeUndefined();
  });

  it('is in the structured data until it is over, however far', () => {
    const special = { '@type': 'OpeningHoursSpecification' };
    const later = {
      ...special,
      name: 'Congé',
      validFrom: '2026-12-29',
      validThrough: '2027-01-01',
      opens: '10:00',
      closes: '15:00',
    };
    expect(exceptionsSchema(hours, '2026-06-01')).toEqual([
      {
        ...special,
        name: 'Noël',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
        opens: '00:00',
        closes: '00:00',
      },
      later,
    ]);
    expect(exceptionsSchema(hours, '2026-12-26')).toEqual([later]);
    expect(exceptionsSchema(hours, '2027-01-02')).toBeUndefined();
  });
});

describe('what is no hours', () => {
  const messages = (content: unknown) =>
    hoursSchema.safeParse(content).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  const withException = (changes: object) => ({ week, exceptions: [{ ...christmas, ...changes }] });

  it.each([
    [
      'closing before opening',
      { week: { ...week, monday: open('18:00', '09:00') }, exceptions: [] },
      'week.monday.closes',
    ],
    ['closing as it opens', withException(open('09:00', '09:00')), 'exceptions.0.closes'],
    ['a time that clocks don’t show', withException({ opens: '24:00' }), 'exceptions.0.opens'],
    ['an end before the start', withException({ to: '2026-12-24' }), 'exceptions.0.to'],
    ['a day that there isn’t', withException({ from: '2026-02-30' }), 'exceptions.0.from'],
    [
      'a day of two exceptions',
      { week, exceptions: [break_, { ...christmas, from: '2026-12-30' }] },
      'exceptions.1.from',
    ],
  ])('is %s', (_, content, path) => {
    expect(messages(content)?.map(([place]) => place)).toEqual([path]);
  });

  it('isn’t a day that is closed, whatever its hours', () => {
    expect(
      messages({
        week: { ...week, sunday: { isOpen: false, opens: '12:00', closes: '09:00' } },
        exceptions: [],
      }),
    ).toBeUndefined();
  });
});
