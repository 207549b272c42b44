// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { emptyArticle } from '#features/articles/data/article.schema.ts';
import { clearDrafts } from './draftKeys.ts';
import { createDraftStore, type Draft } from './draftStore.ts';

const draft: Draft = {
  personId: 'ana',
  document: 'article/a',
  editorId: 'e',
  editedAt: 1,
  isNew: true,
  changes: { title: 'x'.repeat(400), tag_ids: ['t'] },
  base: emptyArticle,
};

beforeEach(() => localStorage.clear());

it('gives back what it keeps, even what is too long to be saved, to its person alone', () => {
  const store = createDraftStore(() => localStorage);
  expect(store.keep(draft)).toBe(true);
  localStorage.setItem('porte-voix-draft:ana:article/a:broken', '{');
  expect(store.of('ana')).toEqual([draft]);
  expect(store.of('luc')).toEqual([]);
});

it('writes the base once, and again when it has changed or was removed', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const bases = () => setItem.mock.calls.filter(([key]) => key.startsWith('porte-voix-draft-base:')).length;
  const store = createDraftStore(() => localStorage);
  store.keep(draft);
  store.keep({ ...draft, changes: { title: 'xy' } });
  expect(bases()).toBe(1);
  store.keep({ ...draft, base: { ...emptyArticle, excerpt: 'z' } });
  expect(bases()).toBe(2);
  store.remove(draft);
  store.keep(draft);
  expect(bases()).toBe(3);
  setItem.mockRestore();
});

it('still offers a draft whose base is gone', () => {
  const store = createDraftStore(() => localStorage);
  store.keep(draft);
  localStorage.removeItem('porte-voix-draft-base:ana:article/a:e');
  expect(store.of('ana')).toEqual([{ ...draft, base: null }]);
});

it('leaves nothing of a person when their drafts are cleared, but for open editors', () => {
  const store = createDraftStore(() => localStorage);
  for (const [personId, editorId] of [
    ['ana', 'closed'],
    ['ana', 'open'],
    ['luc', 'closed'],
  ] as const)
    store.keep({ ...draft, personId, editorId });
  localStorage.setItem('porte-voix-draft-base:ana:article/a:alone', '{}');
  clearDrafts(
    () => localStorage,
    'ana',
    (editorId) => editorId === 'open',
  );
  expect(
    Object.keys(localStorage).filter((key) => !/:(ana:article.a:open|luc:article.a:closed)$/.test(key)),
  ).toEqual([]);
  expect(store.of('ana')).toHaveLength(1);
  expect(store.of('luc')).toHaveLength(1);
});

it('says so when the device refuses, and throws nothing', () => {
  const store = createDraftStore(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(store.keep(draft)).toBe(false);
  store.remove(draft);
  expect(store.of('ana')).toEqual([]);
});
