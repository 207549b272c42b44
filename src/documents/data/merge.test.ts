import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMerging } from './merge.ts';
import type { Shape } from './shape.ts';

type Item = { id: string; title: string; points: string[] };
type Button = { label: string; to: string };
type Text = { title: string; items: Item[]; buttons: Button[] };

const value = { kind: 'value' } as const;
const points: Shape = { kind: 'list', toItem: () => value, toKey: () => undefined };
const item: Shape = { kind: 'group', parts: { id: value, title: value, points } };
const button: Shape = { kind: 'group', parts: { label: value, to: value } };
const { listChanges, take, merge } = createMerging<Text>({
  kind: 'group',
  parts: {
    title: value,
    items: { kind: 'list', toItem: () => item, toKey: (one) => (one as Item).id },
    buttons: { kind: 'list', toItem: () => button, toKey: () => undefined },
  },
});

const toItem = (id: string, title = id, lines: string[] = []): Item => ({ id, title, points: lines });
const write: Button = { label: 'Écrire', to: '/contact' };
const read: Button = { label: 'Lire', to: '/blog' };
const base: Text = { title: 'Titre', items: [toItem('a'), toItem('b'), toItem('c')], buttons: [write, read] };

/** What both have made of the same text. */
const mergeBoth = (mine: Partial<Text>, theirs: Partial<Text>, ancestor = base) =>
  merge({ ancestors: [ancestor], mine: { ...ancestor, ...mine }, theirs: { ...ancestor, ...theirs } });
const getIds = ({ merged }: { merged: Text }) => merged.items.map(({ id }) => id).join('');

describe('items with keys', () => {
  const [a, b, c] = [toItem('a'), toItem('b'), toItem('c')];

  it('are changed, added and taken away each by itself', () => {
    const { merged, conflicts } = mergeBoth(
      { items: [toItem('a', 'Mien'), b, toItem('d')] },
      { items: [a, toItem('e'), toItem('b', 'Sien'), c] },
    );
    expect(merged.items).toEqual([toItem('a', 'Mien'), toItem('e'), toItem('b', 'Sien'), toItem('d')]);
    expect(conflicts).toEqual([]);
  });

  it('are in the order of whoever moved them, and a conflict when both did otherwise', () => {
    expect(getIds(mergeBoth({ items: [c, a, b] }, { items: [a, toItem('d'), b, c] }))).toBe('cadb');
    expect(getIds(mergeBoth({ title: 'Mien' }, { items: [c, b, a] }))).toBe('cba');
    const both = mergeBoth({ items: [c, a, b] }, { items: [b, a, c] });
    expect([getIds(both), both.conflicts]).toEqual(['cab', ['items[]']]);
  });

  it('are a conflict when one side changed what the other took away', () => {
    const mine = mergeBoth({ items: [a, toItem('b', 'Mien'), c] }, { items: [a, c] });
    expect([getIds(mine), mine.conflicts]).toEqual(['abc', ['items[b]']]);
    const theirs = mergeBoth({ items: [a, c] }, { items: [a, toItem('b', 'Sien'), c] });
    expect([getIds(theirs), theirs.conflicts]).toEqual(['ac', ['items[b]']]);
  });

  it('name the part of them that both changed', () => {
    const { conflicts } = mergeBoth(
      { items: [toItem('a', 'Mien'), b, c] },
      { items: [toItem('a', 'Sien'), b, c] },
    );
    expect(conflicts).toEqual(['items[a].title']);
  });
});

describe('items without keys', () => {
  it('are merged by what stays the same around them', () => {
    const theirs = { buttons: [write, read, { label: 'Appeler', to: '/contact' }] };
    const { merged, conflicts } = mergeBoth({ buttons: [{ ...write, label: 'Nous écrire' }, read] }, theirs);
    expect(merged.buttons.map(({ label }) => label)).toEqual(['Nous écrire', 'Lire', 'Appeler']);
    expect(conflicts).toEqual([]);
  });

  it('are merged part by part in the same place, and stay beside each other where both were added', () => {
    const changed = mergeBoth(
      { buttons: [{ ...write, label: 'Nous écrire' }, read] },
      { buttons: [{ ...write, to: '/services' }, read] },
    );
    expect(changed.merged.buttons[0]).toEqual({ label: 'Nous écrire', to: '/services' });
    const [mine, theirs] = [
      { label: 'Mien', to: '/' },
      { label: 'Sien', to: '/' },
    ];
    const added = mergeBoth({ buttons: [write, read, mine] }, { buttons: [write, read, theirs] });
    expect(added.merged.buttons).toEqual([write, read, mine, theirs]);
  });

  it('are chosen as a whole list where both changed the same', () => {
    const mine = [{ ...write, label: 'Mien' }, read];
    const { merged, conflicts } = mergeBoth(
      { buttons: mine },
      { buttons: [{ ...write, label: 'Sien' }, read] },
    );
    expect([merged.buttons, conflicts]).toEqual([mine, ['buttons']]);
  });

  it('are those of a list in which two items have the same key', () => {
    const twice = [toItem('a', 'Un'), toItem('a', 'Deux')];
    expect(listChanges(base, { ...base, items: twice })).toEqual(['items']);
  });
});

const word = fc.constantFrom('', 'Un', 'Deux', 'Trois');
const items = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    title: word,
    points: fc.array(word, { maxLength: 3 }),
  }),
  { selector: ({ id }) => id },
);
const texts = fc.record({
  title: word,
  items,
  buttons: fc.array(fc.record({ label: word, to: word }), { maxLength: 3 }),
});

describe('any texts', () => {
  it('become another one by taking the paths at which they differ', () => {
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        expect(take(one, other, listChanges(one, other))).toEqual(other);
      }),
    );
  });

  it('are left alone by a side that changed nothing', () => {
    fc.assert(
      fc.property(texts, texts, (ancestor, changed) => {
        const sides = [
          { mine: ancestor, theirs: changed },
          { mine: changed, theirs: ancestor },
          { mine: changed, theirs: changed },
        ];
        for (const side of sides) {
          expect(merge({ ancestors: [ancestor], ...side })).toEqual({ merged: changed, conflicts: [] });
        }
      }),
    );
  });

  it('differ from both sides only where those differ, and conflicts end with a choice', () => {
    fc.assert(
      fc.property(texts, texts, texts, (ancestor, mine, theirs) => {
        const { merged, conflicts } = merge({ ancestors: [ancestor], mine, theirs });
        const chosen = take(merged, theirs, conflicts);
        const base = take(theirs, ancestor, conflicts);
        const [again, after] = [
          merge({ ancestors: [theirs], mine: chosen, theirs }),
          merge({ ancestors: [base], mine: merged, theirs }),
        ];
        expect(again).toEqual({ merged: chosen, conflicts: [] });
        // What is asked once is asked again of a draft that was left in the middle of it.
        expect(after.conflicts).toEqual(conflicts);
      }),
    );
  });
});
