// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { matchesSearch } from './articleSearch.ts';

const article = {
  title: 'L’Œuvre au noir : Déjà vu',
  excerpt: 'Un balado  enregistré à Québec',
};

describe('matchesSearch', () => {
  it.each(['déjà', 'DEJA', 'oeuvre', "l'œuvre", 'québec', 'QUEBEC', ' balado ', 'balado enregistre', ''])(
    'finds %j',
    (search) => {
      expect(matchesSearch(search)(article)).toBe(true);
    },
  );

  it.each(['podcast', 'vu un balado'])('does not find %j', (search) => {
    expect(matchesSearch(search)(article)).toBe(false);
  });

  it('takes an article without an excerpt', () => {
    expect(matchesSearch('balado')({ title: 'Balado', excerpt: null })).toBe(true);
    expect(matchesSearch('null')({ title: 'Balado', excerpt: null })).toBe(false);
  });
});
