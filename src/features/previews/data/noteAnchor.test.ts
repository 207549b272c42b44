import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReadDocument, type ReadField, sentenceAround, wholeWords } from './noteAnchor.ts';

/** A field with what is noted of it between braces. */
const noted = (path: string, marked: string, ...others: ReadField[]) => {
  const start = marked.indexOf('{');
  const read = marked.replaceAll(/[{}]/g, '');
  const range = { path, start, end: marked.indexOf('}') - 1 };
  const words = read.slice(range.start, range.end);
  const anchor = new ReadDocument([{ path, read }, ...others]).anchor(range, words);
  return anchor && { place: path, ...anchor };
};

type Noted = ReturnType<typeof noted>;

/** What is found of a note, between braces. */
const find = (anchor: Noted, ...fields: ReadField[]) => {
  const found = anchor && new ReadDocument(fields).find(anchor);
  const read = fields.find(({ path }) => path === found?.path)?.read ?? '';
  return (
    found && `${read.slice(0, found.start)}{${read.slice(found.start, found.end)}}${read.slice(found.end)}`
  );
};

const again = (marked: string, read: string) => find(noted('content', marked), { path: 'content', read });

describe('a note is found', () => {
  it.each([
    ['where it was', 'Un {mot}.', 'Un mot.', 'Un {mot}.'],
    [
      'the second time that its words stand',
      '100 $, puis {100 $}.',
      '100 $, puis 100 $.',
      '100 $, puis {100 $}.',
    ],
    ['within a longer word', 'Il y a person{ne} ici.', 'Il y a personne ici.', 'Il y a person{ne} ici.'],
    [
      'whatever white space is shown',
      'Prêt {à dire} ?',
      'Prêt  à\u00A0dire\u00A0?',
      'Prêt  {à\u00A0dire}\u00A0?',
    ],
    ['as an emoji', 'Bravo {🎉} et 🎉', 'Bravo 🎉 et 🎉', 'Bravo {🎉} et 🎉'],
    ['across a line', 'Un\n{deux\ntrois}', 'Un\ndeux\ntrois', 'Un\n{deux\ntrois}'],
    [
      'where something far away has changed',
      `${'Loin. '.repeat(10)}Un {mot}. ${'Loin. '.repeat(10)}Fin.`,
      `${'Loin. '.repeat(11)}Un mot. ${'Loin. '.repeat(10)}Autre fin.`,
      `${'Loin. '.repeat(11)}Un {mot}. ${'Loin. '.repeat(10)}Autre fin.`,
    ],
  ])('%s', (_, marked, read, expected) => {
    expect(again(marked, read)).toBe(expected);
  });
});

describe('a note is not found', () => {
  it.each([
    ['by its letters alone', '{15 M} de vues', '1,5 M de vues'],
    [
      'in the twin of a sentence that is gone',
      '{Appelez-nous.} Merci. Appelez-nous.',
      'Merci. Appelez-nous.',
    ],
    ['in the twin of a paragraph that is gone', 'A\n\n{A}\n\nA', 'A\n\nA'],
    ['where the words before have changed', 'Le {prix}.', 'Les prix.'],
  ])('%s', (_, marked, read) => {
    expect(again(marked, read)).toBeNull();
  });

  it('where its words stand in another field', () => {
    expect(find(noted('title', '{Bonjour}'), { path: 'excerpt', read: 'Bonjour' })).toBeNull();
  });
});

describe('in a list', () => {
  const field = (path: string, read: string) => ({ path, read });
  const second = noted(
    'offers.1.price',
    '{100 $}',
    field('offers.0.name', 'Un'),
    field('offers.0.price', '100 $'),
    field('offers.1.name', 'Deux'),
  );

  it('an item is told from its twin', () => {
    expect(second).toMatchObject({ words: '100 $' });
    expect(find(second, field('offers.0.name', 'Un'), field('offers.0.price', '100 $'))).toBeNull();
  });

  it('fields come in any order', () => {
    const fields = [
      field('offers.1.price', '100 $'),
      field('offers.1.name', 'Deux'),
      field('offers.0.price', '100 $'),
      field('offers.0.name', 'Un'),
    ];
    expect(second && new ReadDocument(fields).find(second)?.path).toBe('offers.1.price');
  });
});

it('words that stand among too many others of the same can’t be kept', () => {
  expect(noted('content', `${'ha '.repeat(1000)}{ha}${' ha'.repeat(1000)}`)).toBeNull();
});

it('never leads elsewhere, whatever else of the text is edited', () => {
  const word = fc.constantFrom('son', 'le', 'personne', '100 $', '🎉', 'fin.', 'A', '\n\n');
  const text = fc.array(word, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(
      text,
      text,
      fc.constantFrom('son', '100 $', '🎉', 'A'),
      fc.array(fc.record({ at: fc.nat(), length: fc.nat(3), typed: fc.stringMatching(/^[x-z ]{0,4}$/) }), {
        maxLength: 1,
      }),
      (lead, trail, words, edits) => {
        let [before, after] = [`${lead.join(' ')} `, ` ${trail.join(' ')}`];
        const anchor = noted('content', `${before}{${words}}${after}`);
        for (const { at, length, typed } of edits) {
          const put = (side: string, start: number) =>
            side.slice(0, start) + typed + side.slice(start + length);
          const place = at % (before.length + after.length);
          if (place < before.length) before = put(before, place).replace(/\S$/, '$& ');
          else after = put(after, place - before.length).replace(/^(?=\S)/, ' ');
        }
        const found = startOf(anchor, before + words + after);
        expect([null, before.length]).toContain(found);
      },
    ),
    { numRuns: 2000 },
  );
});

/** Where a note is found in a text. */
const startOf = (anchor: Noted, read: string) =>
  (anchor && new ReadDocument([{ path: 'content', read }]).find(anchor)?.start) ?? null;

it('takes whole characters, and no white space at their ends', () => {
  expect(wholeWords('a 👩‍💻 b', 3, 4)).toEqual({ start: 2, end: 7 });
  expect(wholeWords(' un mot ', 0, 8)).toEqual({ start: 1, end: 7 });
});

it('shows the sentence of some words', () => {
  const read = 'Un début.\n\nAvant. Le prix est de 100 $ ici. Après.';
  const start = read.indexOf('100 $');
  expect(sentenceAround(read, start, start + 5)).toEqual({ lead: 'Le prix est de ', trail: ' ici.' });
});
