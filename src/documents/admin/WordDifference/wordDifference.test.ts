import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordDifference } from './wordDifference.ts';

/** `Le [-son-]{+bruit+} des fêtes`. */
const shown = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

it.each([
  ['nothing', 'Bonjour.', 'Bonjour.', 'Bonjour.'],
  ['a word', 'Le son des fêtes', 'Le bruit des fêtes', 'Le [-son-]{+bruit+} des fêtes'],
  ['whole words only', 'Un stress', 'Un geste', 'Un [-stress-]{+geste+}'],
  ['words in several places', 'a b c d e', 'a x c y e', 'a [-b-]{+x+} c [-d-]{+y+} e'],
  ['a rewritten passage as one', 'un deux trois', 'quatre cinq six', '[-un deux trois-]{+quatre cinq six+}'],
  ['a new line', 'Un\nTrois\n', 'Un\nDeux\nTrois\n', 'Un\n{+Deux\n+}Trois\n'],
  ['an empty text', '', 'Tout', '{+Tout+}'],
  ['punctuation', 'Bonjour, vous', 'Bonjour vous', 'Bonjour[-,-] vous'],
])('marks %s', (_case, before, after, expected) => {
  expect(shown(before, after)).toBe(expected);
});

it('gives both texts back, whatever they are', () => {
  const text = fc.array(fc.constantFrom('le', 'son', 'fête', ' ', ', ', '\n', 'é'), { maxLength: 60 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const passages = wordDifference(one.join(''), other.join(''));
      const without = (left: string) =>
        passages.flatMap(({ kind, text: words }) => (kind === left ? [] : [words])).join('');
      expect([without('added'), without('removed')]).toEqual([one.join(''), other.join('')]);
    }),
  );
});
