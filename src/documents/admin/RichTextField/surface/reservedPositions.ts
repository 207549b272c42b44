import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';

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
