import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Markdown } from '#design-system/components/Markdown';
import { pastedMarkdown } from './testing/pastedMarkdown.ts';
import { getText } from './tree.ts';

const words = [
  'mot',
  'l’été',
  ' ',
  '&nbsp;',
  '\n',
  '*',
  '_',
  '**',
  '`',
  '#',
  '# ',
  '- ',
  '+ ',
  '1. ',
  '> ',
  '|',
  '~',
  '~~',
  '[',
  ']',
  '(a)',
]
  .concat([
    '![x](y)',
    '&lt;b&gt;',
    '&lt;script&gt;',
    '&amp;',
    '&amp;lt;',
    '\\',
    ':',
    '!',
    '«',
    '»',
    '---',
    '===',
    '.',
    '😀',
    'a_b',
    '[^1]',
  ])
  .concat(['javascript:alert(1)', '{', '$', '\u00a0', '\u202f', '    ']);
const tags = [
  'p',
  'div',
  'span',
  'b',
  'strong',
  'i',
  'em',
  's',
  'code',
  'h1',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'table',
  'tr',
  'td',
  'th',
].concat([
  'section',
  'figure',
  'figcaption',
  'dl',
  'dt',
  'dd',
  'u',
  'sup',
  'font',
  'o:p',
  'center',
  'details',
  'summary',
  'thead',
]);
const attributes = [
  '',
  '',
  '',
  ' style="font-weight:700"',
  ' style="font-weight:normal"',
  ' style="font-style:italic"',
  ' style="mso-list:l0 level1 lfo1"',
  ' style="mso-list:l0 level3 lfo1"',
  ' class=MsoListParagraph',
  ' class=MsoQuote',
  ' role=heading aria-level=2',
  ' colspan=3',
  ' rowspan=2',
  ' colspan=99999 rowspan=99999',
  ' data-aria-level=2',
  ' id=a',
];
const links = [
  'javascript:alert(1)',
  ' jAvascript:a()',
  'data:text/html,x',
  'https://a.ca/(b)',
  'https://a.ca/b c"d',
  '#a',
  '//a.ca',
  '/a',
  'mailto:a@b.ca',
  'vbscript:a',
  'https://www.google.com/url?q=javascript:a()',
  'https://a.ca/\\)<b>',
];

const { html } = fc.letrec<{ html: string; element: string; part: string }>((tie) => ({
  html: fc.array(tie('part'), { maxLength: 6 }).map((parts) => parts.join('')),
  part: fc.oneof({ depthSize: 'small' }, fc.constantFrom(...words), tie('element')),
  element: fc.oneof(
    fc
      .tuple(fc.constantFrom(...tags), fc.constantFrom(...attributes), tie('html'))
      .map(([tag, attribute, inner]) => `<${tag}${attribute}>${inner}</${tag}>`),
    fc
      .tuple(fc.constantFrom(...links), tie('html'))
      .map(([href, inner]) => `<a href='${href}' name=a>${inner}</a>`),
    fc.constantFrom(
      '<br>',
      '<br>',
      '<hr>',
      '<!--[if x]>y<![endif]-->',
      '<![if !a]>',
      '<script>a</script>',
      '<pre>a\n  b</pre>',
    ),
    fc.constantFrom(...links).map((src) => `<img src='${src}' alt="*a] \n <b>">`),
  ),
}));

const getSite = (markdown: string) => renderToStaticMarkup(<Markdown>{markdown}</Markdown>);

/** Letters and signs in any order: captions, notes and tables in cells stand elsewhere than in the source. */
const getSigns = (text: string) =>
  Array.from(text.normalize('NFKC'))
    .filter((sign) => /[\p{L}#*_`~<>[\]|\\!&]/u.test(sign))
    .toSorted()
    .join('');

it('says all that was visible and nothing else, whatever was pasted', () => {
  fc.assert(
    fc.property(html, (source) => {
      const { markdown } = pastedMarkdown(source);
      const visible = source.replace(/<script>a<\/script>|<!--.*?-->|<!\[if !a\]>/gs, '');
      const site = getSite(markdown).replaceAll(
        /<sup><a[^>]*data-footnote-ref[^]*?<\/sup>|<h2[^>]*footnote-label[^]*?<\/h2>|↩/g,
        '',
      );
      expect(getSigns(getText(fromHtml(site)))).toBe(getSigns(getText(fromHtml(visible))));
    }),
    {
      numRuns: Number(process.env.RUNS ?? 100),
      examples: [
        // A term that holds a block, and what comes after it.
        ['<dl><s>a<h1>b</h1></s>c</dl>'],
        ['<table><tr><td role=heading aria-level=2>mot</td></tr></table>'],
      ],
    },
  );
});

it('never lets through HTML or an address that runs', () => {
  fc.assert(
    fc.property(html, (source) => {
      const { markdown } = pastedMarkdown(source);
      const write = (allow: boolean) =>
        micromark(markdown, {
          allowDangerousHtml: allow,
          allowDangerousProtocol: allow,
          extensions: [gfm()],
          htmlExtensions: [gfmHtml()],
        });
      expect(write(true)).toBe(write(false));
    }),
    { numRuns: Number(process.env.RUNS ?? 100) },
  );
});

it('never throws, nor loses the text of what is nested too deep', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (source) => void pastedMarkdown(source)));
  expect(pastedMarkdown(`${'<div><b>'.repeat(500)}mot`).markdown).toBe('**mot**\n');
  expect(pastedMarkdown(`<ul>${'<div>'.repeat(20_000)}mot`).markdown).toBe('mot\n');
});

const articles = join(import.meta.dirname, '../../../supabase/seed/articles');

it.each(readdirSync(articles).filter((file) => file.endsWith('.md')))(
  'brings %s back from the site as it was',
  (file) => {
    const source = readFileSync(join(articles, file), 'utf8').replace(/^---\n[^]*?\n---\n/, '');
    const pasted = pastedMarkdown(getSite(source)).markdown;
    expect(pastedMarkdown(getSite(pasted)).markdown).toBe(pasted);
    // The lines of a source end anywhere.
    expect(getSite(pasted)).toBe(getSite(source).replace(/(?<=[^>])\n(?=[^<])/g, ' '));
  },
);
