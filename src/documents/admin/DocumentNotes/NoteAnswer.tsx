import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { formatPerson, ofPerson } from '#admin/shell/formatPerson.ts';
import { notices } from '#admin/shell/notices.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { Cluster } from '#design-system/primitives/Cluster';
import { Text } from '#design-system/primitives/Text';
import type { DocumentNote } from '#features/previews/data/documentNotes.queries.ts';
import { Answer, AnswerForm, Written } from './DocumentNotes.styles.ts';
import { type RefObject, use, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAbandon } from '#admin/shell/forms/useAbandon.ts';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import type { NoteState } from '#features/previews/data/previewNotes.queries.ts';
import { NotesContext } from './NotesContext.ts';

const MOST = 1000;

/** What the team has answered; nothing before that. */
export function GivenAnswer({ note }: { note: DocumentNote }) {
  if (!note.answer) return null;
  return (
    <Answer>
      <Text size="small" tone="muted">
        {note.answered_at
          ? `Réponse ${ofPerson(formatPerson(note))}, le ${formatQuebecTime(note.answered_at)}`
          : 'Réponse'}
      </Text>
      <Written>{note.answer}</Written>
    </Answer>
  );
}

export interface NoteAnswerProps {
  note: DocumentNote;
  answering: Answering;
}

/** The form of an answer, which may close the note. */
export function NoteAnswer({ note: { name, state }, answering }: NoteAnswerProps) {
  const { form, typed, isSending, cancel, settle } = answering;
  const isTooLong = typed.trim().length > MOST;
  const isOpen = state === 'open';
  const send = {
    size: 'small',
    isPending: isSending,
    isDisabled: typed.trim() === '' || isTooLong,
  } as const;
  const answerAs = (next: NoteState) => void settle(next, typed, notices.noteAnswered);

  return (
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
        <Button {...send} onClick={() => answerAs(isOpen ? 'closed' : state)}>
          {isOpen ? 'Répondre et fermer' : 'Répondre'}
        </Button>
        {isOpen && (
          <Button {...send} variant="outline" onClick={() => answerAs('open')}>
            Répondre
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={() => void cancel()}>
          Annuler
        </Button>
      </Cluster>
    </AnswerForm>
  );
}

/** The form of the answer to a note, and how the note is closed, opened again or left open with it. */
export function useNoteAnswer({ id, answer: answered }: DocumentNote, around: RefObject<HTMLElement | null>) {
  const { answer } = use(NotesContext);
  const showToast = useToast();
  const form = usePersistedForm<{ answer: string }>(`note-answer/${id}`, null, {
    values: { answer: answered ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const abandon = useAbandon(form);
  const { setFocus } = form;
  const typed = useWatch({ control: form.control, name: 'answer' });
  const [isOpened, setIsOpened] = useState(false);
  useEffect(() => {
    if (isOpened) setFocus('answer');
  }, [isOpened, setFocus]);
  const [isSending, setIsSending] = useState(false);

  const settle = async (next: NoteState, said: string | null, notice: ToastOptions) => {
    setIsSending(true);
    const isDone = await answer({ id, state: next, answer: said });
    setIsSending(false);
    if (!isDone) return;
    form.markSaved();
    setIsOpened(false);
    showToast(notice);
    around.current?.focus();
  };

  const cancel = async () => {
    if (await abandon()) setIsOpened(false);
  };

  return {
    form,
    typed,
    // An answer that was typed before (`usePersistedForm`) opens its form again.
    isAnswering: isOpened || form.isTyped,
    isSending,
    begin: () => setIsOpened(true),
    cancel,
    settle,
  };
}

export type Answering = ReturnType<typeof useNoteAnswer>;
