import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { Slice } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { corpus } from '#richText/corpus/texts.ts';
import { createSchema } from '#richText/extensions.ts';
import { PreservedText } from '#richText/preservedText.ts';
import { fitting } from './fitting.ts';

const schema = createSchema();
const texts = Object.values(corpus).filter((text) => text.length < 2000);
const read = (text: string) => new PreservedText(schema).read(text);

/** All letters of a document, in any order: what is locked says its source. */
function toLetters(document: Node): string {
  let text = '';
  document.descendants((node) => {
    text += node.text ?? String(node.attrs.source ?? '');
  });
  return Array.from(text.replaceAll(/[^\p{L}]/gu, ''))
    .toSorted()
    .join('');
}

const getTables = (document: Node) => {
  const found: string[] = [];
  document.descendants((node) => {
    if (node.type.name !== 'table') return true;
    found.push(node.children.map(({ childCount }) => childCount).join(' '));
    return false;
  });
  return found;
};

const isInCell = ($at: ResolvedPos) => Boolean($at.node(-1).type.spec.tableRole);

/** Each place of a text that words can be written at, code aside. */
function getPlaces(document: Node): number[] {
  const places: number[] = [];
  document.descendants((node, pos) => {
    if (!node.isTextblock || node.type.spec.code) return;
    for (let at = 0; at <= node.content.size; at += 1) places.push(pos + 1 + at);
  });
  return places;
}

it('puts in whatever is brought, wherever: nothing is lost, no table torn', () => {
  const text = fc.constantFrom(...texts);
  fc.assert(
    fc.property(text, text, fc.double({ min: 0, max: 0.999, noNaN: true }), (around, brought, place) => {
      const doc = read(around);
      const places = getPlaces(doc);
      const at = places[Math.floor(place * places.length)];
      if (at === undefined) return;
      const state = EditorState.create({ doc, selection: TextSelection.create(doc, at) });
      const $at = doc.resolve(at);
      const { content } = read(brought);
      const slice = fitting(new Slice(content, 0, 0), $at, isInCell($at));
      const after = state.apply(state.tr.replaceSelection(slice)).doc;
      after.check();
      const all = schema.topNodeType.create(null, [...doc.children, ...content.content]);
      expect(toLetters(after)).toBe(toLetters(all));
      if (isInCell($at)) expect(getTables(after)).toEqual(getTables(doc));
      else expect(getTables(after).toSorted()).toEqual(getTables(all).toSorted());
    }),
    { numRuns: Number(process.env.RUNS ?? 150) },
  );
});
