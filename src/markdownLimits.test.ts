import { describe, expect, it } from 'vitest';
import { markdownProblem } from './markdownLimits.ts';
import { corpus } from './richText/corpus/texts.ts';

const cells = (columns: number, rows: number) =>
  `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|\n'.repeat(rows)}`;

describe('a text that would take a parser minutes, or all memory', () => {
  it.each([
    ['a table of eight million cells', cells(200, 40_000), '20\u00a0000 cases'],
    ['many tables', `${cells(10, 100)}\n`.repeat(30), '20\u00a0000 cases'],
    ['a table in a quotation', cells(200, 4000).replaceAll(/^/gm, '> '), '20\u00a0000 cases'],
    ['quotations in quotations', '>'.repeat(5000), '100 niveaux'],
    ['quotations with blanks', '> '.repeat(101), '100 niveaux'],
    ['lists in lists', '- '.repeat(101), '100 niveaux'],
    ['numbers in numbers', '1. '.repeat(5000), '100 niveaux'],
    ['notes in notes', '[^a]: '.repeat(101), '100 niveaux'],
    ['both in turn', '> 1) '.repeat(60), '100 niveaux'],
    [
      'lists that go in line by line',
      Array.from({ length: 150 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
      '100 niveaux',
    ],
    ['many short lists', '- a\n  - b\n'.repeat(4000), '5\u00a0000 éléments'],
    ['many short quotations', '>\n\n'.repeat(20_000), '5\u00a0000 éléments'],
    ['many underlined titles', 'a\n===\n'.repeat(16_000), '5\u00a0000 éléments'],
    ['stars and underscores', '*_'.repeat(10_000), '3\u00a0000 signes'],
    ['labels that nothing closes', '['.repeat(100_000), '3\u00a0000 signes'],
    ['addresses without a label', `](\n`.repeat(20_000), '3\u00a0000 signes'],
    ['many paragraphs', `${'*a* '.repeat(100)}\n\n`.repeat(300), '50\u00a0000 signes'],
    ['marks between fences that close nothing', `\`\`\`\n${'*_'.repeat(30_000)}\n`, '50\u00a0000 signes'],
  ])('is refused: %s', (_name, text, reason) => {
    expect(markdownProblem(text)).toContain(reason);
  });
});

describe('what people write', () => {
  it.each([
    ...Object.entries(corpus),
    ['a table of 10,000 cells', cells(100, 98)],
    ['a long text', `${'Un texte **long** avec [un lien](/a). '.repeat(20)}\n\n`.repeat(400)],
    ['a long list', '- un\n- deux **mots**\n'.repeat(300)],
    ['much code', `\`\`\`ts\n${'const a_b = [c[0], `d`];\n'.repeat(1000)}\`\`\`\n`],
    ['code that is indented', `\`\`\`\n${' '.repeat(300)}- a\n\`\`\`\n`],
    ['a rule of many dashes', `${'-'.repeat(500)}\n`],
  ])('is taken: %s', (_name, text) => {
    expect(markdownProblem(text)).toBeNull();
  });
});

it('takes no time itself, whatever repeats', () => {
  const units = ['\t', ' ', '-', '| ', '>\t', 'a ', '`', '[^', '1', '-\t'];
  const start = performance.now();
  for (const unit of units) markdownProblem(unit.repeat(200_000));
  // A pattern that goes back would take minutes.
  expect(performance.now() - start).toBeLessThan(3000);
});
