import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyCorrections, findTypographyCorrections } from './corrections.ts';
import { findMarkdownCorrections } from './markdown.ts';

/** What the rules look at, so that runs of it meet all of them and each other. */
const signs = [
  [' ', ' ', ' ', '  ', '\u00a0', '\u202f', '\u2009', '\n', '\n\n', '\t'],
  ['«', '»', '"', '“', '”', "'", '’', '(', ')', '[', ']'],
  [':', ';', '!', '?', '.', '...', '…', ',', '-', '--', '–', '—', '/', '%', '$', '€', 'k$', 'CA', '°C'],
  ['1', '2', '14', '30', '100', '000', '1234', '25000', '1000000', ',50', '418 555-0142', 'no 12345'],
  ['h', 'H', 'km', 'm', 'min', 'ère', 'ème', 'ieme', 'è', 'nde', 'XX', 'XIXème'],
  ['mot', 'l', 'qu', 'etc', 'Etat', 'A', 'la fin', 'Ca', 'va', 'Été', 'ok', '😀', '\ufffc'],
].flat();
const plain = fc.array(fc.constantFrom(...signs), { maxLength: 14 }).map((parts) => parts.join(''));

const marks = [
  '`',
  '``',
  '**',
  '_',
  '# ',
  '> ',
  '- ',
  '1. ',
  '| ',
  ' |',
  '\n| - |\n',
  '```\n',
  '<b>',
  '</b>',
  '<code>',
];
const links = [
  '[',
  '](http://a.ca/b?c)',
  '](/a "b: c")',
  '![',
  '[^1]',
  '\n[^1]: ',
  '\n[a]: /b "c"\n',
  '<http://a.ca>',
  '\\',
  '&nbsp;',
  '&amp;',
  '\r\n',
  '  \n',
  '    ',
];
const markdown = fc
  .array(fc.constantFrom(...signs, ...marks, ...links), { maxLength: 24 })
  .map((parts) => parts.join(''));

const layers = [
  ['plain text', plain, findTypographyCorrections],
  ['Markdown', markdown, findMarkdownCorrections],
] as const;

/** Letters and digits, without what the rules may change of them: accents, capitals, endings of ordinals. */
const toLetters = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
    .replaceAll(/(?<=\d|[IVXLCM])\s*(?:i?eme|i?ere|ier|er|re|nde?|de?|e)(?=s?(?!\p{L}))/gu, '')
    .replaceAll(/\s/g, '')
    .toLowerCase();

it.each(layers)('finds nothing more in %s that was corrected', (_name, texts, find) => {
  fc.assert(
    fc.property(texts, (text) => {
      const corrected = applyCorrections(text, find(text));
      expect(applyCorrections(corrected, find(corrected))).toBe(corrected);
    }),
    { numRuns: Number(process.env.RUNS ?? 300) },
  );
});

it.each(layers)('keeps every letter and digit of %s', (_name, texts, find) => {
  fc.assert(
    fc.property(texts, (text) => {
      const corrected = applyCorrections(text, find(text));
      const sorted = (letters: string) => letters.split('').toSorted().join('');
      expect(sorted(toLetters(corrected))).toBe(sorted(toLetters(text)));
    }),
    { numRuns: Number(process.env.RUNS ?? 300) },
  );
});

/** Written with faults in it that are none where they stand; `n` tells one from the other. */
const stored = [
  (n: number) => `\`l'or : ${n}%\``,
  (n: number) => `<i title="l'or : ${n}%">`,
  (n: number) => `https://a.ca/l'or?b=${n}%`,
  (n: number) => `[mot](/l'or-${n} "l'or : 5%")`,
  // The comment ends a list, in which the line would be prose.
  (n: number) => `\n\n<!-- -->\n\n    l'or : ${n}%\n\n`,
  (n: number) => `\n\n~~~\nl'or : ${n}%\n~~~\n\n`,
];

it('touches neither code nor HTML nor an address of Markdown', () => {
  const part = fc.oneof(plain, fc.constantFrom(...stored));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const pieces = parts.map((piece, index) => (typeof piece === 'string' ? piece : piece(index)));
      const text = pieces.join(' ');
      const corrected = applyCorrections(text, findMarkdownCorrections(text));
      const left = pieces.filter(
        (piece, index) => typeof parts[index] !== 'string' && !corrected.includes(piece),
      );
      expect(left).toEqual([]);
    }),
    { numRuns: Number(process.env.RUNS ?? 300) },
  );
});

it('takes its time with the length of a text, whatever repeats in it', { timeout: 120_000 }, () => {
  const starts = ['', '« ', '"', '(', '1', '$', 'a', 'A', 'a.', '\n', "a'"];
  const units = [
    ...Array.from(' \u00a0.,a1A-"(!;:$%«»\u0301\n'),
    'a ',
    '1 ',
    '$ ',
    '000 ',
    'a.',
    'a@',
    ' :',
    '( ',
    '« ',
    'a :\n',
    "'",
  ];
  const time = (text: string) => {
    const before = performance.now();
    findTypographyCorrections(text);
    return performance.now() - before;
  };
  const tooSlow = starts.flatMap((start) =>
    units.flatMap((unit) => {
      const getText = (length: number) => `${start}${unit.repeat(length / unit.length)}A »)%`;
      if (time(getText(50_000)) < 500) return [];
      // With its square, a text four times as long takes sixteen times as long. The best of three, on a machine that is busy.
      const best = (length: number) => Math.min(...Array.from({ length: 3 }, () => time(getText(length))));
      const ratio = best(40_000) / best(10_000);
      return ratio > 10 ? [`${JSON.stringify(start + unit)}: ${ratio.toFixed(1)} times`] : [];
    }),
  );
  expect(tooSlow).toEqual([]);
});
