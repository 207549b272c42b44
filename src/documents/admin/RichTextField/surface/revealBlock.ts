import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { parseMarkdown } from '#richText/fromMarkdown.ts';

/** Selects the block of the text in which a place lies, in UTF-16 code units from its start, and takes the focus. */
export function revealBlock({ state, view }: Editor, text: string, place: number): void {
  const { tree, shift } = parseMarkdown(text);
  const { doc, tr } = state;
  const index = tree.children.findLastIndex(({ position }) => (position?.start.offset ?? 0) + shift <= place);
  const before = doc.children.slice(0, Math.max(index, 0));
  const start = before.reduce((size, { nodeSize }) => size + nodeSize, 0);
  const end = start + (doc.maybeChild(before.length)?.nodeSize ?? 0);
  const selection = TextSelection.between(doc.resolve(start), doc.resolve(end));
  view.dispatch(tr.setSelection(selection));
  view.focus();
  // ProseMirror would scroll the block to the edge of the window, under the bars there.
  const block = view.nodeDOM(start);
  if (block instanceof Element) block.scrollIntoView({ block: 'center' });
}
