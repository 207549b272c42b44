import { noop, useMutation } from '@tanstack/react-query';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { useAbandon } from '#admin/shell/forms/useAbandon.ts';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import { useFreeTogether } from '#admin/shell/useFreeTogether.ts';
import { formatMoment } from '#data/span.ts';
import { bookingWordSchema } from '#features/studios/data/booking.schema.ts';
import { formatBookingTime } from '#features/studios/data/bookingTimes.ts';
import { answerBookingMutation, type StaffBooking } from '#features/studios/data/staffBookings.queries.ts';
import { errorText } from '#data/errors.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Alert } from '#design-system/components/Alert';
import { Button, type ButtonProps, SmallButton } from '#design-system/components/Button';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { Dialog } from '#design-system/components/Dialog';
import { useToast } from '#design-system/components/Toast';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { BookingBadge } from '../BookingBadge.tsx';
import { nameOrEmail } from '#data/fullName.ts';

export interface AnswerBookingProps {
  /** La réservation à laquelle l’équipe répond. */
  booking: StaffBooking;
  /** La réponse est envoyée, ou l’on renonce. */
  onClose: () => void;
}

/** The answer to a booking, with a word: what was typed stays when the answer is refused. */
function useAnswer({ booking, onClose }: AnswerBookingProps) {
  const showToast = useToast();
  const form = usePersistedForm(`booking/${booking.id}`, bookingWordSchema, { defaultValues: { word: '' } });
  const { mutateAsync: send, ...answer } = useMutation(answerBookingMutation);
  const decide = (accept: boolean) =>
    form.handleSubmit(({ word }) =>
      send({ booking, accept, note: word }).then(() => {
        form.markSaved();
        showToast(accept ? notices.bookingAccepted : notices.bookingDeclined);
        onClose();
      }, noop),
    )();
  return { ...answer, form, decide };
}

/** One booking, and the answer to it. */
export function AnswerBooking({ booking, onClose }: AnswerBookingProps) {
  const { state, studio_name } = booking;
  const { hasRole } = useAuth();
  const { form, decide, isPending, error, variables } = useAnswer({ booking, onClose });
  const abandon = useAbandon(form);
  const freeTogether = useFreeTogether();
  const isOver = state === 'declined' || state === 'cancelled';
  const mayAnswer = hasRole('editor') && !isOver;

  const onLeave = async () => {
    if (!isPending && (await abandon())) onClose();
  };

  return (
    <Dialog
      title={`${studio_name}, ${nameOrEmail(booking)}`}
      description={formatBookingTime(booking)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) void onLeave();
      }}
      footer={
        mayAnswer &&
        listDecisions(state === 'accepted').map(({ accept, variant, label }) => (
          <Button
            key={label}
            variant={variant}
            isPending={isPending && variables.accept === accept}
            isDisabled={isPending}
            pendingLabel="Envoi..."
            onClick={() => void decide(accept)}
          >
            {label}
          </Button>
        ))
      }
    >
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
      <div>
        <BookingBadge state={state} />
      </div>
      <DescriptionList items={listFacts(booking)} />
      {state === 'unconfirmed' && (
        <Text isNote>La personne n’a pas encore confirmé sa demande par le lien de son courriel.</Text>
      )}
      {mayAnswer && booking.together > 1 && (
        <div>
          <SmallButton
            isDisabled={isPending}
            onClick={() =>
              void freeTogether(booking.lead_id, booking.together).then((isDone) => isDone && onClose())
            }
          >
            Libérer tout ce qui est venu ensemble
          </SmallButton>
        </div>
      )}
      {mayAnswer && (
        <Stack as="form" $gap={3} noValidate onSubmit={(event) => event.preventDefault()}>
          <RestoredNotice form={form} />
          <Field
            label="Un mot, dans le courriel"
            description="Ce n’est pas obligatoire."
            error={form.formState.errors.word?.message}
          >
            <TextArea rows={3} maxLength={1000} readOnly={isPending} {...form.register('word')} />
          </Field>
        </Stack>
      )}
    </Dialog>
  );
}

type Decision = Pick<ButtonProps, 'variant'> & { accept: boolean; label: string };

/** What a booking can be answered. */
const listDecisions = (isAccepted: boolean): Decision[] =>
  isAccepted
    ? [{ accept: false, variant: 'danger', label: 'Annuler la réservation' }]
    : [
        { accept: true, variant: 'primary', label: 'Accepter' },
        { accept: false, variant: 'outline', label: 'Refuser' },
      ];

/** What is known of a booking and of who asks for it. */
const listFacts = ({ state, email, company, note, answer, held_until, together }: StaffBooking) => [
  { term: 'Courriel', value: email },
  { term: 'Entreprise', value: company },
  { term: 'Son mot', value: note },
  { term: 'Notre mot', value: answer },
  { term: 'Venues aujourd’hui du même réseau', value: together > 1 && `${together} demandes` },
  {
    term: 'Gardé jusqu’au',
    value: (state === 'requested' || state === 'unconfirmed') && formatMoment(held_until),
  },
];
