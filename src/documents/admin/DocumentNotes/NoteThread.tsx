import { type RefObject, useId } from 'react';
import { formatDayAndTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { Badge, type BadgeProps } from '#design-system/components/Badge';
import { Text } from '#design-system/primitives/Text';
import type { NoteState } from '#features/previews/data/previewNotes.queries.ts';
import { Line, Thread, Written } from './DocumentNotes.styles.ts';
import { NoteActions } from './NoteActions.tsx';
import { GivenAnswer, NoteAnswer } from './NoteAnswer.tsx';
import { ProposalStanding, ProposedWords } from './NoteProposal.tsx';
import type { PlacedNote } from './placeNotes.ts';
import { useNoteAnswer } from './useNoteAnswer.ts';
import { useProposal } from './useProposal.ts';

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
        Le {formatDayAndTime(toClockTime(note.created_at))}
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
