import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import {
  type StaffPersonInput,
  staffPersonSchema,
} from '#features/courses/data/staffCourseSession.schema.ts';
import { registerByStaffMutation } from '#features/courses/data/staffCourseSessions.queries.ts';
import { Alert } from '#design-system/components/Alert';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';

export interface PersonDialogProps {
  /** The id of the session. */
  session: string;
  onClose: () => void;
}

/** Registers somebody who called. Where there is no place, the waiting list is offered, and what was typed stays. */
export function PersonDialog({ session, onClose }: PersonDialogProps) {
  const [isFull, setIsFull] = useState(false);
  const { mutateAsync: add } = useMutation(registerByStaffMutation);
  const form = usePersistedForm(`session-person/${session}`, staffPersonSchema, {
    defaultValues: { firstName: '', lastName: '', email: '', company: '', seats: '1' },
  });

  const onSubmit = async ({ firstName, lastName, email, company, seats }: StaffPersonInput) => {
    const { state } = await add({
      session,
      person: { first_name: firstName, last_name: lastName, email, company: company || null },
      seats: Number(seats),
      others: [],
      accepts_waiting: isFull,
    });
    setIsFull(state === 'full');
    if (state === 'full') return false;
    return state === 'waiting' ? notices.personWaits : notices.personRegistered;
  };

  return (
    <FormDialog
      form={form}
      title="Ajouter une personne"
      description="Elle reçoit le même courriel que si elle s’était inscrite elle-même."
      submitLabel={isFull ? 'Mettre en attente' : 'Inscrire'}
      onSubmit={onSubmit}
      onClose={onClose}
      intro={
        isFull && (
          <Alert tone="warning" title="Il n’y a pas assez de places" isAnnounced>
            Mettez cette personne sur la liste d’attente, ou fermez cette fenêtre.
          </Alert>
        )
      }
      fields={[
        { name: 'firstName', label: 'Prénom', isRequired: true },
        { name: 'lastName', label: 'Nom', isRequired: true },
        { name: 'email', label: 'Courriel', type: 'email', isRequired: true },
        { name: 'company', label: 'Entreprise' },
        { name: 'seats', label: 'Nombre de places', inputMode: 'numeric' },
      ]}
    />
  );
}
