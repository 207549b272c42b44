import fc from 'fast-check';
import { EditorState } from '@tiptap/pm/state';
import { tableEditing } from '@tiptap/pm/tables';
import { expect, test } from 'vitest';
import { corpus } from './corpus/texts.ts';
import { createSchema } from './extensions.ts';
import { PreservedText } from './preservedText.ts';
import { putDocument } from './putDocument.ts';

const schema = createSchema();

/** An editor that has been given one text after the other. */
function shownAfter(texts: readonly string[], type = (state: EditorState) => state) {
  const preserved = new PreservedText(schema);
  const [first = '', ...others] = texts;
  let state = EditorState.create({ doc: preserved.read(first), plugins: [tableEditing()] });
  for (const text of others) {
    state = type(state);
    preserved.written(state.doc);
    const target = preserved.read(text);
    state = state.apply(putDocument(state.tr, target));
    state.doc.check();
    // Plugins that mend tables have found nothing to mend.
    expect(state.doc.toJSON()).toEqual(target.toJSON());
    expect(preserved.adopt(state.doc)).toBe(true);
  }
  return { preserved, state, written: preserved.written(state.doc) };
}

const prices = (name: string, price: string) => `Avant.

| ${name} | Prix |
| --- | --- |
| Balado | ${price} |
| Vidéo | 90 $ |

Après.
`;

test.each([
  ['corrections in two cells of a row', prices('Nom (25$)', '30$'), prices('Nom (25 $)', '30 $')],
  ['two cells of two rows', prices('Nom', '30 $'), prices('Titre', '35 $')],
  ['a column more', '| a | b |\n| - | - |\n| 1 | 2 |\n', '| a | c | b |\n| - | - | - |\n| 1 | 3 | 2 |\n'],
  ['a column less', '| a | c | b |\n| - | - | - |\n| 1 | 3 | 2 |\n', '| a | b |\n| - | - |\n| 1 | 2 |\n'],
  ['a row more', '| a |\n| - |\n| 1 |\n', '| a |\n| - |\n| 2 |\n| 1 |\n'],
  ['a table for a list', '- un\n- deux\n', '| un |\n| - |\n| deux |\n'],
  ['a list out of a quotation', '> - un\n> - deux\n\nFin.\n', '- un\n\n> deux\n\nFin.\n'],
  ['nothing', prices('Nom', '30 $'), ''],
  ['something for nothing', '', prices('Nom', '30 $')],
  ['a link without words', 'Un.\n\n[](/d)\n\nDeux.\n', '[](/d)\n'],
  ['nothing for a link without words', '[](/d)\n', ''],
  ['the same words twice', 'Un.\n', 'Un.\n\nUn.\n\n\nUn.\n'],
])('%s', (_name, before, after) => {
  expect(shownAfter([before, after]).written).toBe(after);
  expect(shownAfter([before, after, before]).written).toBe(before);
});

test('a document that shows anything else is not taken for the text', () => {
  const preserved = new PreservedText(schema);
  const document = preserved.read('Un.\n\n\nUn.\n');
  const [block] = document.children;
  if (!block) throw new Error('The text has lost its blocks.');
  expect(preserved.adopt(schema.topNodeType.create(null, [block]))).toBe(false);
  expect(preserved.adopt(schema.topNodeType.create(null, [block, block]))).toBe(false);
  expect(preserved.adopt(document)).toBe(true);
  preserved.read('');
  expect(preserved.adopt(document)).toBe(false);
});

test('a change that is undone brings the first bytes back', () => {
  const [before, after] = [prices('Nom (25$)', '30$'), prices('Nom (25 $)', '30 $')];
  const { preserved } = shownAfter([before, after]);
  const undone = new PreservedText(schema).read(before);
  expect(preserved.written(undone)).toBe(before);
});

test('the next key writes nothing but what it has typed', () => {
  const after = prices('Nom (25 $)', '30 $');
  const { preserved, state } = shownAfter([prices('Nom (25$)', '30$'), after]);
  const typed = state.apply(state.tr.insertText('Bien a', 1, 2));
  expect(preserved.written(typed.doc)).toBe(after.replace('Avant', 'Bien avant'));
});

test('a place that nothing has changed is where it was', () => {
  const preserved = new PreservedText(schema);
  const state = EditorState.create({ doc: preserved.read(prices('Nom', '30 $')) });
  const change = putDocument(state.tr, preserved.read(prices('Titre', '35 $')));
  let balado = 0;
  state.doc.descendants((node, pos) => {
    if (node.text === 'Balado') balado = pos;
  });
  const place = change.mapping.mapResult(balado + 3);
  expect(place.deleted).toBe(false);
  expect(change.doc.resolve(place.pos).parent.textContent).toBe('Balado');
  expect(change.doc.resolve(place.pos).parentOffset).toBe(3);
});

const word = fc.constantFrom(
  'un',
  'deux',
  '25 $',
  '« oui »',
  '**gras**',
  '_non_',
  '`a`',
  '[b](/c)',
  '![](/d)',
  '',
);
const line = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const aTable = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 3 }))
  .chain(([columns, rows]) =>
    fc
      .array(fc.array(line, { minLength: columns, maxLength: columns }), {
        minLength: rows + 1,
        maxLength: rows + 1,
      })
      .map(([head = [], ...body]) => [row(head), row(head.map(() => '-')), ...body.map(row)].join('\n')),
  );
const { block } = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    line,
    line.map((words) => `## ${words}`),
    aTable,
    fc.constantFrom('---', '```\ncode\n```', '<div>', '[^1]: Note', ...Object.values(corpus)),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 3 })
      .map((inner) => inner.join('\n\n').replaceAll(/^/gm, '> ')),
    fc
      .tuple(fc.constantFrom('- ', '1. ', '- [ ] '), fc.array(tie('block'), { minLength: 1, maxLength: 3 }))
      .map(([sign, items]) =>
        items
          .map((item) => sign + item.replaceAll(/\n(?=.)/g, `\n${' '.repeat(sign.trimEnd().length + 1)}`))
          .join('\n'),
      ),
  ),
}));
const text = fc.array(block, { maxLength: 5 }).map((blocks) => blocks.join('\n\n'));

/** Another text, or the same with a few characters, lines or blocks changed. */
const change = fc.oneof(
  text.map((other) => () => other),
  fc
    .tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(30),
      fc.oneof(line, aTable, fc.constant('\n\n')),
    )
    .map(([at, length, words]) => (before: string) => {
      const start = Math.floor(at * before.length);
      return before.slice(0, start) + words + before.slice(start + length);
    }),
  fc.tuple(fc.nat(), fc.nat()).map(([one, other]) => (before: string) => {
    const lines = before.split('\n');
    const [from, to] = [one % lines.length, other % lines.length];
    return lines.with(from, lines[to] ?? '').join('\n');
  }),
);

test('any text that comes in is written back to the byte, whatever was shown before', () => {
  fc.assert(
    fc.property(
      text,
      fc.array(change, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      (first, changes, isTyping) => {
        const texts = [first];
        for (const next of changes) texts.push(next(texts.at(-1) ?? ''));
        const type = (state: EditorState) => (isTyping ? state.apply(state.tr.insertText('x', 1)) : state);
        expect(shownAfter(texts, type).written).toBe(texts.at(-1));
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 75) },
  );
});
