import { notices } from '#admin/shell/notices.ts';
import { Button } from '#design-system/components/Button';
import { Cluster } from '#design-system/primitives/Cluster';
import type { DocumentNote } from '#features/previews/data/documentNotes.queries.ts';
import type { Answering } from './useNoteAnswer.ts';
import type { Proposed } from './useProposal.ts';

export interface NoteActionsProps {
  note: DocumentNote;
  proposed: Proposed;
  answering: Answering;
  onAccept: () => void;
}

/** What can be done with a note: its proposal accepted, an answer begun, the note closed or opened again. */
export function NoteActions({ note, proposed, answering, onAccept }: NoteActionsProps) {
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
