import { useEffect, useRef, useState, useEffectEvent } from 'react';
import { type NotedDocument, type NoteTarget, listPictureTargets } from './targets.ts';
import type { useLinkNotes } from './useLinkNotes.ts';
import { type Choice, useNoteWriting } from './useNoteWriting.ts';

/** `picking`: a picture is being pointed at in the page, which the panel would cover. */
type View =
  | { kind: 'closed' | 'list' | 'picking' }
  | { kind: 'form'; choices: readonly Choice[]; focus: 'passage' | 'note' };

/**
 * What is shown of the notes of a link, the note that is being written, and what leads from one to the next. The focus moves along,
 * for the button that had it disappears.
 */
export function useNotesPanel(
  documents: readonly NotedDocument[],
  { add, refresh }: ReturnType<typeof useLinkNotes>,
) {
  const [view, setView] = useState<View>({ kind: 'closed' });
  const [announcement, setAnnouncement] = useState('');
  const launcher = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  const focusNext = useRef<(() => HTMLElement | null) | null>(null);
  useEffect(() => {
    focusNext.current?.()?.focus();
    focusNext.current = null;
  }, [view]);

  const showList = () => {
    focusNext.current = () => title.current;
    setView({ kind: 'list' });
  };
  const open = () => {
    showList();
    void refresh();
  };
  const close = () => {
    focusNext.current = () => launcher.current;
    setView({ kind: 'closed' });
  };
  const writing = useNoteWriting(documents, add, (id) => {
    focusNext.current = () => document.getElementById(`note-${id}`);
    setAnnouncement('Note envoyée. L’équipe la voit déjà.');
    setView({ kind: 'list' });
  });
  /** @param given is what somebody pointed at; without it, a passage is chosen from the list. */
  const write = (given: NoteTarget | null) => {
    const choices = writing.begin(given);
    if (choices.length === 0) return;
    setAnnouncement('');
    setView({ kind: 'form', choices, focus: given ? 'note' : 'passage' });
  };
  usePicking(view.kind === 'picking', documents, (picture) => {
    if (picture) write(picture);
    else showList();
  });

  return {
    view,
    announcement,
    writing,
    launcher,
    title,
    showList,
    open,
    close,
    write,
    /** The next picture that is clicked is what the note is about. */
    pick: () => setView({ kind: 'picking' }),
    /** Closes the panel, and leaves the focus where it is. */
    hide: () => setView({ kind: 'closed' }),
    /** Shows the notes beside the page, unless one is being written. */
    reveal: () => setView((last) => (last.kind === 'form' ? last : { kind: 'list' })),
  };
}

/** While a picture is to be pointed at: the next click on one is for the note, whatever else it would do. */
function usePicking(
  isPicking: boolean,
  documents: readonly NotedDocument[],
  onEnd: (picture: NoteTarget | null) => void,
) {
  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('[data-preview]')) return;
    const { clientX, clientY } = event;
    // A picture that lies under another element can be picked too.
    const under = [target, ...document.elementsFromPoint(clientX, clientY)];
    const picked = listPictureTargets(documents).find(({ element }) =>
      under.some((one) => element === one || element.contains(one)),
    );
    event.preventDefault();
    event.stopPropagation();
    if (picked) onEnd(picked.target);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEnd(null);
  });

  useEffect(() => {
    if (!isPicking) return undefined;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener('click', onClick, options);
    addEventListener('keydown', onKeyDown, options);
    document.documentElement.setAttribute('data-picking', '');
    return () => {
      listening.abort();
      document.documentElement.removeAttribute('data-picking');
    };
  }, [isPicking]);
}
