import { isOnSite } from '#documents/data/documentKey.ts';
import type { DocumentStore, DocumentStoreState } from '#documents/data/documentStore.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type ReactNode,
  useDeferredValue,
  useMemo,
  useSyncExternalStore,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  use,
} from 'react';
import {
  documentNotesQuery,
  answerNoteMutation,
  type DocumentNote,
} from '#features/previews/data/documentNotes.queries.ts';
import { findQuote, type NoteQuote, type ReadPart } from '#features/previews/data/noteWords.ts';
import { noNotes, type Notes, NotesContext, useOpenNotesWithin } from './NotesContext.ts';
import { listRead, type NotedField, placeNotes } from './placeNotes.ts';
import type { ReadText } from './putProposal.ts';
import { ListError } from '#lists/ListError.tsx';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import { Entries } from './DocumentNotes.styles.ts';
import { NoteThreads } from './FieldNotes.tsx';
import { Badge } from '#design-system/components/Badge';

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
type NotedStore<Text> = Pick<DocumentStore<Text>, 'subscribe' | 'isDirty' | 'edit'> & {
  state: () => Pick<DocumentStoreState<Text>, 'document' | 'text' | 'base' | 'version'>;
};

export interface DocumentNotesProps<Text> {
  /** Le document ouvert : son texte et ce qui en est gardé. */
  store: NotedStore<Text>;
  /** Comment trouver les champs et leurs textes. */
  source: NoteSource<Text>;
  /** Le formulaire, avec un `FieldNotes` sous chaque champ et une `NotesCard`. */
  children: ReactNode;
}

/** Reads texts, and remembers the last one: parsing a long text is slow. */
function createReader<Text>({ listFields, read }: NoteSource<Text>) {
  let last: { text: Text; parts: readonly ReadPart[]; fields: Map<string, ReadText | null> } | null = null;
  return (text: Text) => {
    if (last?.text !== text) last = { text, parts: listRead(listFields(text)), fields: new Map() };
    const { parts, fields } = last;
    return {
      parts,
      field(path: string) {
        if (!fields.has(path)) fields.set(path, read(text, path));
        return fields.get(path) ?? null;
      },
    };
  };
}

/** Provides the form inside with the notes that readers of a preview have left on its document (product: answering notes). */
export function DocumentNotes<Text>({ store, source, children }: DocumentNotesProps<Text>) {
  const document = useSyncExternalStore(store.subscribe, () => store.state().document);
  const isSaved = useSyncExternalStore(store.subscribe, () => store.state().version !== null);
  // Nobody can have a preview link to an internal setting.
  const isShared = isSaved && isOnSite(document);
  const { data = [], isError, refetch } = useQuery(documentNotesQuery(document, isShared));
  const { mutateAsync } = useMutation(answerNoteMutation(document));
  const text = useDeferredValue(useSyncExternalStore(store.subscribe, () => store.state().text));

  const answer: Notes['answer'] = (said) =>
    mutateAsync(said).then(
      () => true,
      () => false,
    );
  const reader = useMemo(() => createReader(source), [source]);
  const acceptance = useAcceptance(store, (base) => listRead(source.listFields(base)), answer);

  const value =
    data.length === 0 && !isError
      ? noNotes
      : {
          placed: placeNotes(data, source.listFields(text)),
          retry: isError ? () => void refetch() : null,
          find: (quote: NoteQuote) => findQuote(reader(store.state().text).parts, quote),
          read: (path: string) => reader(store.state().text).field(path),
          put: (path: string, words: string) => store.edit(source.put(store.state().text, path, words)),
          ...acceptance,
          answer,
        };
  return <NotesContext value={value}>{children}</NotesContext>;
}

/** The notes whose words were put into the form: each is accepted once the text is saved with them, and stays open without. */
function useAcceptance<Text>(
  store: NotedStore<Text>,
  read: (base: Text) => readonly ReadPart[],
  answer: Notes['answer'],
): Pick<Notes, 'accepted' | 'acceptOnceSaved' | 'giveUp'> {
  const [waiting, setWaiting] = useState<readonly { note: DocumentNote; words: string }[]>([]);
  const seen = useRef<Text>(null);

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
    giveUp: (id) => setWaiting((all) => all.filter(({ note }) => note.id !== id)),
  };
}

const SHORT = 60;

const shorten = (words: string) => (words.length > SHORT ? `${words.slice(0, SHORT).trimEnd()}…` : words);

/** Every item around it is opened: a field may stand in one that is closed. */
function goToNote(id: string) {
  const thread = document.getElementById(`note-${id}`);
  for (let around = thread?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
  thread?.focus();
}

/** How many notes wait for somebody, the way to each, and those that are about no field; nothing where there are none. */
export function NotesCard() {
  const { placed, retry } = use(NotesContext);
  const open = placed.filter(({ note }) => note.state === 'open');
  const others = placed.filter(({ path }) => path === null);
  if (placed.length === 0 && !retry) return null;
  return (
    <FormCard aria-labelledby="notes-de-lecture">
      <h2 id="notes-de-lecture">Notes de lecture</h2>
      {retry && <ListError what="les notes" onRetry={retry} />}
      {placed.length > 0 && <Text isNote>{countOpen(open.length)}</Text>}
      {open.some(({ path }) => path !== null) && (
        <Entries>
          {open
            .filter(({ path }) => path !== null)
            .map(({ note, label }) => (
              <li key={note.id}>
                <Button size="small" variant="ghost" onClick={() => goToNote(note.id)}>
                  {`${label}\u00A0: ${shorten(note.note ?? note.proposal ?? '')}`}
                </Button>
              </li>
            ))}
        </Entries>
      )}
      {others.length > 0 && <NoteThreads placed={others} label="Notes sur aucun champ" />}
    </FormCard>
  );
}

function countOpen(count: number) {
  if (count === 0) return 'Aucune note ouverte.';
  return count > 1 ? `${count} notes ouvertes.` : 'Une note ouverte.';
}

/** How many open notes are within a part of the form that may be closed; nothing where there are none. */
export function NotesBadge({ within }: { within: string }) {
  const count = useOpenNotesWithin(within);
  return count > 0 && <Badge variant="accent">{count > 1 ? `${count} notes` : '1 note'}</Badge>;
}
