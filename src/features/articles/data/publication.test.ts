import { describe, expect, it } from 'vitest';
import type { SaveIntent } from '#documents/data/documentTexts.ts';
import type { ArticleInput } from './article.schema.ts';
import {
  isScheduled,
  publicationOf,
  publishAtMistake,
  saveByNoButton,
  toPublication,
} from './publication.ts';

const now = new Date('2026-11-16T17:00:00Z');
const publish_at = '2026-11-30T09:00';

type Chosen = Pick<ArticleInput, 'status' | 'publish_at'>;

/** An article with that status, beside which nothing waits. */
const saved = (status: ArticleInput['status']) => ({
  pending: null,
  online: null,
  draft: null,
  [status === 'published' ? 'online' : 'draft']: { status },
});

describe('toPublication', () => {
  /** What a button writes of a text in which something else was chosen. */
  const write = (
    intent: SaveIntent,
    chosen: Chosen,
    { sets, values }: { sets?: readonly string[]; values?: Partial<Chosen> },
    saved: ArticleInput['status'] | null = null,
  ) =>
    toPublication(
      { intent, text: { ...chosen, ...values }, ...(sets && { sets }) },
      saved && { status: saved },
    );

  it('« Sauvegarder » makes a draft without a date, whatever was chosen', () => {
    const written = write('save', { status: 'archived', publish_at }, publicationOf.draft);
    expect(written).toEqual({ status: 'draft', published_at: null });
  });

  it('« Publier » publishes now, whatever was chosen', () => {
    const published = { status: 'published', published_at: 'now' };
    for (const saved of [null, 'draft', 'published'] as const)
      expect(write('publish', { status: 'draft', publish_at }, publicationOf.publish, saved)).toEqual(
        published,
      );
  });

  it('« Mettre à jour » and « Enregistrer sans publier » write nothing of it', () => {
    for (const intent of ['publish', 'save'] as const)
      expect(write(intent, { status: 'published', publish_at: '' }, {}, 'published')).toEqual({});
  });

  it('an earlier text that comes back writes nothing of it', () => {
    const text = { status: 'archived', publish_at: '' } as const;
    expect(toPublication({ intent: 'save', text, reason: 'restored' }, { status: 'archived' })).toEqual({});
  });

  it.each(['draft', 'published', 'archived'] as const)(
    'without a button, %s is kept and the date empty',
    (status) => {
      const { intent, details } = saveByNoButton({ status }, saved('draft'));
      expect(write(intent, { status, publish_at: '' }, details, 'draft')).toEqual({
        status,
        published_at: null,
      });
    },
  );
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
