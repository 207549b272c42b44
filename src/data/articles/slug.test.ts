import { describe, expect, it } from 'vitest';
import { readableSlug, slugify } from './slug.ts';

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
