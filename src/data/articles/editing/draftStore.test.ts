// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { emptyArticle } from '../article.schema.ts';
import { createCopyShelf, type LocalCopy } from './draftStore.ts';

const copy: LocalCopy = {
  personId: 'ana',
  articleId: 'a',
  editorId: 'e',
  typedAt: 1,
  isNew: true,
  typed: { ...emptyArticle, title: 'x'.repeat(400), tag_ids: ['t'] },
  from: { title: '', tag_ids: [] },
};

it('gives back what it keeps, even what is too long to be saved, to its person alone', () => {
  localStorage.clear();
  const shelf = createCopyShelf(() => localStorage);
  expect(shelf.keep(copy)).toBe(true);
  localStorage.setItem('porte-voix-copy:ana:a:broken', '{');
  expect(shelf.of('ana')).toEqual([copy]);
  expect(shelf.of('luc')).toEqual([]);
});

it('says so when the device refuses, and throws nothing', () => {
  const shelf = createCopyShelf(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(shelf.keep(copy)).toBe(false);
  shelf.remove(copy);
  expect(shelf.of('ana')).toEqual([]);
});
