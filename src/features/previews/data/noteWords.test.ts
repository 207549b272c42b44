import { describe, expect, it } from 'vitest';
import { findOnce, findQuote, sentenceAround } from './noteWords.ts';

const read = (text: string, words: string) => {
  const found = findOnce(text, words);
  return found && text.slice(found.start, found.end);
};

describe('words stand in a text', () => {
  it.each([
    ['once', 'Un mot.', 'mot', 'mot'],
    ['with other white space', 'Prêt\u00A0?\nOui.', 'Prêt ? Oui', 'Prêt\u00A0?\nOui'],
    ['as the signs that they are', 'Coût (100 $) [net]', '(100 $) [net]', '(100 $) [net]'],
    ['twice', '100 $, puis 100 $.', '100 $', null],
    ['over themselves', 'aaa', 'aa', null],
    ['nowhere', '1,5 M de vues', '15 M', null],
    ['nowhere, where there are none', 'Un mot.', ' ', null],
  ])('%s', (_, text, words, expected) => {
    expect(read(text, words)).toBe(expected);
  });
});

describe('a note is', () => {
  const parts = [
    { path: 'title', read: 'Nos studios' },
    { path: 'studios.0.name', read: 'Studio Charest' },
    { path: 'studios.1.name', read: 'Studio Lagon' },
    { path: 'studios.2.name', read: 'Studio Lagon' },
  ];
  it.each([
    ['at its part', 'studios.1.name', 'Lagon', 'studios.1.name'],
    ['at the item that moved', 'studios.2.name', 'Charest', 'studios.0.name'],
    ['nowhere, where several other items say its words', 'studios.0.name', 'Lagon', undefined],
    ['nowhere, where another part says them', 'title', 'Charest', undefined],
    ['nowhere, of a picture', 'title#image-1', 'studios', undefined],
    ['nowhere, of the page', 'page', 'studios', undefined],
  ])('%s', (_, place, words, path) => {
    expect(findQuote(parts, { place, words })?.path).toBe(path);
  });
});

it.each([
  ['Un. Le mot est là. Fin.', 'mot', { lead: 'Le ', trail: ' est là.' }],
  ['Un mot.\n\nDeux.', 'mot', { lead: 'Un ', trail: '.' }],
])('a sentence stands around words: %j', (text, words, expected) => {
  const found = findOnce(text, words);
  expect(found && sentenceAround(text, found.start, found.end)).toEqual(expected);
});
