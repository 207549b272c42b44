import { describe, expect, it } from 'vitest';
import { isScheduled, toPublication, publishAtMistake } from './publication.ts';

const now = new Date('2026-11-16T17:00:00Z');
const publish_at = '2026-11-30T09:00';

describe('toPublication', () => {
  it('« Sauvegarder » makes a draft without a date, whatever was chosen', () => {
    const written = toPublication('draft', { status: 'archived', publish_at });
    expect(written).toEqual({ status: 'draft', published_at: null });
  });

  it('« Publier » publishes now, whatever was chosen', () => {
    const published = { status: 'published', published_at: 'now' };
    expect(toPublication('publish', { status: 'draft', publish_at })).toEqual(published);
  });

  it('« Planifier » publishes at that time of Québec', () => {
    const scheduled = { status: 'published', published_at: '2026-11-30T14:00:00.000Z' };
    expect(toPublication('schedule', { status: 'draft', publish_at })).toEqual(scheduled);
  });

  it('« Mettre à jour » writes nothing of it', () => {
    expect(toPublication('update', { status: 'archived', publish_at })).toEqual({});
  });

  it.each(['draft', 'published', 'archived'] as const)(
    'without a button, %s is kept and the date emptied',
    (status) => {
      expect(toPublication('keep', { status, publish_at })).toEqual({ status, published_at: null });
    },
  );
});

it.each([
  ['published', '2026-11-16T17:00:00.001Z', true],
  ['published', '2026-11-16T17:00:00Z', false],
  ['published', null, false],
  ['draft', '2026-11-30T14:00:00Z', false],
] as const)('%s, dated %s: scheduled is %s', (status, published_at, expected) => {
  expect(isScheduled({ status, published_at }, now.getTime())).toBe(expected);
});

it.each([
  ['2026-11-16T12:01', undefined],
  ['2026-11-16T12:00', /est passée/],
  ['', /^Choisissez un jour et une heure/],
  ['2027-03-14T02:30', /n’existe pas/],
])('says of « %s » as a time to publish at: %s', (clockTime, mistake) => {
  const reported = publishAtMistake(clockTime, now.getTime());
  if (mistake) expect(reported).toMatch(mistake);
  else expect(reported).toBeUndefined();
});
