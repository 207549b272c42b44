import { describe, expect, it } from 'vitest';
import { foldList, searchList } from './articleSearch.ts';

const article = {
  title: 'L’Œuvre au noir : Déjà vu',
  excerpt: 'Un balado  enregistré à Québec',
};

const isFound = (search: string, item: Parameters<typeof searchList>[0][number] = article) =>
  searchList([item], search).length === 1;

describe('searchList', () => {
  it.each(['déjà', 'DEJA', 'oeuvre', "l'œuvre", 'québec', 'QUEBEC', ' balado ', 'balado enregistre', ''])(
    'finds %j',
    (search) => {
      expect(isFound(search)).toBe(true);
    },
  );

  it.each(['podcast', 'vu un balado'])('does not find %j', (search) => {
    expect(isFound(search)).toBe(false);
  });

  it('takes an article without an excerpt', () => {
    expect(isFound('balado', { title: 'Balado', excerpt: null })).toBe(true);
    expect(isFound('null', { title: 'Balado', excerpt: null })).toBe(false);
  });

  it('takes a list that is ready in part', () => {
    const list = [article, { title: 'Micro', excerpt: null }, { title: 'Micros', excerpt: null }];
    expect(foldList(list, 1)).toHaveLength(1);
    expect(searchList(list, 'micro')).toEqual(list.slice(1));
  });
});
