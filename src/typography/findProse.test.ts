import { expect, it } from 'vitest';
import { findVisible } from './findProse.ts';

it.each([
  ['Un **mot** et [un lien](/prix "Prix").', ['Un mot et un lien.']],
  ['Utilisez `npm ci` ici, ou <kbd>A</kbd>.', ['Utilisez npm ci ici, ou <kbd>A</kbd>.']],
  [
    'Voir https://a.ca et <https://b.ca>[^1].\n\n[^1]: Une note.',
    ['Voir https://a.ca et https://b.ca.', 'Une note.'],
  ],
  ['Caf&eacute; &#233;&#xe9;&nbsp;! \\*', ['Café éé\u00a0! *']],
  ['Un\ndeux\\\ntrois', ['Un deux\ntrois']],
  ['- [x] Fait\n- ![Un micro](/a.jpg) ici', ['Fait', 'ici']],
  ['| a | b |\n| - | - |\n| 1 | 2 |', ['a', 'b', '1', '2']],
  ['```js\nlet a\n```\n\nFin', ['let a', 'Fin']],
  ['<div>Bonjour</div>', ['<div>Bonjour</div>']],
])('%j is shown as %j', (markdown, shown) => {
  expect(findVisible(markdown).map(({ text }) => text.trim())).toEqual(shown);
});

it('knows where the words of the source are', () => {
  const [prose] = findVisible('Un **mot** &eacute;crit.');
  expect(prose?.text).toBe('Un mot écrit.');
  expect(prose?.getSource({ start: 3, end: 6 })).toEqual({ start: 5, end: 8 });
  expect(prose?.getSource({ start: 7, end: 9 })).toBeNull();
});
