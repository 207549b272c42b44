import { expect, it } from 'vitest';
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
