import { useMutation, useQuery } from '@tanstack/react-query';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import {
  changeRegistrationMutation,
  type StaffRegistration,
  staffCourseSessionsQuery,
} from '#features/courses/data/staffCourseSessions.queries.ts';
import { getStanding } from '#features/courses/data/registrationLabel.ts';
import { hasPassed } from '#features/courses/data/hasPassed.ts';
import { z } from '#data/zod.ts';
import { formatDays } from '#data/span.ts';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { nameOrEmail } from '#data/fullName.ts';

export interface MoveDialogProps {
  registration: StaffRegistration;
  onClose: () => void;
}

const moveSchema = z.object({ target: z.string().min(1, 'Choisissez une session.') });
type MoveInput = z.infer<typeof moveSchema>;

/** Gives somebody a place in another session to come, and tells them. */
export function MoveDialog({ registration, onClose }: MoveDialogProps) {
  const { data, isPending: isLoading } = useQuery(staffCourseSessionsQuery(1));
  const { mutateAsync: change } = useMutation(changeRegistrationMutation);
  const form = usePersistedForm(`registration-move/${registration.id}`, moveSchema, {
    defaultValues: { target: '' },
  });
  const items = (data?.rows ?? [])
    .filter(
      ({ id, state, starts_at }) =>
        id !== registration.session_id && state === 'open' && !hasPassed(starts_at),
    )
    .map((session) => ({ value: session.id, label: `${session.title}, ${formatDays(session)}` }));

  const onSubmit = async ({ target }: MoveInput) => {
    await change({ registration: registration.id, seen: getStanding(registration), action: 'move', target });
    return notices.registrationMoved;
  };

  return (
    <FormDialog
      form={form}
      title="Déplacer vers une autre session"
      description={`${nameOrEmail(registration)} reçoit un courriel avec la nouvelle date.`}
      submitLabel="Déplacer"
      onSubmit={onSubmit}
      onClose={onClose}
      fields={[
        {
          name: 'target',
          label: 'Session',
          description: isLoading || items.length > 0 ? undefined : 'Aucune autre session n’est à venir.',
          items,
          placeholder: isLoading ? 'Chargement...' : 'Choisir une session…',
        },
      ]}
    />
  );
}
