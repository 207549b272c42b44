import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { Disclosure } from '#design-system/components/Disclosure';
import { Cluster } from '#design-system/primitives/Cluster';
import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { type Booking, cancelBooking, confirmBooking } from '#features/studios/data/booking.ts';
import { formatBookingTime } from '#features/studios/data/bookingTimes.ts';
import { paths } from '#paths.ts';
import { ActionFailed } from '#features/requests/site/ActionFailed.tsx';
import { useOwnRequest } from '#features/requests/site/useOwnRequest.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { describeBooking } from './describeBooking.ts';

export interface ManageBookingProps {
  /** La réservation, telle que le lien du courriel la donne. */
  booking: Booking;
  /** Ce qui l’ouvre. */
  token: string;
  /** Elle peut être devenue autre chose. */
  onChange: () => void;
}

/** What became of a request for a studio, and giving it up by a button. */
export function ManageBooking({ booking, token, onChange }: ManageBookingProps) {
  const [now] = useState(Date.now);
  const described = describeBooking(booking, now);
  const { heading, pending, failure, act } = useOwnRequest<'cancel' | 'confirm'>(described.title, onChange);

  return (
    <>
      <PageHero eyebrow="Votre réservation" title={booking.studio_name} lead={formatBookingTime(booking)} />
      <Section width="text">
        <Stack $gap={6}>
          <Heading level={2} ref={heading} tabIndex={-1}>
            {described.title}
          </Heading>
          <Text size="lead">{described.text}</Text>
          {booking.answer && <Text>Un mot de l’équipe&nbsp;: {booking.answer}</Text>}
          {failure && <ActionFailed error={failure} />}
          {described.canConfirm && (
            <div>
              <Button
                variant="primary"
                size="large"
                isPending={pending === 'confirm'}
                pendingLabel="Confirmation..."
                onClick={() => void act('confirm', () => confirmBooking(token))}
              >
                Confirmer ma demande
              </Button>
            </div>
          )}
          {described.canCancel ? (
            <Disclosure
              summary={booking.state === 'accepted' ? 'Annuler ma réservation' : 'Annuler ma demande'}
            >
              <Stack $gap={4}>
                <Text>Le moment redevient libre pour d’autres. On ne peut pas revenir en arrière.</Text>
                <div>
                  <Button
                    variant="danger"
                    isPending={pending === 'cancel'}
                    pendingLabel="Annulation..."
                    onClick={() => void act('cancel', () => cancelBooking(token))}
                  >
                    Oui, annuler
                  </Button>
                </div>
              </Stack>
            </Disclosure>
          ) : (
            <Cluster $gap={4}>
              <Button render={<Link to={paths.studioBooking(booking.studio)} />}>
                Choisir un autre moment
              </Button>
              <Button variant="ghost" render={<Link to={paths.contact} />}>
                Nous écrire
              </Button>
            </Cluster>
          )}
        </Stack>
      </Section>
    </>
  );
}
