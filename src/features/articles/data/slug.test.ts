import { describe, expect, it } from 'vitest';
import { emptyCategory, toCategoryValues, toTagValues } from '#features/taxonomy/data/taxonomy.schema.ts';
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
  const texts = { slug: 'un-t', meta_title: 'Un été' };
  const change = { before: 'Un été', after: 'Un été ici', wasPublic: false };
  const ofPage = { ...change, makers: [readableSlug] };
  const isOnline = { ...change, wasPublic: true };

  it.each<[string, Parameters<typeof followTitle>[0], Parameters<typeof followTitle>[1], object]>([
    ['changes what the former title made', texts, change, { slug: 'un-t-ici', meta_title: 'Un été ici' }],
    ['keeps the letters that were chosen', { slug: 'un-ete' }, change, { slug: 'un-ete-ici' }],
    [
      'begins with the first letter',
      { slug: '', meta_title: '' },
      { ...change, before: '', after: 'U' },
      { slug: 'u', meta_title: 'U' },
    ],
    [
      'leaves a slug that somebody wrote',
      { ...texts, slug: 'lete' },
      change,
      { slug: 'lete', meta_title: 'Un été ici' },
    ],
    [
      'leaves a text for search that somebody wrote',
      { ...texts, meta_title: 'L’été' },
      change,
      { slug: 'un-t-ici', meta_title: 'L’été' },
    ],
    ['leaves what somebody emptied', { slug: '', meta_title: '' }, change, { slug: '', meta_title: '' }],
    ['leaves all of an article that is or was online', texts, isOnline, texts],
    ['makes the address of a page with its letters', { slug: 'un-ete' }, ofPage, { slug: 'un-ete-ici' }],
    ['begins the address of a page', { slug: '' }, { ...ofPage, before: '', after: 'É' }, { slug: 'e' }],
    ['leaves an address of a page that somebody wrote', { slug: 'un-t' }, ofPage, { slug: 'un-t' }],
    [
      'leaves the address of a page that is or was online',
      { slug: 'un-ete' },
      { ...ofPage, wasPublic: true },
      { slug: 'un-ete' },
    ],
  ])('%s', (_what, made, typed, expected) => {
    expect(followTitle(made, typed)).toEqual(expected);
  });
});

it('makes the slug of a category or a tag of its name, and of that alone, unless one is written', () => {
  expect(toTagValues({ name: 'Prise de parole', slug: '' }).slug).toBe('prise-de-parole');
  expect(toTagValues({ name: 'Autre nom', slug: 'prise-de-parole' }).slug).toBe('prise-de-parole');
  expect(toCategoryValues({ ...emptyCategory, name: 'Balados' }).slug).toBe('balados');
  expect(toCategoryValues({ ...emptyCategory, name: 'Autre nom', slug: 'balados' }).slug).toBe('balados');
});
