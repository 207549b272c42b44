import fc from 'fast-check';
import { lift, setBlockType, toggleMark, wrapIn } from '@tiptap/pm/commands';
import type { Node } from '@tiptap/pm/model';
import { wrapInList } from '@tiptap/pm/schema-list';
import { EditorState, TextSelection, type Command } from '@tiptap/pm/state';
import { canSplit } from '@tiptap/pm/transform';
import { expect, test } from 'vitest';
import { corpus } from './corpus/texts.ts';
import { createSchema } from './extensions.ts';
import { PreservedText } from './preservedText.ts';

const schema = createSchema();
const { nodes, marks } = schema;

/** What is shown: each line of text with what it stands in, each thing that is no text. */
function shownBy(document: Node): string[] {
  const found: string[] = [];
  const visit = (node: Node, around: string) => {
    const { name } = node.type;
    const path = `${around}/${name}${name === 'heading' ? String(node.attrs.level) : ''}`;
    if (node.isAtom) found.push(`${path}:${String(node.attrs.source ?? '')}`);
    else if (node.isTextblock) {
      const words = node.textBetween(0, node.content.size, '', (leaf) =>
        leaf.type.name === 'image' ? '[image]' : String(leaf.attrs.source ?? ' '),
      );
      const line = name === 'codeBlock' ? words : words.replaceAll(/\s+/g, ' ').trim();
      if (line || name === 'codeBlock') found.push(`${path}:${line}`);
    } else for (const child of node.children) visit(child, path);
  };
  for (const block of document.children) visit(block, '');
  return found;
}

type Edit = (state: EditorState, at: number, to: number, words: string) => EditorState;

/** A place between two characters of a line of text, by a number of [0, 1[. */
function getPlace({ doc }: EditorState, at: number): number | null {
  const lines: number[] = [];
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return;
    const text = node.textBetween(0, node.content.size, '', '\ufffc');
    const offsets = Array.from({ length: node.content.size + 1 }, (_, offset) => offset);
    lines.push(
      ...offsets.filter((offset) => !/[\udc00-\udfff]/.test(text[offset] ?? '')).map((k) => pos + 1 + k),
    );
  });
  return lines[Math.floor(at * lines.length)] ?? null;
}

const run =
  (command: Command): Edit =>
  (state, at, to) => {
    const [one, other] = [getPlace(state, at), getPlace(state, to)];
    if (one === null || other === null) return state;
    const { tr } = state;
    let next = state.apply(
      tr.setSelection(TextSelection.between(tr.doc.resolve(one), tr.doc.resolve(other))),
    );
    command(next, (change) => (next = next.apply(change)));
    return next;
  };

const blockAt = ({ doc }: EditorState, at: number) => Math.floor(at * doc.childCount);
const getStart = ({ doc }: EditorState, index: number) =>
  [...doc.children].slice(0, index).reduce((sum, node) => sum + node.nodeSize, 0);

const edits: Record<string, Edit> = {
  type: (state, at, _to, words) => {
    const place = getPlace(state, at);
    return place === null ? state : state.apply(state.tr.insertText(words, place));
  },
  remove: (state, at) => {
    const place = getPlace(state, at);
    if (place === null) return state;
    const end = Math.min(place + 5, state.doc.resolve(place).end());
    return state.apply(state.tr.delete(place, end));
  },
  split: (state, at) => {
    const place = getPlace(state, at);
    if (place === null || state.doc.resolve(place).parent.type !== nodes.paragraph) return state;
    return canSplit(state.doc, place) ? state.apply(state.tr.split(place)) : state;
  },
  removeBlock: (state, at) => {
    if (state.doc.childCount < 2) return state;
    const index = blockAt(state, at);
    const start = getStart(state, index);
    return state.apply(state.tr.delete(start, start + state.doc.child(index).nodeSize));
  },
  moveBlock: (state, at, to) => {
    if (state.doc.childCount < 2) return state;
    const index = blockAt(state, at);
    const block = state.doc.child(index);
    const start = getStart(state, index);
    const without = state.apply(state.tr.delete(start, start + block.nodeSize));
    return without.apply(without.tr.insert(getStart(without, blockAt(without, to)), block));
  },
  repeatBlock: (state, at, to) =>
    state.apply(state.tr.insert(getStart(state, blockAt(state, to)), state.doc.child(blockAt(state, at)))),
  quote: run(wrapIn(nodes.blockquote)),
  bullets: run(wrapInList(nodes.bulletList)),
  numbers: run(wrapInList(nodes.orderedList)),
  lift: run(lift),
  title: run(setBlockType(nodes.heading, { level: 2 })),
  paragraph: run(setBlockType(nodes.paragraph)),
  code: run(setBlockType(nodes.codeBlock)),
  bold: run(toggleMark(marks.bold)),
  italic: run(toggleMark(marks.italic)),
};

const signs = [
  ' ',
  '  ',
  '«\u00a0',
  '\u00a0»',
  '\u202f',
  ...'a mot * _ ` # > - + 1. 2) [ ] ( ) ! <b> &amp; \\& ~~ | \\ : = --- ^ " ’ .'.split(' '),
  ...'https://a.ca www.a.ca a@b.ca'.split(' '),
];
const words = fc
  .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(''));

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
// All that follows a comment without an end belongs to it: where blocks are moved, more does, or less.
const names = Object.keys(corpus).filter((name) => name !== 'comment without an end');
const scenario = fc.record({
  name: fc.constantFrom(...names),
  steps: fc.array(fc.tuple(fc.constantFrom(...Object.keys(edits)), place, place, words), {
    minLength: 1,
    maxLength: 6,
  }),
});

test('what is shown after any edits is what the written text shows', () => {
  fc.assert(
    fc.property(scenario, ({ name, steps }) => {
      const preserved = new PreservedText(schema);
      let state = EditorState.create({ doc: preserved.read(corpus[name] ?? '') });
      for (const [edit, at, to, typed] of steps) {
        state = edits[edit]?.(state, at, to, typed) ?? state;
        preserved.written(state.doc);
      }
      const text = preserved.written(state.doc);
      expect(shownBy(new PreservedText(schema).read(text))).toEqual(shownBy(state.doc));
    }),
    { numRuns: Number(process.env.RUNS ?? 100) },
  );
});
