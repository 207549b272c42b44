import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { z } from '#data/zod.ts';
import { getName } from '#documents/contents/contentParts.ts';
import { findTitle } from '#documents/admin/documentShape.ts';
import { AddToContext } from './AddToContext.ts';
import { makeBlank } from '#documents/contents/makeBlank.ts';
import { type Row, toRows } from './rows.ts';

/** An item that was taken away, and where it stood. */
export type RemovedItem = { row: Row; index: number; title: string };

/** The items of a list of a form, in its element `list`: how they are called, added, moved, taken away and put back, and what is said of that. */
export function useListItems(
  list: RefObject<HTMLOListElement | null>,
  { name, item, max }: { name: string; item: z.ZodType; max: number },
) {
  const { fields, append, insert, move, remove } = useFieldArray({ name, keyName: 'rowKey' });
  const rows: Row[] = useWatch({ name }) ?? [];
  const { getValues } = useFormContext();
  const [removed, setRemoved] = useState<RemovedItem>();
  const [announcement, setAnnouncement] = useState('');
  const focusMoved = useFocusOfMoved(list, fields);
  const titleAt = (index: number) => findTitle(item, rows[index]?.item) || `${getName(item)} ${index + 1}`;
  const add = (value: unknown) => {
    setRemoved(undefined);
    append({ item: toRows(item, value), isNew: true });
  };
  useBlankAtFirst({ name, list, fields, max, addBlank: () => add(makeBlank(item)) });

  return {
    fields,
    titleAt,
    /** The values of the items at a path inside of each. */
    valuesAt: (path: string): string[] =>
      fields.map((_, index) => getValues(`${name}.${index}.item.${path}`)),
    add,
    moveBy: (index: number, step: 1 | -1) => {
      focusMoved(index + step, step > 0 ? 'down' : 'up');
      move(index, index + step);
      setAnnouncement(`« ${titleAt(index)} » : place ${index + step + 1} sur ${fields.length}.`);
    },
    removeAt: (index: number) => {
      setAnnouncement('');
      setRemoved({ row: getValues(`${name}.${index}`), index, title: titleAt(index) });
      remove(index);
    },
    /** What was taken away last, until something else is added. */
    removed,
    putBack: ({ row, index, title }: RemovedItem) => {
      insert(Math.min(index, fields.length), { ...row, isNew: true });
      setRemoved(undefined);
      setAnnouncement(`« ${title} » est de retour.`);
    },
    announcement,
  };
}

/** The focus stays with the item that was moved, on the button that moved it. */
function useFocusOfMoved(list: RefObject<HTMLOListElement | null>, fields: readonly unknown[]) {
  const next = useRef<{ index: number; direction: 'up' | 'down' }>(null);
  useEffect(() => {
    if (!next.current) return;
    const { index, direction } = next.current;
    next.current = null;
    const moved = list.current?.children[index];
    moved?.querySelector<HTMLElement>(`:scope > [data-tools] [data-move='${direction}']`)?.focus();
  }, [list, fields]);
  return (index: number, direction: 'up' | 'down') => {
    next.current = { index, direction };
  };
}

/** Where the address asks for a new item of this list, begins one and gives its first field the focus. */
function useBlankAtFirst({
  name,
  list,
  fields,
  max,
  addBlank,
}: {
  name: string;
  list: RefObject<HTMLOListElement | null>;
  fields: readonly unknown[];
  max: number;
  addBlank: () => void;
}) {
  const isWanted = useRef(use(AddToContext) === name);
  const isFocusNext = useRef(false);
  const begin = useEffectEvent(() => {
    if (!isWanted.current || fields.length >= max) return;
    isWanted.current = false;
    isFocusNext.current = true;
    addBlank();
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (!isFocusNext.current || !list.current?.lastElementChild?.querySelector('details[open]')) return;
    isFocusNext.current = false;
    list.current.lastElementChild.querySelector<HTMLElement>('input[type=text], textarea')?.focus();
  }, [list, fields]);
}
