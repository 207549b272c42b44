import { noop, useMutation, useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import {
  changeRegistrationMutation,
  type StaffRegistration,
  staffCourseSessionsQuery,
} from '#features/courses/data/staffCourseSessions.queries.ts';
import { getStanding } from '#features/courses/data/registrationLabel.ts';
import { hasPassed } from '#features/courses/data/hasPassed.ts';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import { formatDays } from '#data/span.ts';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { formatName } from '../formatName.ts';

export interface MoveDialogProps {
  registration: StaffRegistration;
  onClose: () => void;
}

/** Gives somebody a place in another session to come, and tells them. */
export function MoveDialog({ registration, onClose }: MoveDialogProps) {
  const showToast = useToast();
  const { data, isPending: isLoading } = useQuery(staffCourseSessionsQuery(1));
  const { mutateAsync: change, isPending, error } = useMutation(changeRegistrationMutation);
  const form = usePersistedForm<{ target: string }>(`registration-move/${registration.id}`, {
    defaultValues: { target: '' },
  });
  const items = (data?.rows ?? [])
    .filter(
      ({ id, state, starts_at }) =>
        id !== registration.session_id && state === 'open' && !hasPassed(starts_at),
    )
    .map((session) => ({ value: session.id, label: `${session.title}, ${formatDays(session)}` }));

  const onSubmit = async ({ target }: { target: string }) => {
    if (isPending) return;
    await change({
      registration: registration.id,
      seen: getStanding(registration),
      action: 'move',
      target,
    }).then(() => {
      form.markSaved();
      showToast(notices.registrationMoved);
      onClose();
    }, noop);
  };

  return (
    <FormDialog
      form={form}
      title="Déplacer vers une autre session"
      description={`${formatName(registration)} reçoit un courriel avec la nouvelle date.`}
      submitLabel="Déplacer"
      isPending={isPending}
      error={error}
      onSubmit={(event) => form.handleSubmit(onSubmit)(event)}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="target"
        rules={{ required: 'Choisissez une session.' }}
        render={({ field: { onChange, ...field } }) => (
          <Field
            label="Session"
            error={form.formState.errors.target?.message}
            description={!isLoading && items.length === 0 ? 'Aucune autre session n’est à venir.' : undefined}
          >
            <Select
              {...field}
              items={items}
              placeholder={isLoading ? 'Chargement...' : 'Choisir une session…'}
              isDisabled={isPending}
              onValueChange={onChange}
            />
          </Field>
        )}
      />
    </FormDialog>
  );
}
