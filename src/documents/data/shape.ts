/**
 * What a text is made of, as far as comparing and merging need to know. What differs inside of a value can't be told apart; a
 * set is in no order; the items of a list are told apart by their keys, where every item has one of its own.
 */
export type Shape =
  /** What `follows` another part of its group was chosen for what that one was. */
  | { kind: 'value'; follows?: string }
  | { kind: 'set' }
  | { kind: 'group'; parts: Readonly<Record<string, Shape>> }
  | {
      kind: 'list';
      /** What an item is made of. */
      toItem: (item: unknown) => Shape;
      /** What tells an item from its neighbours, whatever else changes in it; undefined for an item without a key. */
      toKey: (item: unknown) => string | undefined;
    };

/** Where a part of a group stands: `hero.title`. */
export const toPartPath = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** Where an item with a key stands: `services[podcasts]`. What stands in it: `services[podcasts].title`. */
export const toItemPath = (path: string, key: string) => `${path}[${key}]`;

/** Where the order of a list stands. */
export const toOrderPath = (path: string) => `${path}[]`;

/** Whether one path stands in another. */
export const isInside = (path: string, other: string) =>
  other === '' || path.startsWith(`${other}.`) || path.startsWith(`${other}[`);

/** Whether two values are the same. In which order a database gives their parts doesn't matter, nor whether one is named that is missing. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isComposite(one) || !isComposite(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  return Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]));
}

const isComposite = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isSameSet = (one: unknown, other: unknown) => {
  const [some, others] = [toList(one), toList(other)];
  return some.length === others.length && some.every((item) => others.includes(item));
};

const getPart = (value: unknown, name: string) => (isComposite(value) ? value[name] : undefined);

type ListShape = Extract<Shape, { kind: 'list' }>;
type Keyed = ReadonlyMap<string, unknown>;

/** The items of several lists by their keys; null when an item has none, or one that another has too. */
function toKeyed<Lists extends unknown[]>(shape: ListShape, ...lists: Lists) {
  const keyed: Keyed[] = [];
  for (const list of lists) {
    const items = new Map<string, unknown>();
    for (const item of toList(list)) {
      const key = shape.toKey(item);
      if (key === undefined || items.has(key)) return null;
      items.set(key, item);
    }
    keyed.push(items);
  }
  return keyed as { [Index in keyof Lists]: Keyed };
}

/** The paths at which two texts differ. */
export function listChanges(shape: Shape, from: unknown, to: unknown, path = ''): string[] {
  switch (shape.kind) {
    case 'value':
      return isSame(from, to) ? [] : [path];
    case 'set':
      return isSameSet(from, to) ? [] : [path];
    case 'group':
      return Object.entries(shape.parts).flatMap(([name, part]) =>
        listChanges(part, getPart(from, name), getPart(to, name), toPartPath(path, name)),
      );
    case 'list': {
      const keyed = toKeyed(shape, from, to);
      if (!keyed) return isSame(from, to) ? [] : [path];
      const [before, after] = keyed;
      const isReordered = !isSame(common(before, after), common(after, before));
      return [
        ...(isReordered ? [toOrderPath(path)] : []),
        ...[...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
          const [one, other] = [before.get(key), after.get(key)];
          const itemPath = toItemPath(path, key);
          if (!before.has(key) || !after.has(key)) return [itemPath];
          return listChanges(shape.toItem(other), one, other, itemPath);
        }),
      ];
    }
  }
}

const common = (some: Keyed, others: Keyed) => [...some.keys()].filter((key) => others.has(key));

/**
 * A text with some paths as another text has them. An item that only one of the two has comes, or goes, with all that
 * stands in it.
 */
export function take(shape: Shape, to: unknown, from: unknown, paths: readonly string[], path = ''): unknown {
  if (paths.includes(path)) return from;
  if (!paths.some((wanted) => isInside(wanted, path))) return to;
  if (shape.kind === 'group') {
    const parts = Object.entries(shape.parts).map(([name, part]) => [
      name,
      take(part, getPart(to, name), getPart(from, name), paths, toPartPath(path, name)),
    ]);
    return { ...(to as object), ...Object.fromEntries(parts) };
  }
  const keyed = shape.kind === 'list' && toKeyed(shape, to, from);
  if (!keyed) return to;
  const [present, wanted] = keyed;
  const items = new Map<string, unknown>();
  for (const [key, item] of new Map([...wanted, ...present])) {
    const itemPath = toItemPath(path, key);
    const isWanted = paths.some((one) => one === itemPath || isInside(one, itemPath));
    if (present.has(key) && wanted.has(key))
      items.set(key, take(shape.toItem(item), item, wanted.get(key), paths, itemPath));
    else if (present.has(key) !== isWanted) items.set(key, item);
  }
  const lists = paths.includes(toOrderPath(path)) ? [wanted, present] : [present, wanted];
  return arrange(
    items,
    lists.map((list) => [...list.keys()]),
  );
}

/** Items in the order of the first list of keys; those that only the other one has, after what stands before them there. */
function arrange(items: Keyed, [first = [], second = []]: readonly string[][]): unknown[] {
  const order = first.filter((key) => items.has(key));
  for (const [index, key] of second.entries()) {
    if (!items.has(key) || order.includes(key)) continue;
    const before = second.slice(0, index).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order.map((key) => items.get(key));
}

/** What a merge of two texts starts from, each path of which may be insisted on. */
type Sides = { ancestor: unknown; mine: unknown; theirs: unknown };

/** Equal to nothing: both sides have changed it. */
const notAsked = Symbol('both have changed it');

/** Merges by path, and gives one's own where both sides changed the same, whose paths it adds to `conflicts`. */
export function mergeSides(
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
 * A list whose items have no keys. Items that are the same on all three sides hold it together; between them, a stretch that
 * one side changed is that side's. Of a stretch that both changed, what both only added stands one after the other, and
 * as many items as before are merged each with the one in its place. Anything else is a conflict of the whole list, for
 * nothing names a part of it that would still be found after the next key.
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
  const lengths = Array.from({ length: from.length + 1 }, () => Array<number>(to.length + 1).fill(0));
  const longest = (one: number, other: number) => lengths[one]?.[other] ?? 0;
  for (let one = from.length - 1; one >= 0; one -= 1) {
    for (let other = to.length - 1; other >= 0; other -= 1) {
      const row = lengths[one] ?? [];
      row[other] = isSame(from[one], to[other])
        ? longest(one + 1, other + 1) + 1
        : Math.max(longest(one + 1, other), longest(one, other + 1));
    }
  }
  const matches = new Map<number, number>();
  for (let [one, other] = [0, 0]; one < from.length && other < to.length;) {
    if (isSame(from[one], to[other])) {
      matches.set(one, other);
      [one, other] = [one + 1, other + 1];
    } else if (longest(one + 1, other) >= longest(one, other + 1)) one += 1;
    else other += 1;
  }
  return matches;
}
