import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';
import { documentNotesQuery, answerNoteMutation } from '#data/previews/documentNotes.queries.ts';
import { noNotes, NotesContext } from './NotesContext.ts';
import { type NotedField, placeNotes } from './placeNotes.ts';
import type { ReadText } from './putProposal.ts';

/** How a kind of documents is read and written by those who answer notes on it. */
export type NoteSource<Text> = {
  /** What a note can be about, in the order of the form. */
  listFields: (text: Text) => readonly NotedField[];
  /** A field of it; null where it has none there. */
  read: (text: Text, path: string) => ReadText | null;
  /** The text with another one in a field. */
  put: (text: Text, path: string, value: string) => Text;
};

/** What of a document's store notes need. */
type NotedStore<Text> = {
  subscribe: (listener: () => void) => () => void;
  state: () => { document: string; text: Text; version: number | null };
  edit: (text: Text) => void;
};

export interface DocumentNotesProps<Text> {
  store: NotedStore<Text>;
  source: NoteSource<Text>;
  /** The form, with a `FieldNotes` below each field, and a `NotesCard`. */
  children: ReactNode;
}

/** Has what readers of a preview have to say of a document for the form inside (product 7.26). */
export function DocumentNotes<Text>({ store, source, children }: DocumentNotesProps<Text>) {
  const document = useSyncExternalStore(store.subscribe, () => store.state().document);
  const isSaved = useSyncExternalStore(store.subscribe, () => store.state().version !== null);
  // No visitor reads it: nobody has a link to it.
  const isShared = isSaved && !document.startsWith('internal/');
  const { data = [], isError, refetch } = useQuery(documentNotesQuery(document, isShared));
  const { mutateAsync } = useMutation(answerNoteMutation(document));
  const text = useDeferredValue(useSyncExternalStore(store.subscribe, () => store.state().text));

  const value =
    data.length === 0 && !isError
      ? noNotes
      : {
          placed: placeNotes(data, source.listFields(text)),
          retry: isError ? () => void refetch() : null,
          read: (path: string) => source.read(store.state().text, path),
          put: (path: string, words: string) => store.edit(source.put(store.state().text, path, words)),
          answer: (answer: Parameters<typeof mutateAsync>[0]) =>
            mutateAsync(answer).then(
              () => true,
              () => false,
            ),
        };
  return <NotesContext value={value}>{children}</NotesContext>;
}
