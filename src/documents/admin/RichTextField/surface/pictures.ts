import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { PictureToInsert, InsertedPicture } from '#features/media/admin/InsertPicture/InsertPicture.tsx';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';

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

type Position = { id: number; at: number };
type Change = { keep: readonly Position[]; filled: readonly number[] };

const key = new PluginKey<readonly Position[]>('reservedPositions');
let last = 0;

/** Positions in a text that something is still to be put in, wherever they move while other things are written. */
export const reservedPositionsPlugin = () =>
  new Plugin<readonly Position[]>({
    key,
    state: {
      init: () => [],
      apply(tr, positions) {
        const { keep, filled } = getChange(tr);
        const filledAt = positions.findIndex(({ id }) => filled.includes(id));
        const moved = positions
          // Of two at one position, the first that was requested comes first. What is typed there comes after both.
          .map(({ id, at }, order) => ({
            id,
            at: tr.mapping.map(at, filledAt >= 0 && order > filledAt ? 1 : -1),
          }))
          .filter(({ id }) => !filled.includes(id));
        return [...moved, ...keep];
      },
    },
  });

const getChange = (tr: Transaction): Change =>
  (tr.getMeta(key) as Change | undefined) ?? { keep: [], filled: [] };

/** Reserves a position of the document that a transaction makes; answers under which number. */
export function reservePosition(tr: Transaction, at: number): number {
  last += 1;
  const { keep, filled } = getChange(tr);
  tr.setMeta(key, { filled, keep: [...keep, { id: last, at }] });
  return last;
}

/** Where a reserved position is by now; null for one that has been filled. */
export const findReserved = (state: EditorState, id: number): number | null =>
  key.getState(state)?.find((position) => position.id === id)?.at ?? null;

/** Says that a transaction puts in what positions were reserved for. */
export function fillReserved(tr: Transaction, ids: readonly number[]): Transaction {
  const { keep, filled } = getChange(tr);
  return tr.setMeta(key, { keep, filled: [...filled, ...ids] });
}
