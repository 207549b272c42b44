/**
 * What a text is made of, as far as comparing and merging need to know. A value is compared as a whole; a set has no order; the
 * items of a list are matched by their keys, where every item has one of its own.
 */
export type Shape =
  /** A value that `follows` a part of its group was chosen for what that part was: once the other side changes that part, it conflicts. */
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

/** Whether two values are the same. The order of their parts doesn't matter, and a missing part equals an undefined one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isComposite(one) || !isComposite(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  return Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]));
}

const isComposite = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a value has parts of names. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  isComposite(value) && !Array.isArray(value);

/** The items of a value that may be none. */
export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isSameSet = (one: unknown, other: unknown) => {
  const [some, others] = [toList(one), toList(other)];
  return some.length === others.length && some.every((item) => others.includes(item));
};

/** A part of a value that may have none. */
export const getPart = (value: unknown, name: string) => (isComposite(value) ? value[name] : undefined);

export type ListShape = Extract<Shape, { kind: 'list' }>;
/** The items of a list by their keys. */
export type Keyed = ReadonlyMap<string, unknown>;

/** The items of several lists by their keys; null when an item has none, or one that another has too. */
export function toKeyed<Lists extends unknown[]>(shape: ListShape, ...lists: Lists) {
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

/** The keys of some items that others have too, in the order of the first. */
export const common = (some: Keyed, others: Keyed) => [...some.keys()].filter((key) => others.has(key));

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
export function arrange(items: Keyed, [first = [], second = []]: readonly string[][]): unknown[] {
  const order = first.filter((key) => items.has(key));
  for (const [index, key] of second.entries()) {
    if (!items.has(key) || order.includes(key)) continue;
    const before = second.slice(0, index).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order.map((key) => items.get(key));
}
