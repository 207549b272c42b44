import { describe, expect, it } from 'vitest';
import type { SaveIntent } from '#documents/data/documentTexts.ts';
import type { ArticleInput } from './article.schema.ts';
import { isScheduled, publishAtMistake, saveByNoButton } from './publication.ts';

const now = new Date('2026-11-16T17:00:00Z');

/** An article with that status, beside which nothing waits. */
const saved = (status: ArticleInput['status']) => ({
  pending: null,
  online: null,
  draft: null,
  [status === 'published' ? 'online' : 'draft']: { status },
});

describe('without a button', () => {
  const pending = { pending: {} };

  it.each<[ArticleInput['status'], ArticleInput['status'] | null, object, SaveIntent, string[] | undefined]>([
    ['draft', null, {}, 'save', undefined],
    ['published', null, {}, 'publish', ['status']],
    ['published', 'published', {}, 'publish', undefined],
    ['published', 'published', pending, 'save', undefined],
    ['archived', 'published', {}, 'save', ['status']],
    ['published', 'archived', {}, 'publish', ['status']],
  ])('%s, on an article that is %s, with %j: %s, which sets %j', (status, was, waiting, intent, sets) => {
    const found = saveByNoButton({ status }, was && { ...saved(was), ...waiting });
    expect([found.intent, 'sets' in found.details ? found.details.sets : undefined]).toEqual([intent, sets]);
  });
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
