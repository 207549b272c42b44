import { describe, expect, it } from 'vitest';
import { findVisible, Prose } from '#typography/findProse.ts';
import { joinProses, putProposal, type ReadText } from './putProposal.ts';

const put = (field: ReadText, words: string, proposal: string) => {
  const start = joinProses(field.proses).indexOf(words);
  return putProposal(field, { start, end: start + words.length }, proposal);
};

const inMarkdown = (text: string, words: string, proposal: string) =>
  put({ text, proses: findVisible(text), isMarkdown: true }, words, proposal);

const inPlain = (text: string, words: string, proposal: string) => {
  const prose = new Prose();
  prose.add(text, 0);
  return put({ text, proses: [prose], isMarkdown: false }, words, proposal);
};

describe('the proposed words take the place of the noted ones', () => {
  it.each([
    ['in a plain text', inPlain('Le son des fêtes', 'son des fêtes', 'son de Noël'), 'Le son de Noël'],
    [
      'where spaces differ',
      inPlain('Prêt\u00A0? Oui.', 'Prêt\u00A0? Oui.', 'Prêt ? Non.'),
      'Prêt\u00A0? Non.',
    ],
    ['of an emoji', inPlain('Bravo 🎉!', '🎉', '🎊'), 'Bravo 🎊!'],
    ['with a sign at their end', inPlain('C’est fini.', 'C’est fini.', 'C’est fini!'), 'C’est fini!'],
    ['as more words', inPlain('Un mot.', 'Un mot.', 'Un beau mot.'), 'Un beau mot.'],
    ['as fewer', inPlain('Un beau mot.', 'Un beau mot.', 'Un mot.'), 'Un mot.'],
    [
      'beside marks, which stay',
      inMarkdown('Un **bon** mot.', 'Un bon mot.', 'Un bon texte.'),
      'Un **bon** texte.',
    ],
    ['within marks', inMarkdown('Un **bon** mot.', 'Un bon mot.', 'Un beau mot.'), 'Un **beau** mot.'],
    [
      'within a link',
      inMarkdown('Voyez [nos prix](/prix).', 'Voyez nos prix.', 'Voyez nos tarifs.'),
      'Voyez [nos tarifs](/prix).',
    ],
    [
      'across paragraphs that stay',
      inMarkdown('Un.\n\nDeux trois.', 'Un.\n\nDeux trois.', 'Un.\n\nDeux quatre.'),
      'Un.\n\nDeux quatre.',
    ],
    [
      'as words, whatever signs they have',
      inMarkdown('Un mot.', 'Un mot.', 'Un *mot* [1].'),
      'Un \\*mot\\* \\[1\\].',
    ],
  ])('%s', (_, after, expected) => {
    expect(after).toBe(expected);
  });
});

describe('nothing is replaced', () => {
  it.each([
    ['within code', inMarkdown('Un `mot` ici.', 'mot', 'texte')],
    ['across the end of marks', inMarkdown('Un **bon** mot.', 'Un bon mot.', 'Une phrase.')],
    ['across paragraphs', inMarkdown('Un.\n\nDeux.', 'Un.\n\nDeux.', 'Trois.')],
  ])('%s', (_, after) => {
    expect(after).toBeNull();
  });
});
