import { type RefObject, use, useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { useAbandon } from '#admin/shell/forms/useAbandon.ts';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import { formatPerson } from '#admin/shell/formatPerson.ts';
import { formatDayAndTime } from '#data/formats.ts';
import type { NoteState } from '#features/previews/data/previewNotes.queries.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { Badge, type BadgeProps } from '#design-system/components/Badge';
import { Button } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';
import { Checkbox } from '#design-system/forms/Checkbox';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { Cluster } from '#design-system/primitives/Cluster';
import { Text } from '#design-system/primitives/Text';
import { WordDifference } from '../WordDifference/WordDifference.tsx';
import { Answer, AnswerForm, Line, Proposal, Thread, Written } from './DocumentNotes.styles.ts';
import { NotesContext } from './NotesContext.ts';
import type { PlacedNote } from './placeNotes.ts';
import { type ProposalState, useProposal } from './useProposal.ts';

const MOST = 1000;

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
  const { note, found, sentence, picture, path } = placed;
  const { id, name, words, note: written, proposal, state, created_at, answer: answered, answered_at } = note;
  const { answer } = use(NotesContext);
  const showToast = useToast();
  const proposed = useProposal(placed);
  const form = usePersistedForm<{ answer: string }>(`note-answer/${id}`, {
    values: { answer: answered ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const abandon = useAbandon(form);
  const { setFocus } = form;
  const typed = useWatch({ control: form.control, name: 'answer' });
  const [isOpened, setIsOpened] = useState(false);
  // It is there again for whoever wrote before.
  const isAnswering = isOpened || form.isTyped;
  useEffect(() => {
    if (isOpened) setFocus('answer');
  }, [isOpened, setFocus]);
  const [isSending, setIsSending] = useState(false);
  const titleId = useId();
  const isChanged = words !== '' && path !== null && !found && !isPut(proposed.state);
  const isTooLong = typed.trim().length > MOST;

  const settle = async (next: NoteState, said: string | null, notice: Parameters<typeof showToast>[0]) => {
    setIsSending(true);
    const isDone = await answer({ id, state: next, answer: said });
    setIsSending(false);
    if (!isDone) return;
    form.markSaved();
    setIsOpened(false);
    showToast(notice);
    around.current?.focus();
  };

  const onCancel = async () => {
    if (await abandon()) setIsOpened(false);
  };

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
        Le {formatDayAndTime(toClockTime(created_at))}
      </Text>
      {words === '' && picture !== null && <Text size="small">{`Sur l’image ${picture} de ce texte`}</Text>}
      {words === '' && picture === null && path === null && <Text size="small">Sur toute la page</Text>}
      {words !== '' && isChanged && (
        <Text size="small" weight="medium">
          Ces mots ont changé depuis&nbsp;:
        </Text>
      )}
      {words !== '' && (isChanged || !proposal) && (
        <blockquote>
          {sentence.lead}
          <mark>{words}</mark>
          {sentence.trail}
        </blockquote>
      )}
      {written && <Written>{written}</Written>}
      {proposal && (
        <Proposal>
          {words === '' || isChanged ? (
            proposal
          ) : (
            <WordDifference
              before={sentence.lead + words + sentence.trail}
              after={sentence.lead + proposal + sentence.trail}
            />
          )}
        </Proposal>
      )}
      {answered && !isAnswering && (
        <Answer>
          <Text size="small" tone="muted">
            {answered_at
              ? `Réponse de ${formatPerson(note)}, le ${formatDayAndTime(toClockTime(answered_at))}`
              : 'Réponse'}
          </Text>
          <Written>{answered}</Written>
        </Answer>
      )}
      {state === 'open' && proposed.state !== null && (
        <>
          {proposed.state === 'there' && <Text size="small">Les mots proposés sont déjà dans le texte.</Text>}
          {proposed.state === 'waits' && (
            <Text size="small" isAnnounced>
              Les mots proposés sont dans le formulaire. La note sera acceptée quand il sera enregistré.
            </Text>
          )}
          {proposed.state === 'gone' && (
            <Text size="small">
              Ces mots, ou ceux d’à côté, ne sont plus ce qu’ils étaient. Copiez la proposition pour la
              placer.
            </Text>
          )}
          {proposed.state === 'mixed' && (
            <Text size="small">
              La mise en forme passe au milieu de ces mots. Copiez la proposition pour la placer.
            </Text>
          )}
          {proposed.state === 'fits' && proposed.corrected !== null && (
            <>
              <Checkbox
                label="Corriger aussi la typographie"
                checked={proposed.isTypographic}
                onChange={({ target }) => proposed.setIsTypographic(target.checked)}
              />
              {proposed.isTypographic && (
                <Proposal>
                  <WordDifference before={proposal ?? ''} after={proposed.corrected} />
                </Proposal>
              )}
            </>
          )}
        </>
      )}
      {isAnswering && (
        <AnswerForm aria-label={`Réponse à ${name}`}>
          <RestoredNotice form={form} />
          <Field
            label="Votre réponse"
            description="Elle se lit par qui a le lien."
            error={isTooLong ? 'Raccourcissez cette réponse\u00A0: 1000 caractères au plus.' : undefined}
          >
            <TextArea rows={3} readOnly={isSending} {...form.register('answer')} />
          </Field>
          <Cluster $gap={2}>
            <Button
              size="small"
              isPending={isSending}
              isDisabled={typed.trim() === '' || isTooLong}
              onClick={() => void settle(state === 'open' ? 'closed' : state, typed, notices.noteAnswered)}
            >
              {state === 'open' ? 'Répondre et fermer' : 'Répondre'}
            </Button>
            {state === 'open' && (
              <Button
                size="small"
                variant="outline"
                isPending={isSending}
                isDisabled={typed.trim() === '' || isTooLong}
                onClick={() => void settle('open', typed, notices.noteAnswered)}
              >
                Répondre
              </Button>
            )}
            <Button size="small" variant="ghost" onClick={() => void onCancel()}>
              Annuler
            </Button>
          </Cluster>
        </AnswerForm>
      )}
      {!isAnswering && (
        <Cluster $gap={2}>
          {state === 'open' && proposed.state === 'fits' && (
            <Button size="small" isPending={isSending} onClick={accept}>
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
          <Button size="small" variant="outline" onClick={() => setIsOpened(true)}>
            {answered ? 'Modifier la réponse' : 'Répondre'}
          </Button>
          {state === 'open' ? (
            <Button
              size="small"
              variant="ghost"
              isPending={isSending}
              onClick={() => void settle('closed', answered, notices.noteClosed)}
            >
              Fermer
            </Button>
          ) : (
            <Button
              size="small"
              variant="ghost"
              isPending={isSending}
              onClick={() => void settle('open', answered, notices.noteReopened)}
            >
              Rouvrir
            </Button>
          )}
        </Cluster>
      )}
    </Thread>
  );
}

const isPut = (state: ProposalState | null) => state === 'there' || state === 'waits';
