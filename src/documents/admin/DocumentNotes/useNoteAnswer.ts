import { type RefObject, use, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAbandon } from '#admin/shell/forms/useAbandon.ts';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import type { DocumentNote } from '#features/previews/data/documentNotes.queries.ts';
import type { NoteState } from '#features/previews/data/previewNotes.queries.ts';
import { NotesContext } from './NotesContext.ts';

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
