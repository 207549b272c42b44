import { useEffect, useEffectEvent, useState } from 'react';
import type { PreviewNote } from '#features/previews/data/previewNotes.queries.ts';
import { PageText } from './pageText.ts';
import { findOnScreen, type NotedDocument, type NoteTarget } from './targets.ts';

/** Milliseconds after which a page that changes is looked at again. */
const REST = 200;

/** Where the notes of a link are on screen, by their ids. */
export type Marks = ReadonlyMap<string, Range | Element>;

/** Marks words of the page without touching its elements; browsers that can't do so show the list alone. */
function highlight(name: string, ranges: readonly Range[]) {
  if (!('highlights' in CSS)) return;
  if (ranges.length === 0) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(...ranges));
}

const isRange = (place: Range | Element | null): place is Range => place instanceof Range;

/** Marks the notes in the page, and what one is being written about; finds them anew when the page changes. */
export function useMarks(
  notes: readonly PreviewNote[],
  documents: readonly NotedDocument[],
  target: NoteTarget | null,
): Marks {
  const [marks, setMarks] = useState<Marks>(new Map());

  const look = useEffectEvent(() => {
    const isNeeded = notes.length > 0 || target !== null;
    const page = new PageText(isNeeded ? document.body : new DocumentFragment());
    const found = notes.flatMap((note): [string, Range | Element][] => {
      const place = findOnScreen(note, documents, page);
      return place ? [[note.id, place]] : [];
    });
    const shown = new Map(found);
    highlight('preview-notes', found.map(([, place]) => place).filter(isRange));
    highlight('preview-target', [target && findOnScreen(target, documents, page)].filter(isRange));
    for (const picture of document.querySelectorAll('[data-noted]')) picture.removeAttribute('data-noted');
    for (const place of shown.values()) if (!isRange(place)) place.setAttribute('data-noted', '');
    setMarks(shown);
  });

  useEffect(() => {
    let rest = setTimeout(look);
    const observer = new MutationObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(look, REST);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => {
      clearTimeout(rest);
      observer.disconnect();
      highlight('preview-notes', []);
      highlight('preview-target', []);
      for (const picture of document.querySelectorAll('[data-noted]')) picture.removeAttribute('data-noted');
    };
  }, [notes, documents, target]);

  return marks;
}

/** Brings the place of a note to the middle of the window, and opens what it is folded away in. */
export function showInPage(place: Range | Element | undefined) {
  const element = place instanceof Range ? place.startContainer.parentElement : place;
  for (let around = element?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
  element?.scrollIntoView({ block: 'center' });
}

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
