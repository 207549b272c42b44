import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { Disclosure } from '#design-system/components/Disclosure';
import { Cluster } from '#design-system/primitives/Cluster';
import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { type Booking, cancelBooking } from '#data/bookings/booking.ts';
import { formatBookingTime } from '#data/bookings/bookingTimes.ts';
import { type DataError, toDataError } from '#data/errors.ts';
import { paths } from '#paths.ts';
import { ActionFailed } from '#site/leads/ActionFailed.tsx';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';
import { describeBooking } from './describeBooking.ts';

export interface ManageBookingProps {
  booking: Booking;
  /** Opens it. */
  token: string;
  /** It may have become something else. */
  onChange: () => void;
}

/** What became of a request for a studio, and giving it up by a button. */
export function ManageBooking({ booking, token, onChange }: ManageBookingProps) {
  const [now] = useState(Date.now);
  const described = describeBooking(booking, now);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<DataError>();
  const shown = useRef(described.title);

  // The button is gone, and the focus with it.
  useEffect(() => {
    if (shown.current !== described.title) heading.current?.focus();
    shown.current = described.title;
  }, [described.title]);

  const cancel = async () => {
    if (isPending) return;
    setIsPending(true);
    setFailure(undefined);
    try {
      await cancelBooking(token);
      onChange();
    } catch (error) {
      const failed = toDataError(error);
      setFailure(failed);
      // What else failed says nothing new of the booking, and would take the screen away by failing again.
      if (failed.kind === 'conflict') onChange();
    }
    setIsPending(false);
  };

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
          {described.canCancel ? (
            <Disclosure summary="Annuler ma réservation">
              <Stack $gap={4}>
                <Text>Le moment redevient libre pour d’autres. On ne peut pas revenir en arrière.</Text>
                <div>
                  <Button
                    variant="danger"
                    isPending={isPending}
                    pendingLabel="Annulation..."
                    onClick={() => void cancel()}
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
