import { describe, expect, it } from 'vitest';
import type { DocumentState } from '#documents/data/document.queries.ts';
import type { SaveDetails, SaveIntent } from '#documents/data/documentTexts.ts';
import { publicationOf, saveByNoButton } from '#features/articles/data/publication.ts';
import { type ArticleInput, emptyArticle } from '#features/articles/data/article.schema.ts';
import { articleTexts } from './articleTexts.ts';

const { merge: mergeArticle } = articleTexts.parts;

const text = (values: Partial<ArticleInput>): ArticleInput => ({ ...emptyArticle, ...values });
const base = text({ title: 'Avant', excerpt: 'Avant', status: 'draft', tag_ids: ['a', 'b'] });

it('takes each field from the side that changed it, and asks about those that both changed', () => {
  const mine = { ...base, title: 'Moi', content: 'Moi' };
  const theirs = { ...base, title: 'Elle', excerpt: 'Elle' };
  expect(mergeArticle({ ancestors: [base], mine, theirs })).toEqual({
    merged: { ...base, title: 'Moi', content: 'Moi', excerpt: 'Elle' },
    conflicts: ['title'],
  });
});

it('asks nothing when both came to the same', () => {
  const same = { ...base, title: 'Pareil' };
  expect(mergeArticle({ ancestors: [base], mine: same, theirs: same }).conflicts).toEqual([]);
});

it('adds and takes away tags from both sides', () => {
  const mine = { ...base, tag_ids: ['b', 'c'] };
  const theirs = { ...base, tag_ids: ['d', 'a', 'b'] };
  expect(mergeArticle({ ancestors: [base], mine, theirs })).toEqual({
    merged: { ...base, tag_ids: ['b', 'c', 'd'] },
    conflicts: [],
  });
});

it('doesn’t give in on what was set on purpose: « Sauvegarder » unpublishes nothing in silence', () => {
  const theirs = { ...base, status: 'published' as const };
  const { merged, conflicts } = mergeArticle({ ancestors: [base], mine: base, theirs, insisted: ['status'] });
  expect([merged.status, conflicts]).toEqual(['draft', ['status']]);
});

it('asks about a date that was set to plan what somebody else has published meanwhile', () => {
  const mine = { ...base, status: 'published' as const, publish_at: '2026-11-30T09:00' };
  const theirs = { ...base, status: 'published' as const };
  const { merged, conflicts } = mergeArticle({ ancestors: [base], mine, theirs });
  expect(merged.publish_at).toBe(mine.publish_at);
  expect(conflicts).toEqual(['publish_at']);
});

it('merges by itself only what holds for every text that both may have started from', () => {
  const sent = { ...base, title: 'Envoyé', tag_ids: ['a', 'b', 'c'] };
  const mine = { ...sent, title: 'Encore changé' };
  const theirs = { ...base, title: 'Envoyé', excerpt: 'Elle' };
  expect(mergeArticle({ ancestors: [base, sent], mine, theirs })).toEqual({
    merged: { ...mine, excerpt: 'Elle' },
    conflicts: ['title', 'tag_ids'],
  });
});

it('sends an empty field as an empty column, and no alternative text without a picture', () => {
  const written = text({ title: 'Un', featured_image_alt: 'Un micro', category_id: 'c' });
  const { text: sent } = articleTexts.toWrite({
    intent: 'save',
    document: 'article/un',
    text: written,
    saved: null,
  });
  expect(sent).toMatchObject({
    slug: 'un',
    content: '',
    excerpt: null,
    meta_title: null,
    featured_image_url: null,
    featured_image_alt: null,
    category_id: 'c',
    tag_ids: [],
  });
});

describe('what a save writes of status and date', () => {
  type Chosen = Pick<ArticleInput, 'status' | 'publish_at'>;
  const publish_at = '2026-11-30T09:00';

  /** What is saved of an article with that status, beside which nothing waits. */
  const savedAs = (status: ArticleInput['status']) => ({
    pending: null,
    online: null,
    draft: null,
    [status === 'published' ? 'online' : 'draft']: { status },
  });

  /** What a button writes of a text in which something else was chosen. */
  const write = (
    intent: SaveIntent,
    chosen: Chosen,
    { values, ...details }: SaveDetails & { values?: Partial<Chosen> },
    saved: ArticleInput['status'] | null = null,
  ) => {
    const { text: written } = articleTexts.toWrite({
      intent,
      document: 'article/un',
      text: text({ title: 'Un', ...chosen, ...values }),
      saved: saved && (savedAs(saved) as unknown as DocumentState),
      ...details,
    });
    const { status, published_at } = written as Partial<Record<'status' | 'published_at', unknown>>;
    return { status, published_at };
  };

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
    const chosen = { status: 'archived', publish_at: '' } as const;
    expect(write('save', chosen, { reason: 'restored' }, 'archived')).toEqual({});
  });

  it.each(['draft', 'published', 'archived'] as const)(
    'without a button, %s is kept and the date empty',
    (status) => {
      const { intent, details } = saveByNoButton({ status }, savedAs('draft'));
      expect(write(intent, { status, publish_at: '' }, details, 'draft')).toEqual({
        status,
        published_at: null,
      });
    },
  );
});
