import { Alert } from '#design-system/components/Alert';
import { SmallButton, Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import { readPlace } from '#features/previews/data/noteWords.ts';
import type { PreviewNote, NoteState } from '#features/previews/data/previewNotes.queries.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { Badge, type BadgeProps } from '#design-system/components/Badge';
import { Entries, Answer, Entry, Line, Quote, Tail, Written } from './PreviewNotes.styles.ts';
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
              isOnPage={onDocuments.has(note.document)}
              mark={marks.get(note.id)}
              onCovered={onCovered}
            />
          ))}
        </Entries>
      )}
    </>
  );
}

const states: Record<NoteState, { words: string; variant: NonNullable<BadgeProps['variant']> }> = {
  open: { words: 'En attente', variant: 'secondary' },
  closed: { words: 'Traitée', variant: 'outline' },
  accepted: { words: 'Acceptée', variant: 'success' },
};

/** What a note without words is about. */
function nameSubject({ place }: PreviewNote) {
  const { path, picture } = readPlace(place);
  if (path === null) return 'Toute la page';
  return picture === null ? 'Un passage' : 'Une image';
}

interface NoteEntryProps extends Pick<NoteListProps, 'onCovered'> {
  note: PreviewNote;
  /** It was pointed at in the page. */
  isShown: boolean;
  /** What it is about is on the page; `mark` is where, unless that has changed. */
  isOnPage: boolean;
  mark: Range | Element | undefined;
}

/** A note as whoever has the link reads it: what it is about, what it says, and what the team answers. */
function NoteEntry({ note, isShown, isOnPage, mark, onCovered }: NoteEntryProps) {
  const { id, name, words, note: written, proposal, state, answer, created_at } = note;
  const onShow = () => {
    showInPage(mark);
    if (matchMedia('(max-width: 47.99rem)').matches) onCovered();
  };
  return (
    <Entry data-shown={isShown || undefined} id={`note-${id}`} tabIndex={-1}>
      <Line>
        <Text as="span" size="small">
          <strong>{name}</strong>
        </Text>
        <Badge variant={states[state].variant}>{states[state].words}</Badge>
      </Line>
      <Text isNote>Le {formatQuebecTime(created_at)}</Text>
      {words === '' ? <Text size="small">{nameSubject(note)}</Text> : <Quote>{words}</Quote>}
      {!mark && isOnPage && words !== '' && <Text isNote>Ces mots ont changé depuis.</Text>}
      {written && <Written>{written}</Written>}
      {proposal && (
        <div>
          <Text isNote>Mots proposés</Text>
          <Written>{proposal}</Written>
        </div>
      )}
      {answer && (
        <Answer>
          <Text size="small" weight="semibold">
            Réponse de l’équipe
          </Text>
          <Written>{answer}</Written>
        </Answer>
      )}
      {mark && (
        <Tail>
          <Button size="small" variant="ghost" onClick={onShow}>
            Montrer dans la page
          </Button>
        </Tail>
      )}
      {!mark && !isOnPage && <Text isNote>Sur une autre page.</Text>}
    </Entry>
  );
}
