import { type DragEvent, useLayoutEffect, useRef, useState } from 'react';

/** The type of what is dragged. */
const DRAGGED = 'application/x-porte-voix-item';

export interface MovesOptions<Item, Place extends string> {
  /** By what a thing is told apart. */
  toId: (item: Item) => string;
  /** Whether it may be dropped there: not where it stands already. */
  mayDrop: (item: Item, place: Place) => boolean;
  /** Receives what was dropped; absent for who can't change anything. */
  onMove?: ((item: Item, place: Place) => void) | undefined;
}

/**
 * Things that stand in places, as cards in columns or plans on days: dragged from one to another, or moved by a menu or a key. Once one
 * stands elsewhere, whoever moved it by keyboard goes on from there, for what they pressed has gone with the place before.
 */
export function useMoves<Item, Place extends string, Root extends HTMLElement>({
  toId,
  mayDrop,
  onMove,
}: MovesOptions<Item, Place>) {
  const root = useRef<Root>(null);
  const [dragged, setDragged] = useState<Item | null>(null);
  const [over, setOver] = useState<Place>();
  const acted = useRef<{ id: string; place: string | undefined }>(undefined);
  const findItem = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`);
  const findPlace = (item: HTMLElement | null | undefined) =>
    item?.closest<HTMLElement>('[data-place]')?.dataset['place'];

  useLayoutEffect(() => {
    const moved = acted.current;
    const item = moved && findItem(moved.id);
    if (!item || findPlace(item) === moved.place) return;
    acted.current = undefined;
    if (document.activeElement === document.body || document.activeElement === null)
      item.querySelector<HTMLElement>('a')?.focus();
  });

  const mayTake = (place: Place) => dragged !== null && mayDrop(dragged, place);
  return {
    root,
    /** Moves one without a pointer. */
    move: (item: Item, place: Place) => {
      const id = toId(item);
      acted.current = { id, place: findPlace(findItem(id)) };
      onMove?.(item, place);
    },
    /** Of the element of a thing; `isMovable`: it may be dragged. */
    itemProps: (item: Item, isMovable = onMove !== undefined) => ({
      'data-item': toId(item),
      draggable: isMovable,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        // Some Firefoxes drag nothing that has no data. A type of our own: a text or an address would be dropped into a field, or opened.
        event.dataTransfer.setData(DRAGGED, toId(item));
        setDragged(item);
      },
      onDragEnd: () => setDragged(null),
    }),
    /** Of the element of a place. */
    placeProps: (place: Place) => ({
      'data-place': place,
      'data-over': (over === place && mayTake(place)) || undefined,
      onDragOver: (event: DragEvent) => {
        if (!mayTake(place)) return;
        event.preventDefault();
        setOver(place);
      },
      onDragLeave: () => setOver(undefined),
      onDrop: (event: DragEvent) => {
        // Otherwise Firefox opens what was dropped.
        event.preventDefault();
        setDragged(null);
        setOver(undefined);
        if (dragged && mayTake(place)) onMove?.(dragged, place);
      },
    }),
  };
}
