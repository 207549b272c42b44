import { beforeEach, describe, expect, it } from 'vitest';
import { db, resetDb } from '../db.ts';
import { parseQuery } from './query.ts';

beforeEach(resetDb);

const parse = (search: string) => parseQuery('articles', new URLSearchParams(search));

describe('parseQuery', () => {
  it.each([
    ['a filter', 'title=fts.balado'],
    ['a negation', 'status=not.eq.draft'],
    ['a test for anything but null', 'status=is.true'],
    ['a column', 'inconnue=eq.1'],
    ['a column of a filter on a link', 'categories.inconnue=eq.1'],
    ['a column of the selection', 'select=id,inconnue'],
    ['a column of a link', 'select=id,categories(inconnue)'],
    ['a link', 'select=id,inconnus(id)'],
    ['an alias', 'select=nom:title'],
    ['an order', 'order=title.random'],
    ['a filter inside or', 'or=(title.eq.x,title.fts.y)'],
  ])('throws on %s that it does not know', (_what, search) => {
    expect(() => parse(search)).toThrow('Mock:');
  });

  it('reads like with its wildcards, and or', () => {
    const { matches } = parse('or=(slug.like.*micro*,slug.eq.gerer-le-trac)');
    const found = db.articles.filter((row) => matches(row)).map(({ slug }) => slug);
    expect(found).toEqual(['gerer-le-trac', 'choisir-son-premier-micro']);
  });
});
