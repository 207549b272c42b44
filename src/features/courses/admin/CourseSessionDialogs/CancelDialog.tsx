import { useMutation } from '@tanstack/react-query';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import {
  cancelCourseSessionMutation,
  type StaffCourseSession,
} from '#features/courses/data/staffCourseSessions.queries.ts';
import { cleanText } from '#data/text.ts';
import { z } from '#data/zod.ts';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { countTold } from './countTold.ts';

export interface CancelDialogProps {
  session: StaffCourseSession;
  onClose: () => void;
}

const MOST = 2000;
const cancellationSchema = z.object({ note: z.string().overwrite(cleanText).trim().max(MOST) });
type CancellationInput = z.infer<typeof cancellationSchema>;

/** Cancels a session for good, and tells everybody who counts on it, with a word. */
export function CancelDialog({ session, onClose }: CancelDialogProps) {
  const { mutateAsync: cancel } = useMutation(cancelCourseSessionMutation);
  const form = usePersistedForm(`session-cancellation/${session.id}`, cancellationSchema, {
    defaultValues: { note: '' },
  });
  const told = session.registered + session.offered + session.waiting;

  const onSubmit = async ({ note }: CancellationInput) => {
    await cancel({ session: session.id, version: session.version, note });
    return notices.courseSessionCancelled(await countTold(session.id));
  };

  return (
    <FormDialog
      form={form}
      title="Annuler cette session?"
      description={
        told === 0
          ? 'Personne n’y est inscrit. Elle disparaît du site, pour de bon.'
          : 'Toutes les personnes inscrites ou en attente reçoivent un courriel. On ne peut pas revenir en arrière.'
      }
      submitLabel="Annuler la session"
      closeLabel="Garder la session"
      isDestructive
      onSubmit={onSubmit}
      onClose={onClose}
      fields={[
        {
          name: 'note',
          label: 'Un mot pour ces personnes',
          description: 'Il est dans le courriel; il peut rester vide.',
          rows: 4,
          maxLength: MOST,
        },
      ]}
    />
  );
}
