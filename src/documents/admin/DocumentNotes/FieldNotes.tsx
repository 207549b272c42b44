import { use, useRef, type RefObject, useId } from 'react';
import { Settled, Threads, Line, Thread, Written } from './DocumentNotes.styles.ts';
import { NotesContext } from './NotesContext.ts';
import type { PlacedNote } from './placeNotes.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { Badge, type BadgeProps } from '#design-system/components/Badge';
import { Text } from '#design-system/primitives/Text';
import type { NoteState } from '#features/previews/data/previewNotes.queries.ts';
import { type Answering, GivenAnswer, NoteAnswer, useNoteAnswer } from './NoteAnswer.tsx';
import { type Proposed, ProposalStanding, ProposedWords, useProposal } from './NoteProposal.tsx';
import { notices } from '#admin/shell/notices.ts';
import { Button } from '#design-system/components/Button';
import { Cluster } from '#design-system/primitives/Cluster';
import type { DocumentNote } from '#features/previews/data/documentNotes.queries.ts';

export interface FieldNotesProps {
  /** The field that they are about: a path of the document. */
  path: string;
}

/** What readers of a preview have to say of a field, below it; nothing where nobody has said anything. */
export function FieldNotes({ path }: FieldNotesProps) {
  const { placed } = use(NotesContext);
  const own = placed.filter((one) => one.path === path);
  if (own.length === 0) return null;
  const threads = <NoteThreads placed={own} label={`Notes sur «\u00A0${own[0]?.label ?? ''}\u00A0»`} />;
  // A few are read with the text; many would push it out of sight.
  if (placed.length <= FEW) return threads;
  return (
    <Settled>
      <summary>{own.length > 1 ? `${own.length} notes de lecture` : 'Une note de lecture'}</summary>
      <div>{threads}</div>
    </Settled>
  );
}

/** With more notes on a document than this, those below its fields are folded. */
const FEW = 5;

export interface NoteThreadsProps {
  placed: readonly PlacedNote[];
  /** What they are called together. */
  label: string;
}

/** Notes that wait for somebody; those that don't any more are folded. */
export function NoteThreads({ placed, label }: NoteThreadsProps) {
  const around = useRef<HTMLElement>(null);
  const settled = placed.filter(({ note }) => note.state !== 'open');
  const draw = (one: PlacedNote) => <NoteThread key={one.note.id} placed={one} around={around} />;
  return (
    <Threads ref={around} aria-label={label} tabIndex={-1}>
      {placed.filter(({ note }) => note.state === 'open').map(draw)}
      {settled.length > 0 && (
        <Settled>
          <summary>{settled.length > 1 ? `${settled.length} notes traitées` : 'Une note traitée'}</summary>
          <div>{settled.map(draw)}</div>
        </Settled>
      )}
    </Threads>
  );
}

const badges: Record<NoteState, { words: string; variant: NonNullable<BadgeProps['variant']> }> = {
  open: { words: 'Ouverte', variant: 'accent' },
  closed: { words: 'Fermée', variant: 'outline' },
  accepted: { words: 'Acceptée', variant: 'success' },
};

interface NoteThreadProps {
  placed: PlacedNote;
  /** What stands around it, which takes the focus when the note goes elsewhere. */
  around: RefObject<HTMLElement | null>;
}

/** A note that a reader has left: what it is about, what it says and proposes, and what can be done with it. */
function NoteThread({ placed, around }: NoteThreadProps) {
  const { note, found, path } = placed;
  const { id, name, state, words } = note;
  const titleId = useId();
  const proposed = useProposal(placed);
  const answering = useNoteAnswer(note, around);
  const isPut = proposed.state === 'there' || proposed.state === 'waits';
  const isChanged = words !== '' && path !== null && !found && !isPut;

  const accept = () => {
    proposed.accept();
    around.current?.focus();
  };

  return (
    <Thread
      id={`note-${id}`}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-settled={state === 'open' ? undefined : ''}
    >
      <Line>
        <span id={titleId}>
          Note de <strong>{name}</strong>
        </span>
        <Badge variant={badges[state].variant}>{badges[state].words}</Badge>
      </Line>
      <Text size="small" tone="muted">
        Le {formatQuebecTime(note.created_at)}
      </Text>
      <NotedPlace placed={placed} isChanged={isChanged} />
      {note.note && <Written>{note.note}</Written>}
      <ProposedWords placed={placed} isChanged={isChanged} />
      {!answering.isAnswering && <GivenAnswer note={note} />}
      {state === 'open' && <ProposalStanding proposal={note.proposal} proposed={proposed} />}
      {answering.isAnswering ? (
        <NoteAnswer note={note} answering={answering} />
      ) : (
        <NoteActions note={note} proposed={proposed} answering={answering} onAccept={accept} />
      )}
    </Thread>
  );
}

/** What a note is about: words in their sentence, a picture, or the whole page. */
function NotedPlace({ placed, isChanged }: { placed: PlacedNote; isChanged: boolean }) {
  const { note, sentence, picture, path } = placed;
  if (note.words === '') {
    if (picture !== null) return <Text size="small">{`Sur l’image ${picture} de ce texte`}</Text>;
    return path === null ? <Text size="small">Sur toute la page</Text> : null;
  }
  return (
    <>
      {isChanged && (
        <Text size="small" weight="medium">
          Ces mots ont changé depuis&nbsp;:
        </Text>
      )}
      {(isChanged || !note.proposal) && (
        <blockquote>
          {sentence.lead}
          <mark>{note.words}</mark>
          {sentence.trail}
        </blockquote>
      )}
    </>
  );
}

interface NoteActionsProps {
  note: DocumentNote;
  proposed: Proposed;
  answering: Answering;
  onAccept: () => void;
}

/** What can be done with a note: its proposal accepted, an answer begun, the note closed or opened again. */
function NoteActions({ note, proposed, answering, onAccept }: NoteActionsProps) {
  const { answer } = note;
  const { isSending, begin, settle } = answering;
  const isOpen = note.state === 'open';
  return (
    <Cluster $gap={2}>
      {isOpen && proposed.state === 'fits' && (
        <Button size="small" isPending={isSending} onClick={onAccept}>
          Accepter la proposition
        </Button>
      )}
      {isOpen && proposed.state === 'there' && (
        <Button size="small" isPending={isSending} onClick={proposed.confirm}>
          Marquer comme acceptée
        </Button>
      )}
      {isOpen && (proposed.state === 'gone' || proposed.state === 'mixed') && (
        <Button size="small" variant="outline" onClick={() => void proposed.copy()}>
          Copier la proposition
        </Button>
      )}
      <Button size="small" variant="outline" onClick={begin}>
        {answer ? 'Modifier la réponse' : 'Répondre'}
      </Button>
      <Button
        size="small"
        variant="ghost"
        isPending={isSending}
        onClick={() =>
          void (isOpen
            ? settle('closed', answer, notices.noteClosed)
            : settle('open', answer, notices.noteReopened))
        }
      >
        {isOpen ? 'Fermer' : 'Rouvrir'}
      </Button>
    </Cluster>
  );
}
