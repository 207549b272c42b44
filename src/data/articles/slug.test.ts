import { describe, expect, it } from 'vitest';
import { followTitle, readableSlug, slugify } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['Lancer un balado', 'lancer-un-balado'],
    ['Podcast 2026', 'podcast-2026'],
    ['déjà - vu', 'dj-vu'],
    ['Été à Québec', 't-qubec'],
    ['L’art oratoire', 'lart-oratoire'],
    ['un   deux\ttrois\nquatre', 'un-deux-trois-quatre'],
    ['sous-titre -- suite', 'sous-titre-suite'],
    ['', ''],
    ['ÉÀÇ', ''],
  ])('%j devient %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('trims white space only, once it has become hyphens', () => {
    expect(slugify(' Prêt ? ')).toBe('-prt-');
  });
});

describe('readableSlug', () => {
  it.each([
    ['Été à Québec', 'ete-a-quebec'],
    ['L’art oratoire, en 3 temps', 'l-art-oratoire-en-3-temps'],
    ['Cœur & Ægir — ¿prêt ?', 'coeur-aegir-pret'],
    ['« »', ''],
  ])('%j devient %j', (title, slug) => {
    expect(readableSlug(title)).toBe(slug);
  });
});

describe('followTitle', () => {
  const follow = (slug: string, metaTitle: string, before = 'Un été', after = 'Un été ici') =>
    Object.values(followTitle({ slug, meta_title: metaTitle }, before, after));

  it.each([
    ['what the former title made', follow('un-t', 'Un été'), ['un-t-ici', 'Un été ici']],
    ['the letters that were chosen', follow('un-ete', 'Un été'), ['un-ete-ici', 'Un été ici']],
    ['what nobody has written yet', follow('', '', '', 'U'), ['u', 'U']],
  ])('changes %s', (_, made, expected) => {
    expect(made).toEqual(expected);
  });

  it.each([
    ['a slug that somebody wrote', follow('lete', 'Un été'), ['lete', 'Un été ici']],
    [
      'a text for search that somebody wrote',
      follow('un-t', 'L’été à Québec'),
      ['un-t-ici', 'L’été à Québec'],
    ],
    ['what somebody emptied', follow('', ''), ['', '']],
  ])('leaves %s', (_, made, expected) => {
    expect(made).toEqual(expected);
  });
});
