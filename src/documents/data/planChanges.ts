import type { Json } from '#generated/database.types.ts';
import {
  getPart,
  isRecord,
  isSame,
  type Keyed,
  type ListShape,
  type Shape,
  toKeyed,
  toList,
} from './shape.ts';

/** A step of the path to a part: its name, or what one item of a list alone contains. */
type Step = string | Readonly<Record<string, string>>;

/**
 * A part of a text that a plan changes, as the database sets it where its base still stands (`private.set_changes`). What has no value goes. A set
 * has what comes and goes, a list whose items have keys the keys before and after, and the items that are new.
 */
export type PlanChange = { path: readonly Step[] } & (
  | { base?: Json; value?: Json }
  | { added: Json[]; removed: Json[] }
  | { key: string; base: string[]; value: string[]; items: Json[] }
);

/** What a text changes of another one, part by part: both as the database has them. */
export function listPlanChanges(
  shape: Shape | undefined,
  base: unknown,
  value: unknown,
  path: readonly Step[] = [],
): PlanChange[] {
  if (isSame(base ?? null, value ?? null)) return [];
  if (shape?.kind === 'group' && isRecord(base) && isRecord(value))
    return Object.keys({ ...base, ...value }).flatMap((name) =>
      listPlanChanges(shape.parts[name], base[name], value[name], [...path, name]),
    );
  if (shape?.kind === 'set') {
    const [before, after] = [toList(base), toList(value)];
    const added = after.filter((item) => !before.includes(item)) as Json[];
    const removed = before.filter((item) => !after.includes(item)) as Json[];
    return added.length + removed.length > 0 ? [{ path, added, removed }] : [];
  }
  const keyed = shape?.kind === 'list' && toKeyed(shape, base, value);
  const key = keyed && findKeyName(keyed);
  if (keyed && key) return listItemChanges(shape, keyed, key, path);
  return [{ path, base: base as Json, value: value as Json }];
}

/** Items that go, what changes in those that stay, and then the order with those that are new. */
function listItemChanges(
  shape: ListShape,
  [before, after]: readonly [Keyed, Keyed],
  key: string,
  path: readonly Step[],
): PlanChange[] {
  const staying = [...before.keys()].filter((one) => after.has(one));
  const value = [...after.keys()];
  const items = value.filter((one) => !before.has(one)).map((one) => after.get(one) as Json);
  return [
    ...[...before].flatMap(([one, item]) =>
      after.has(one)
        ? listPlanChanges(shape.toItem(item), item, after.get(one), [...path, { [key]: one }])
        : [{ path: [...path, { [key]: one }], base: item as Json }],
    ),
    ...(isSame(staying, value) ? [] : [{ path, key, base: staying, value, items }]),
  ];
}

/** The part of the items that has their key, in all of them. */
function findKeyName(lists: readonly Keyed[]): string | undefined {
  const items = lists.flatMap((list) => [...list]);
  const [first] = items;
  return Object.keys(first?.[1] ?? {}).find((name) =>
    items.every(([key, item]) => getPart(item, name) === key),
  );
}
