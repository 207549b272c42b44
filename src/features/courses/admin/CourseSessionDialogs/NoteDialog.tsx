import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import {
  type CourseSessionNoteInput,
  courseSessionNoteSchema,
} from '#features/courses/data/staffCourseSession.schema.ts';
import { writeToRegisteredMutation } from '#features/courses/data/staffCourseSessions.queries.ts';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';

export interface NoteDialogProps {
  /** The id of the session. */
  session: string;
  onClose: () => void;
}

/** Writes to everybody who has a place: each gets an e-mail of their own, and sees nobody else's address. */
export function NoteDialog({ session, onClose }: NoteDialogProps) {
  // The same over attempts: it leaves once.
  const note = useRef(crypto.randomUUID());
  const { mutateAsync: write } = useMutation(writeToRegisteredMutation);
  const form = usePersistedForm(`session-note/${session}`, courseSessionNoteSchema, {
    defaultValues: { subject: '', body: '' },
  });

  const onSubmit = async (input: CourseSessionNoteInput) =>
    notices.noteToRegisteredSent(await write({ session, note: note.current, ...input }));

  return (
    <FormDialog
      form={form}
      title="Écrire aux personnes inscrites"
      description="Chacune reçoit son propre courriel, et ne voit pas les autres adresses."
      submitLabel="Envoyer"
      onSubmit={onSubmit}
      onClose={onClose}
      fields={[
        { name: 'subject', label: 'Objet', isRequired: true },
        { name: 'body', label: 'Message', rows: 7, isRequired: true },
      ]}
    />
  );
}
