import { diffArrays } from 'diff';
import {
  isInside,
  listChanges,
  type Shape,
  take,
  arrange,
  common,
  getPart,
  isSame,
  type Keyed,
  type ListShape,
  toItemPath,
  toKeyed,
  toList,
  toOrderPath,
  toPartPath,
} from './shape.ts';

/** What a merge starts from. */
export type MergeInput<Text> = {
  /**
   * What both may have started from. There are several when a save got no answer: whether it arrived is not known, and
   * only what holds in either case merges by itself.
   */
  ancestors: readonly Text[];
  mine: Text;
  theirs: Text;
  /** Paths that were set on purpose, even to what they were before: the status that a button stands for. */
  insisted?: readonly string[];
};

/** What a merge makes: what one side changed, from that side; one's own at the paths that both changed. */
export type Merge<Text> = { merged: Text; conflicts: readonly string[] };

/** Comparing and merging texts of one shape. */
export type Merging<Text> = {
  /** The paths at which two texts differ, in the order of the form. */
  listChanges: (from: Text, to: Text) => string[];
  /** A text with some paths as another text has them. */
  take: (to: Text, from: Text, paths: readonly string[]) => Text;
  merge: (input: MergeInput<Text>) => Merge<Text>;
};

/** A path at which the merges with different ancestors disagree is a conflict. */
export const createMerging = <Text>(shape: Shape): Merging<Text> => ({
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

/** The two sides of a merge, and what both started from. */
type Sides = { ancestor: unknown; mine: unknown; theirs: unknown };

/** Stands in for an ancestor: it equals neither side, so that both count as having changed it. */
const notAsked = Symbol('both have changed it');

/** Merges by path, and gives one's own where both sides changed the same, whose paths it adds to `conflicts`. */
function mergeSides(
  shape: Shape,
  { ancestor, mine, theirs }: Sides,
  insisted: readonly string[],
  conflicts: string[],
  path = '',
): unknown {
  if (isSame(mine, theirs)) return mine;
  switch (shape.kind) {
    case 'value':
      if (isSame(ancestor, theirs)) return mine;
      if (isSame(ancestor, mine) && !insisted.includes(path)) return theirs;
      conflicts.push(path);
      return mine;
    case 'set':
      return mergeSets(toList(ancestor), toList(mine), toList(theirs));
    case 'group': {
      const parts = Object.entries(shape.parts).map(([name, part]) => {
        const partPath = toPartPath(path, name);
        const sides = {
          ancestor: getPart(ancestor, name),
          mine: getPart(mine, name),
          theirs: getPart(theirs, name),
        };
        const isChosen = !isSame(sides.ancestor, sides.mine) || insisted.includes(partPath);
        const followed = part.kind === 'value' && part.follows;
        if (followed && isChosen && !isSame(getPart(ancestor, followed), getPart(theirs, followed))) {
          sides.ancestor = notAsked;
        }
        return [name, mergeSides(part, sides, insisted, conflicts, partPath)];
      });
      return { ...(mine as object), ...Object.fromEntries(parts) };
    }
    case 'list': {
      const keyed = toKeyed(shape, ancestor, mine, theirs);
      if (keyed) return mergeKeyed(shape, keyed, insisted, conflicts, path);
      return mergeSequences(shape, { ancestor, mine, theirs }, conflicts, path);
    }
  }
}

/** What either side added is added, what either took away is gone. */
const mergeSets = (ancestor: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) => [
  ...mine.filter((item) => theirs.includes(item) || !ancestor.includes(item)),
  ...theirs.filter((item) => !mine.includes(item) && !ancestor.includes(item)),
];

/**
 * A list whose items have keys: each is added, changed or taken away by itself. Changed by one side and taken away by the
 * other, an item is a conflict; so is the order, when both have moved items.
 */
function mergeKeyed(
  shape: ListShape,
  [ancestor, mine, theirs]: readonly [Keyed, Keyed, Keyed],
  insisted: readonly string[],
  conflicts: string[],
  path: string,
) {
  const items = new Map<string, unknown>();
  for (const [key, item] of new Map([...theirs, ...mine])) {
    const itemPath = toItemPath(path, key);
    const before = ancestor.get(key);
    if (mine.has(key) && theirs.has(key)) {
      const sides = { ancestor: before, mine: item, theirs: theirs.get(key) };
      items.set(key, mergeSides(shape.toItem(item), sides, insisted, conflicts, itemPath));
    } else if (!ancestor.has(key)) items.set(key, item);
    else if (listChanges(shape.toItem(item), before, item).length > 0) {
      conflicts.push(itemPath);
      if (mine.has(key)) items.set(key, item);
    }
  }
  const [ours, others] = [common(mine, theirs), common(theirs, mine)];
  const isMoved = (keys: readonly string[]) =>
    !isSame(
      keys.filter((key) => ancestor.has(key)),
      [...ancestor.keys()].filter((key) => keys.includes(key)),
    );
  const isTheirOrder = !isSame(ours, others) && !isMoved(ours);
  if (!isSame(ours, others) && isMoved(ours) && isMoved(others)) conflicts.push(toOrderPath(path));
  const lists = isTheirOrder ? [theirs, mine] : [mine, theirs];
  return arrange(
    items,
    lists.map((list) => [...list.keys()]),
  );
}

/**
 * A list whose items have no keys. Items that are the same on all three sides divide it into stretches; a stretch that only one
 * side changed is taken from that side. Where both changed one: items that both only added are kept one after the other, and
 * stretches of the same length are merged item by item. Anything else is a conflict of the whole list, for without keys no path
 * would name the same item after the next edit.
 */
function mergeSequences(
  shape: ListShape,
  { ancestor, mine, theirs }: Sides,
  conflicts: string[],
  path: string,
) {
  const merged: unknown[] = [];
  for (const [before, ours, others] of splitAtCommon(toList(ancestor), toList(mine), toList(theirs))) {
    const found: string[] = [];
    if (isSame(before, others)) merged.push(...ours);
    else if (isSame(before, ours) || isSame(ours, others)) merged.push(...others);
    else if (before.length === 0)
      merged.push(...ours, ...others.filter((item) => !ours.some((own) => isSame(own, item))));
    else if (before.length === ours.length && before.length === others.length) {
      for (const [index, item] of ours.entries()) {
        const sides = { ancestor: before[index], mine: item, theirs: others[index] };
        merged.push(mergeSides(shape.toItem(item), sides, [], found, path));
      }
    } else found.push(path);
    if (found.length === 0) continue;
    conflicts.push(path);
    return mine;
  }
  return merged;
}

type Stretch = readonly [before: unknown[], ours: unknown[], others: unknown[]];

/** Three lists cut into stretches: those in which they are the same, and those between. */
function splitAtCommon(
  ancestor: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): Stretch[] {
  const [ours, others] = [matchItems(ancestor, mine), matchItems(ancestor, theirs)];
  const stretches: Stretch[] = [];
  let [at, own, other] = [0, 0, 0];
  for (const [index, item] of ancestor.entries()) {
    const [ownIndex, otherIndex] = [ours.get(index), others.get(index)];
    if (ownIndex === undefined || otherIndex === undefined) continue;
    stretches.push([ancestor.slice(at, index), mine.slice(own, ownIndex), theirs.slice(other, otherIndex)]);
    stretches.push([[item], [item], [item]]);
    [at, own, other] = [index + 1, ownIndex + 1, otherIndex + 1];
  }
  return [...stretches, [ancestor.slice(at), mine.slice(own), theirs.slice(other)]];
}

/** Which item of a list is which of another, for as many as can be without changing their order. */
function matchItems(from: readonly unknown[], to: readonly unknown[]): Map<number, number> {
  const matches = new Map<number, number>();
  let [one, other] = [0, 0];
  for (const { count, added, removed } of diffArrays([...from], [...to], { comparator: isSame })) {
    if (!added && !removed) for (let at = 0; at < count; at += 1) matches.set(one + at, other + at);
    if (!added) one += count;
    if (!removed) other += count;
  }
  return matches;
}
