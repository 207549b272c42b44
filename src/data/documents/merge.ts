import type { Merge, MergeInput } from './documentKind.ts';
import { isInside, listChanges, mergeSides, type Shape, take } from './shape.ts';

/**
 * Comparing and merging for texts of one shape, as a kind of documents wants it. What only some of the ancestors would merge
 * by itself is a conflict.
 */
export const createMerging = <Text>(shape: Shape) => ({
  listChanges: (from: Text, to: Text) => listChanges(shape, from, to),
  take: (to: Text, from: Text, paths: readonly string[]) => take(shape, to, from, paths) as Text,
  merge: ({ ancestors, mine, theirs, insisted = [] }: MergeInput<Text>): Merge<Text> => {
    const conflicts: string[] = [];
    const [first = mine, ...others] = ancestors.map(
      (ancestor) => mergeSides(shape, { ancestor, mine, theirs }, insisted, conflicts) as Text,
    );
    const unsure = others.flatMap((other) => listChanges(shape, first, other));
    const found = [...new Set([...conflicts, ...unsure])];
    const outermost = found.filter((path) => !found.some((other) => isInside(path, other)));
    return { merged: take(shape, first, mine, outermost) as Text, conflicts: outermost };
  },
});
