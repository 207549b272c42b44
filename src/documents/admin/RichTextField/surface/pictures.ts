import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { PictureToInsert, InsertedPicture } from '#features/media/admin/InsertPicture/InsertPicture.tsx';
import { fillReserved, findReserved } from './reservedPositions.ts';

/** The picture at the caret. */
export function selectedPicture(editor: Editor): PictureToInsert | undefined {
  if (!editor.isActive('image')) return undefined;
  const { src, alt } = editor.getAttributes('image') as { src?: string; alt?: string };
  return { address: src ?? '', alt: alt ?? '' };
}

/** Puts a picture at the position that was reserved for it; without one at the caret, in the place of one that is there. */
export function insertPicture(editor: Editor, { address, alt }: InsertedPicture, position?: number): void {
  const attrs = { src: address, alt };
  const chain = editor.chain().focus();
  const at = position === undefined ? null : findReserved(editor.state, position);
  if (at !== null && position !== undefined) {
    chain
      .command(({ tr }) => Boolean(fillReserved(tr, [position])))
      .insertContentAt(at, { type: 'image', attrs })
      .run();
  } else if (editor.isActive('image')) chain.updateAttributes('image', { ...attrs, reference: null }).run();
  else chain.insertContent({ type: 'image', attrs }).run();
}

/** Gives the pictures at an address another one. */
export function readdressPictures(editor: Editor, before: string, after: string): void {
  const { doc, tr } = editor.state;
  doc.descendants((node, at) => {
    if (node.type.name !== 'image' || node.attrs.src !== before) return;
    tr.setNodeMarkup(at, null, { ...node.attrs, src: after, reference: null });
  });
  if (tr.docChanged) editor.view.dispatch(closeHistory(tr));
}
