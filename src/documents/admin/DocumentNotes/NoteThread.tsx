import { type RefObject, useId } from 'react';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { Badge, type BadgeProps } from '#design-system/components/Badge';
import { Text } from '#design-system/primitives/Text';
import type { NoteState } from '#features/previews/data/previewNotes.queries.ts';
import { Line, Thread, Written } from './DocumentNotes.styles.ts';
import { GivenAnswer, NoteAnswer } from './NoteAnswer.tsx';
import { ProposalStanding, ProposedWords } from './NoteProposal.tsx';
import type { PlacedNote } from './placeNotes.ts';
import { useNoteAnswer, type Answering } from './useNoteAnswer.ts';
import { useProposal, type Proposed } from './useProposal.ts';
import { notices } from '#admin/shell/notices.ts';
import { Button } from '#design-system/components/Button';
import { Cluster } from '#design-system/primitives/Cluster';
import type { DocumentNote } from '#features/previews/data/documentNotes.queries.ts';

const badges: Record<NoteState, { words: string; variant: NonNullable<BadgeProps['variant']> }> = {
  open: { words: 'Ouverte', variant: 'accent' },
  closed: { words: 'Fermée', variant: 'outline' },
  accepted: { words: 'Acceptée', variant: 'success' },
};

export interface NoteThreadProps {
  placed: PlacedNote;
  /** What stands around it, which takes the focus when the note goes elsewhere. */
  around: RefObject<HTMLElement | null>;
}

/** A note that a reader has left: what it is about, what it says and proposes, and what can be done with it. */
export function NoteThread({ placed, around }: NoteThreadProps) {
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
  const { state, answer } = note;
  const { isSending, begin, settle } = answering;

  return (
    <Cluster $gap={2}>
      {state === 'open' && proposed.state === 'fits' && (
        <Button size="small" isPending={isSending} onClick={onAccept}>
          Accepter la proposition
        </Button>
      )}
      {state === 'open' && proposed.state === 'there' && (
        <Button size="small" isPending={isSending} onClick={proposed.confirm}>
          Marquer comme acceptée
        </Button>
      )}
      {state === 'open' && (proposed.state === 'gone' || proposed.state === 'mixed') && (
        <Button size="small" variant="outline" onClick={() => void proposed.copy()}>
          Copier la proposition
        </Button>
      )}
      <Button size="small" variant="outline" onClick={begin}>
        {answer ? 'Modifier la réponse' : 'Répondre'}
      </Button>
      {state === 'open' ? (
        <Button
          size="small"
          variant="ghost"
          isPending={isSending}
          onClick={() => void settle('closed', answer, notices.noteClosed)}
        >
          Fermer
        </Button>
      ) : (
        <Button
          size="small"
          variant="ghost"
          isPending={isSending}
          onClick={() => void settle('open', answer, notices.noteReopened)}
        >
          Rouvrir
        </Button>
      )}
    </Cluster>
  );
}
