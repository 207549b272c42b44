import { useCallback, useEffect, useRef, useState } from 'react';
import { toDataError } from '#data/errors.ts';
import {
  addPreviewNote,
  fetchPreviewNotes,
  type NewPreviewNote,
  type PreviewNote,
} from '#features/previews/data/previewNotes.queries.ts';

/** The notes that were left by a link, the latest first, and the way to leave another one. */
export function useLinkNotes(token: string) {
  const [notes, setNotes] = useState<readonly PreviewNote[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isLoading, setIsLoading] = useState(true);
  const attempt = useRef<{ written: string; id: string }>(null);

  /** Never rejects. Without an answer, what was read before stays. */
  const read = useCallback(
    () =>
      fetchPreviewNotes(token)
        .then(
          (found) => {
            setNotes(found.toReversed());
            setFailure(null);
          },
          (error: unknown) => setFailure(toDataError(error).message),
        )
        .finally(() => setIsLoading(false)),
    [token],
  );
  useEffect(() => void read(), [read]);
  const refresh = () => {
    setIsLoading(true);
    return read();
  };

  /** Resolves with the id of the note once it is stored; rejects with a DataError. */
  const add = async (input: Omit<NewPreviewNote, 'id' | 'token'>): Promise<string> => {
    const written = JSON.stringify(input);
    // The same note sent again keeps its id, so that it isn't stored twice when only the response got lost.
    const { id } = attempt.current?.written === written ? attempt.current : { id: crypto.randomUUID() };
    attempt.current = { written, id };
    await addPreviewNote({ ...input, id, token });
    attempt.current = null;
    const created_at = new Date().toISOString();
    const note: PreviewNote = { ...input, id, state: 'open', answer: null, created_at };
    setNotes((last) => [note, ...last.filter((known) => known.id !== id)]);
    void refresh();
    return id;
  };

  return { notes, failure, isLoading, refresh, add };
}
