import { Alert } from '#design-system/components/Alert';
import { SmallButton } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import { readPlace } from '#features/previews/data/notePlace.ts';
import type { PreviewNote } from '#features/previews/data/previewNotes.queries.ts';
import { NoteEntry } from './NoteEntry.tsx';
import { Entries } from './PreviewNotes.styles.ts';
import type { useLinkNotes } from './useLinkNotes.ts';
import type { NotedDocument } from './targets.ts';
import { type Marks, showInPage } from './useMarks.ts';

export interface NoteListProps {
  link: ReturnType<typeof useLinkNotes>;
  documents: readonly NotedDocument[];
  marks: Marks;
  /** The note that was pointed at in the page. */
  shownId: string | null;
  /** A note is shown in the page, which the list covers. */
  onCovered: () => void;
}

/** The notes that were left by a link, and where each is in the page; why they couldn't be read. */
export function NoteList({ link, documents, marks, shownId, onCovered }: NoteListProps) {
  const { notes, failure, isLoading, refresh } = link;
  const onDocuments = new Set(documents.map(({ document: name }) => name));
  const findPresence = ({ id, document: name }: PreviewNote) => {
    if (marks.has(id)) return 'here';
    return onDocuments.has(name) ? 'changed' : 'elsewhere';
  };
  const findSubject = ({ place }: PreviewNote) => {
    const { path, picture } = readPlace(place);
    if (path === null) return 'Toute la page';
    return picture === null ? 'Un passage' : 'Une image';
  };
  return (
    <>
      {failure && (
        <Alert
          tone="danger"
          title="Impossible de charger les notes"
          action={
            <SmallButton isPending={isLoading} onClick={() => void refresh()}>
              Réessayer
            </SmallButton>
          }
        >
          {failure}
        </Alert>
      )}
      {notes.length === 0 && !failure && !isLoading && <Text>Aucune note pour l’instant.</Text>}
      {notes.length > 0 && (
        <Entries>
          {notes.map((note) => (
            <NoteEntry
              key={note.id}
              note={note}
              isShown={note.id === shownId}
              subject={findSubject(note)}
              presence={findPresence(note)}
              onShow={() => {
                showInPage(marks.get(note.id));
                if (matchMedia('(max-width: 47.99rem)').matches) onCovered();
              }}
            />
          ))}
        </Entries>
      )}
    </>
  );
}
