import { useEffect, useEffectEvent } from 'react';
import type { Marks } from './useMarks.ts';

/** Calls `onNote` with the id of the note whose marked words are clicked at. */
export function useMarkClicks(marks: Marks, onNote: (id: string) => void) {
  const onClick = useEffectEvent(({ target, clientX, clientY }: MouseEvent) => {
    if (!getSelection()?.isCollapsed) return;
    if (target instanceof Element && target.closest('[data-preview], a, button')) return;
    for (const [id, place] of marks) {
      const rects = place instanceof Range ? place.getClientRects() : [];
      const isMeant = [...rects].some(
        ({ left, right, top, bottom }) =>
          clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
      );
      if (isMeant) return onNote(id);
    }
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('click', onClick, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
