import { useEffect, useRef, useState } from 'react';
import { toDataError } from '#data/errors.ts';
import {
  addPreviewNote,
  fetchPreviewNotes,
  type NewPreviewNote,
  type PreviewNote,
} from '#features/previews/data/previewNotes.queries.ts';

type Loaded = { notes: readonly PreviewNote[]; failure: string | null; isLoading: boolean };

/** Never rejects. Without an answer, what was read before stays. */
const read = (token: string): Promise<Partial<Loaded>> =>
  fetchPreviewNotes(token).then(
    (notes) => ({ notes: notes.toReversed(), failure: null }),
    (error: unknown) => ({ failure: toDataError(error).message }),
  );

/** The notes that were left by a link, the latest first, and the way to leave another one. */
export function useLinkNotes(token: string) {
  const [state, setState] = useState<Loaded>({ notes: [], failure: null, isLoading: true });
  const attempt = useRef<{ written: string; id: string }>(null);

  const show = (read: Partial<Loaded>) => setState((last) => ({ ...last, ...read, isLoading: false }));
  useEffect(() => {
    let isWanted = true;
    void read(token).then((loaded) => {
      if (isWanted) show(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [token]);

  const refresh = async () => {
    setState((last) => ({ ...last, isLoading: true }));
    show(await read(token));
  };

  /** Resolves with the id of the note once it is stored; rejects with a DataError. */
  const add = async (input: Omit<NewPreviewNote, 'id' | 'token'>): Promise<string> => {
    const written = JSON.stringify(input);
    // The same note sent again keeps its id, so that it isn't stored twice when only the response got lost.
    const { id } = attempt.current?.written === written ? attempt.current : { id: crypto.randomUUID() };
    attempt.current = { written, id };
    await addPreviewNote({ ...input, id, token });
    attempt.current = null;
    const note: PreviewNote = {
      ...input,
      id,
      state: 'open',
      answer: null,
      created_at: new Date().toISOString(),
    };
    setState((last) => ({ ...last, notes: [note, ...last.notes.filter((known) => known.id !== id)] }));
    void refresh();
    return id;
  };

  return { ...state, refresh, add };
}
