import { describe, expect, test } from 'vitest';
import { readArticles } from '../../../supabase/seed/articles.ts';
import { corpus } from './texts.ts';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { EditorState } from '@tiptap/pm/state';
import type { Node } from '@tiptap/pm/model';
import { createSchema } from '../extensions.ts';
import { parseMarkdown } from '../fromMarkdown.ts';
import { PreservedText } from '../preservedText.ts';

const schema = createSchema();

const texts = Object.entries({
  ...corpus,
  ...Object.fromEntries(readArticles().map(({ row }) => [String(row.slug), row.content ?? ''])),
});

/** What readers see, but for how white space is broken into lines. */
const shown = (text: string) =>
  micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true })
    .replaceAll(/\s*[\n\r]\s*/g, ' ')
    .replaceAll('<code> </code>', '<code></code>')
    // The same letters, whichever sign is outside.
    .replaceAll('<em><strong>', '<strong><em>')
    .replaceAll('</strong></em>', '</em></strong>')
    .trim();

/** Places of the first text in each block of the document. */
function textPlaces(document: Node) {
  return [...document.children].map((block, at) => {
    const start = [...document.children].slice(0, at).reduce((sum, node) => sum + node.nodeSize, 0);
    let place: number | null = null;
    block.descendants((node, pos) => {
      if (node.isTextblock && place === null) place = start + 1 + pos + node.content.size + 1;
      return place === null;
    });
    return block.isTextblock ? start + 1 + block.content.size : place;
  });
}

const getSlices = (text: string) => {
  const { tree, shift } = parseMarkdown(text);
  return tree.children.map(
    ({ position }) => [(position?.start.offset ?? 0) + shift, (position?.end.offset ?? 0) + shift] as const,
  );
};

describe.each(texts)('%s', (_name, text) => {
  test('is opened and saved without a changed byte, and is a whole document', () => {
    const preserved = new PreservedText(schema);
    const document = preserved.read(text);
    document.check();
    expect(preserved.written(document)).toBe(text);
  });

  test('says the same to readers when all of it is written anew', () => {
    const document = new PreservedText(schema).read(text);
    const anew = new PreservedText(schema).written(document);
    expect(shown(anew)).toBe(shown(text));
    expect(new PreservedText(schema).read(anew).toJSON()).toEqual(document.toJSON());
  });

  test('changes no byte of the other blocks when one is edited, and none at all once that is undone', () => {
    const blocks = getSlices(text);
    const preserved = new PreservedText(schema);
    const before = EditorState.create({ doc: preserved.read(text) });
    for (const [at, place] of textPlaces(before.doc).entries()) {
      const [start, end] = blocks[at] ?? [0, 0];
      if (place === null || blocks.length === 0) continue;
      const change = before.tr.insertText(' fin', place);
      const after = before.apply(change);
      const edited = preserved.written(after.doc);
      expect(edited.startsWith(text.slice(0, start).replace(/[ \t]+$/, ''))).toBe(true);
      expect(edited.endsWith(text.slice(end))).toBe(true);
      expect(edited).not.toBe(text);
      const undo = after.tr;
      for (const [step, one] of [...change.steps.entries()].toReversed()) {
        undo.step(one.invert(change.docs[step] ?? before.doc));
      }
      expect(preserved.written(after.apply(undo).doc)).toBe(text);
    }
  });
});

test('the corpus is as large as promised', () => {
  expect(Object.keys(corpus).length).toBeGreaterThanOrEqual(60);
});
