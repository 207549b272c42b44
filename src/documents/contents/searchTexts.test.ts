import { expect, it } from 'vitest';
import { searchTexts } from './searchTexts.ts';

it('takes neither accents, capitals nor apostrophes nor spaces to heart', () => {
  const [found] = searchTexts('  METHODE,  en cinq temps');
  expect(found).toMatchObject({ section: { key: 'communication/visibilityProcess' }, path: 'title' });
  expect(searchTexts("qu'on remarque maintenant")).toHaveLength(1);
  expect(searchTexts('me\u0301thode\u200B, en cinq\u00A0te\u00ADmps')).toHaveLength(1);
  expect(searchTexts(' \u200B')).toEqual([]);
});

it('searches what sections hold now', () => {
  const now = searchTexts('Bonsoir', ({ key, content }) =>
    key === 'home/hero' ? { title: 'Bonsoir!' } : content,
  );
  expect(now).toMatchObject([{ path: 'title', text: 'Bonsoir!' }]);
});
