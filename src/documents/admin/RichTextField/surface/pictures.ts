import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { PictureToPlace, PlacedPicture } from '#features/media/admin/PlacePicture/PlacePicture.tsx';
import { fillPlaces, placeAt } from './places.ts';

/** The picture at the caret. */
export function selectedPicture(editor: Editor): PictureToPlace | undefined {
  if (!editor.isActive('image')) return undefined;
  const { src, alt } = editor.getAttributes('image') as { src?: string; alt?: string };
  return { address: src ?? '', alt: alt ?? '' };
}

/** Puts a picture at the place that was reserved for it; without one at the caret, in the place of one that is there. */
export function placePicture(editor: Editor, { address, alt }: PlacedPicture, place?: number): void {
  const attrs = { src: address, alt };
  const chain = editor.chain().focus();
  const at = place === undefined ? null : placeAt(editor.state, place);
  if (at !== null && place !== undefined) {
    chain
      .command(({ tr }) => Boolean(fillPlaces(tr, [place])))
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
