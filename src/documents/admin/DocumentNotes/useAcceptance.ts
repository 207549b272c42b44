import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DocumentNote } from '#features/previews/data/documentNotes.queries.ts';
import { findQuote, type ReadPart } from '#features/previews/data/noteWords.ts';
import type { Notes } from './NotesContext.ts';

/** What of a document's store says what the server has of it. */
type SavedStore<Text> = {
  subscribe: (listener: () => void) => () => void;
  state: () => { base: Text };
  isDirty: () => boolean;
};

/** The notes whose words were put into the form: each is accepted once the text is saved with them, and stays open without. */
export function useAcceptance<Text>(
  store: SavedStore<Text>,
  read: (base: Text) => readonly ReadPart[],
  answer: Notes['answer'],
): Pick<Notes, 'accepted' | 'acceptOnceSaved' | 'giveUp'> {
  const [waiting, setWaiting] = useState<readonly { note: DocumentNote; words: string }[]>([]);

  const seen = useRef<Text>(null);

  const giveUp = (id: string) => setWaiting((all) => all.filter(({ note }) => note.id !== id));

  const settle = (all: typeof waiting) => {
    const saved = read(store.state().base);
    const isSaved = ({ note, words }: (typeof waiting)[number]) =>
      findQuote(saved, { ...note, words }) !== null;
    for (const one of all.filter(isSaved))
      void answer({ id: one.note.id, state: 'accepted', answer: one.note.answer });
    // When all is saved and the words aren't there, somebody has taken them out: such notes stay open.
    return store.isDirty() ? all.filter((one) => !isSaved(one)) : [];
  };

  const look = useEffectEvent(() => {
    const { base } = store.state();
    // Typing alone changes nothing of what is saved.
    if (waiting.length === 0 || (base === seen.current && store.isDirty())) return;
    seen.current = base;
    setWaiting(settle(waiting));
  });
  useEffect(() => store.subscribe(look), [store]);

  return {
    accepted: new Set(waiting.map(({ note }) => note.id)),
    acceptOnceSaved: (note, words) =>
      setWaiting(settle([...waiting.filter((one) => one.note.id !== note.id), { note, words }])),
    giveUp,
  };
}
