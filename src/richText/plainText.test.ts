import type { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSchema } from './extensions.ts';
import { isMarkdown, readPlainText } from './plainText.ts';
import { PreservedText } from './preservedText.ts';

const schema = createSchema();

/** The lines that are shown once a text has been put in, stored and read again. */
function shown(text: string): string[] {
  const document = schema.topNodeType.create(null, readPlainText(schema, text));
  document.check();
  const written = new PreservedText(schema).written(document);
  const read = new PreservedText(schema).read(written);
  return [...read.children].flatMap((block) => {
    expect(block.type.name).toBe('paragraph');
    return block.textBetween(0, block.content.size, '', (leaf) => {
      expect(leaf.type.name).toBe('hardBreak');
      return '\n';
    });
  });
}

it.each([
  ['https://fr.wikipedia.org/wiki/Mercure_(planète)', 'https://fr.wikipedia.org/wiki/Mercure_(planète)'],
  ['(voir https://a.ca/b_(c).)', 'https://a.ca/b_(c)'],
  ['(voir https://a.ca/b)', 'https://a.ca/b'],
  ['https://a.ca/?q[]=1&r[]', 'https://a.ca/?q[]=1&r[]'],
  ['[https://a.ca/b]', 'https://a.ca/b'],
  ['www.a.ca/(b', 'https://www.a.ca/(b'],
])('an address in %s is whole, also once it is stored', (text, href) => {
  const hrefs = (document: Node) => {
    const found: string[] = [];
    document.descendants((node) => {
      const link = node.marks.find(({ type }) => type.name === 'link');
      if (link) found.push(String(link.attrs.href));
    });
    return found;
  };
  const document = schema.topNodeType.create(null, readPlainText(schema, text));
  expect(hrefs(document)).toEqual([href]);
  const written = new PreservedText(schema).written(document);
  expect(hrefs(new PreservedText(schema).read(written))).toEqual([href]);
});

describe('a plain text stays what it looks like', () => {
  it.each([
    ['a\nb\nc', ['a\nb\nc']],
    ['a\r\nb\rc', ['a\nb\nc']],
    ['Merci\n--\nMarie', ['Merci\n--\nMarie']],
    ['Merci\n===\nMarie', ['Merci\n===\nMarie']],
    ['un\n\n\ndeux\n', ['un', 'deux']],
    ['    quatre espaces', ['\u00a0\u00a0\u00a0\u00a0quatre espaces']],
    ['si a:\n\tb', ['si a:\n\u00a0\u00a0\u00a0\u00a0b']],
    ['# 1', ['# 1']],
    ['1986. Une année', ['1986. Une année']],
    ['1) un\n2) deux', ['1) un\n2) deux']],
    ['- un', ['- un']],
    ['> dit-elle', ['> dit-elle']],
    ['+ 3\n+ 4', ['+ 3\n+ 4']],
    ['* * *', ['* * *']],
    ['a*b*c, _d_, `e`, ~f~, **g', ['a*b*c, _d_, `e`, ~f~, **g']],
    ['<b>x</b> &amp; \\* [1] [x](y) ![z]', ['<b>x</b> &amp; \\* [1] [x](y) ![z]']],
    ['| a | b |', ['| a | b |']],
    ['fini.La fichier.md Merci.De #podcast /mois', ['fini.La fichier.md Merci.De #podcast /mois']],
    ['[1]: pas une note', ['[1]: pas une note']],
  ])('%j', (text, lines) => expect(shown(text)).toEqual(lines));

  it('whatever it is', () => {
    const signs = fc.constantFrom(
      ...'a|é |1. |1986. |- |--|---|# |#|> |`|```|*|**|_|~~|[|]|(/x)|[^1]|[^1]: |![|<|<b>|&amp;|&'.split('|'),
      ...'\\,\n,\n,\n\n,    , ,\t,\u00a0,=,===,+ ,:,https://a.ca,www.a.ca,a@b.ca,😀,«\u00a0,. ,) ,|,|-|'.split(
        ',',
      ),
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 14 }), (parts) => {
        const text = parts.join('');
        const splitWords = (lines: string[]) => lines.map((line) => line.trim()).filter(Boolean);
        const found = shown(text).flatMap((block) => block.split('\n'));
        expect(splitWords(found)).toEqual(splitWords(text.split('\n')));
      }),
      { numRuns: Number(process.env.RUNS ?? 200) },
    );
  });

  it('makes links of clear addresses alone', () => {
    const [paragraph] = readPlainText(schema, 'Voir www.a.ca, https://b.ca/x. ou info@c.ca, Node.js et d.ca');
    const links = [...(paragraph?.children ?? [])].flatMap(({ marks, text }) =>
      marks.map(({ attrs }) => [text, attrs.href]),
    );
    expect(links).toEqual([
      ['www.a.ca', 'https://www.a.ca'],
      ['https://b.ca/x', 'https://b.ca/x'],
      ['info@c.ca', 'mailto:info@c.ca'],
    ]);
  });

  it('keeps the space at its ends, where one word is brought', () => {
    expect(readPlainText(schema, ' mot ')[0]?.textContent).toBe(' mot ');
  });
});

it.each([
  'Voyez **ceci**.',
  'Voyez [ceci](https://a.ca).',
  '![Un micro](/media/micro.jpg)',
  '[ceci][1]\n\n[1]: https://a.ca',
  'Une note.[^1]\n\n[^1]: La voici.',
  '## Un titre\n\nDu texte.',
  'Titre\n=====\n\n- un\n- deux',
  '```\na\n```',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '- [ ] un\n- [x] deux',
  '- un\n- deux\n  - trois\n  - quatre',
  '1. un\n2. deux',
  '~~non~~ oui',
])('takes %j for Markdown', (text) => expect(isMarkdown(text)).toBe(true));

it.each([
  '',
  'Bonjour',
  'a\nb\nc',
  'Merci\n--\nMarie',
  'Merci **bien**\n--\nMarie',
  '    quatre espaces',
  'Un **gras**\n\n    quatre espaces',
  '# 1',
  '# Un commentaire',
  '## un commentaire\nrm -r x',
  '### 12',
  '1986. Une année',
  '1. un seul',
  '1. un\n3. trois',
  '- Bonjour',
  '- name: a\n  run: b\n- name: c\n  run: d',
  '+ 3\n+ 4',
  '- 3\n- 4',
  'a**2 + b**2',
  '__init__ et __main__',
  'a[i](x)',
  '2 * 3 * 4, _x_, `code`, *y*',
  '> une réponse',
  'https://a.ca et info@a.ca',
  '```\nsans fin',
  'a | b\nc | d',
  '<b>gras</b> &amp;',
  '* * *',
])('takes %j for a text', (text) => expect(isMarkdown(text)).toBe(false));
