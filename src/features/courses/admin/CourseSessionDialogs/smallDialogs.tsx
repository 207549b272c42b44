import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import { nameOrEmail } from '#data/fullName.ts';
import { hasPassed } from '#data/span.ts';
import { getStanding } from '#features/courses/data/registrationLabel.ts';
import {
  cancellationSchema,
  courseSessionNoteSchema,
  longestNote,
  moveSchema,
  staffPersonSchema,
} from '#features/courses/data/staffCourseSession.schema.ts';
import {
  cancelCourseSessionMutation,
  changeRegistrationMutation,
  countTold,
  nameCourseSession,
  registerByStaffMutation,
  type StaffCourseSession,
  type StaffRegistration,
  staffCourseSessionsQuery,
  writeToRegisteredMutation,
} from '#features/courses/data/staffCourseSessions.queries.ts';
import { Alert } from '#design-system/components/Alert';

export interface CourseSessionDialogProps {
  session: StaffCourseSession;
  onClose: () => void;
}

/** Cancels a session for good, and tells everybody who counts on it, with a word. */
export function CancelDialog({ session, onClose }: CourseSessionDialogProps) {
  const { id, version, registered, offered, waiting } = session;
  const { mutateAsync: cancel } = useMutation(cancelCourseSessionMutation);
  const form = usePersistedForm(`session-cancellation/${id}`, cancellationSchema, {
    defaultValues: { note: '' },
  });
  return (
    <FormDialog
      form={form}
      title="Annuler cette session?"
      description={
        registered + offered + waiting === 0
          ? 'Personne n’y est inscrit. Elle disparaît du site, pour de bon.'
          : 'Toutes les personnes inscrites ou en attente reçoivent un courriel. On ne peut pas revenir en arrière.'
      }
      submitLabel="Annuler la session"
      closeLabel="Garder la session"
      isDestructive
      onSubmit={async ({ note }) => {
        await cancel({ session: id, version, note });
        return notices.courseSessionCancelled(await countTold(id));
      }}
      onClose={onClose}
      fields={[
        {
          name: 'note',
          label: 'Un mot pour ces personnes',
          description: 'Il est dans le courriel; il peut rester vide.',
          rows: 4,
          maxLength: longestNote,
        },
      ]}
    />
  );
}

/** Writes to everybody who has a place: each gets an e-mail of their own, and sees nobody else's address. */
export function NoteDialog({ session: { id: session }, onClose }: CourseSessionDialogProps) {
  // The same over attempts: it leaves once.
  const note = useRef(crypto.randomUUID());
  const { mutateAsync: write } = useMutation(writeToRegisteredMutation);
  const form = usePersistedForm(`session-note/${session}`, courseSessionNoteSchema, {
    defaultValues: { subject: '', body: '' },
  });
  return (
    <FormDialog
      form={form}
      title="Écrire aux personnes inscrites"
      description="Chacune reçoit son propre courriel, et ne voit pas les autres adresses."
      submitLabel="Envoyer"
      onSubmit={async (input) =>
        notices.noteToRegisteredSent(await write({ session, note: note.current, ...input }))
      }
      onClose={onClose}
      fields={[
        { name: 'subject', label: 'Objet', isRequired: true },
        { name: 'body', label: 'Message', rows: 7, isRequired: true },
      ]}
    />
  );
}

/** Registers somebody who called. Where there is no place, the waiting list is offered, and what was typed stays. */
export function PersonDialog({ session: { id: session }, onClose }: CourseSessionDialogProps) {
  const [isFull, setIsFull] = useState(false);
  const { mutateAsync: add } = useMutation(registerByStaffMutation);
  const form = usePersistedForm(`session-person/${session}`, staffPersonSchema, {
    defaultValues: { firstName: '', lastName: '', email: '', company: '', seats: '1' },
  });
  return (
    <FormDialog
      form={form}
      title="Ajouter une personne"
      description="Elle reçoit le même courriel que si elle s’était inscrite elle-même."
      submitLabel={isFull ? 'Mettre en attente' : 'Inscrire'}
      onSubmit={async ({ firstName, lastName, email, company, seats }) => {
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
      }}
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

export interface MoveDialogProps {
  registration: StaffRegistration;
  onClose: () => void;
}

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
    .map((session) => ({ value: session.id, label: nameCourseSession(session) }));
  return (
    <FormDialog
      form={form}
      title="Déplacer vers une autre session"
      description={`${nameOrEmail(registration)} reçoit un courriel avec la nouvelle date.`}
      submitLabel="Déplacer"
      onSubmit={async ({ target }) => {
        await change({
          registration: registration.id,
          seen: getStanding(registration),
          action: 'move',
          target,
        });
        return notices.registrationMoved;
      }}
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
