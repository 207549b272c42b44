import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';

type Place = { id: number; at: number };
type Change = { keep: readonly Place[]; filled: readonly number[] };

const key = new PluginKey<readonly Place[]>('places');
let last = 0;

/** Places of a text that something is still to be put in, wherever they move while other things are written. */
export const placesPlugin = () =>
  new Plugin<readonly Place[]>({
    key,
    state: {
      init: () => [],
      apply(tr, places) {
        const { keep, filled } = getChange(tr);
        const filledAt = places.findIndex(({ id }) => filled.includes(id));
        const moved = places
          // Of two at one place, the first that was requested comes first. What is typed there comes after both.
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

/** Keeps a place of the document that a transaction makes; answers under which number. */
export function keepPlace(tr: Transaction, at: number): number {
  last += 1;
  const { keep, filled } = getChange(tr);
  tr.setMeta(key, { filled, keep: [...keep, { id: last, at }] });
  return last;
}

/** Where a reserved place is by now; null for one that has been filled. */
export const placeAt = (state: EditorState, id: number): number | null =>
  key.getState(state)?.find((place) => place.id === id)?.at ?? null;

/** Says that a transaction puts in what places were reserved for. */
export function fillPlaces(tr: Transaction, ids: readonly number[]): Transaction {
  const { keep, filled } = getChange(tr);
  return tr.setMeta(key, { keep, filled: [...filled, ...ids] });
}
