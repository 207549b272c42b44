import { useLoaderData, useParams, Link } from 'react-router-dom';
import { fetchFreeTimes, bookStudio, type FreeTime } from '#features/studios/data/booking.ts';
import { paths } from '#paths.ts';
import { type LayoutData, loader, SiteFrame } from '#site/layout/SiteLayout/SiteLayout.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { useSettings } from '#site/settings/settings.ts';
import { Answered } from '#site/Answered.tsx';
import { missingContent } from './bookStudioPage.content.ts';
import { useState } from 'react';
import { Alert } from '#design-system/components/Alert';
import { Heading } from '#design-system/primitives/Heading';
import { RedrawBoundary } from '#design-system/primitives/RedrawBoundary';
import { Section } from '#design-system/primitives/Section';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import type { BookingInput } from '#features/studios/data/booking.schema.ts';
import { toDataError } from '#data/errors.ts';
import { AskedFor, Purpose } from '#features/requests/site/AskedFor.tsx';
import { SendingFailed } from '#features/requests/site/SendingFailed.tsx';
import { useSending } from '#features/requests/site/useSending.ts';
import { phoneLink } from '#site/settings/phone.ts';
import { BookingForm } from './BookingForm.tsx';

export { loader };

/** /reservation/:studio: the free times of a studio, and asking for one (product: booking a studio). */
export function BookStudioPage() {
  const { studio = '' } = useParams();
  const around = useLoaderData<LayoutData>();
  return (
    <SiteFrame loaded={around} path={paths.studioBooking(studio)}>
      <StudioTimes key={studio} id={studio} />
    </SiteFrame>
  );
}

function StudioTimes({ id }: { id: string }) {
  const { bookings } = useSettings();
  const studio = bookings.studios.find((known) => known.id === id);
  const failed = 'Impossible de charger les moments libres.';
  return (
    <Answered ask={fetchFreeTimes} of={id} label="Réservation" failed={failed}>
      {(times) =>
        studio && times ? <Booking studio={studio} times={times} /> : <PageHero {...missingContent} />
      }
    </Answered>
  );
}

/** Asks for a studio. Where somebody was faster, the times that are left are offered, and what was typed stays. */
function Booking({
  studio,
  times: first,
}: {
  studio: { id: string; name: string };
  times: readonly FreeTime[];
}) {
  const { company } = useSettings();
  const [times, setTimes] = useState(first);
  const { sending, send, corrected, correct } = useSending(async ({ token }, input: BookingInput) => {
    // Only a robot fills a field that nobody sees; it gets the answer that all went well.
    if (input.website) return { heldUntil: new Date().toISOString() };
    try {
      return { heldUntil: (await bookStudio(studio.id, token, input)).held_until };
    } catch (error) {
      // Otherwise the time may be one's own, by an attempt whose answer got lost.
      const wasTaken = toDataError(error).kind === 'conflict';
      const fresh = wasTaken ? await fetchFreeTimes(studio.id).catch(() => null) : null;
      if (fresh) setTimes(fresh);
      throw error;
    }
  });
  const isTaken = sending.kind === 'failed' && sending.error.kind === 'conflict';

  return (
    <>
      <PageHero
        eyebrow="Réservation"
        title={studio.name}
        lead="Choisissez un moment des quatre prochaines semaines, puis confirmez-le par le courriel que vous recevez. Il vous est gardé le temps que nous vous répondions, 24 heures au plus."
      />
      <Section width="text">
        {sending.kind === 'sent' ? (
          <RedrawBoundary fallback={<output>Merci. Demande reçue!</output>}>
            <AskedFor
              email={sending.values.email}
              held="Ce moment vous est gardé"
              until={sending.answer.heldUntil}
              afterwards=". Nous vous répondons ensuite."
              onCorrect={() => correct(sending.values)}
            />
          </RedrawBoundary>
        ) : (
          <Stack $gap={6}>
            <Stack $gap={2}>
              <Heading level={2}>Votre demande</Heading>
              {(times.length > 0 || isTaken) && <Text tone="muted">Les heures sont celles du Québec.</Text>}
            </Stack>
            {times.length === 0 && (
              <Alert tone="info" title="Tout est pris pour les quatre prochaines semaines">
                Appelez-nous au <a href={phoneLink(company.phone)}>{company.phone}</a> ou{' '}
                <Link to={paths.contact}>écrivez-nous</Link>&nbsp;: nous verrons ce qui est possible.
              </Alert>
            )}
            {(times.length > 0 || isTaken) && (
              <BookingForm
                times={times}
                defaultValues={corrected}
                isCorrected={corrected !== undefined}
                onSubmit={send}
              />
            )}
            {isTaken && (
              <Alert tone="warning" title={sending.error.message} isAnnounced>
                {times.length > 0 && 'Les moments encore libres sont dans le formulaire.'}
              </Alert>
            )}
            {sending.kind === 'failed' && !isTaken && (
              <SendingFailed title="Votre demande n’est pas partie" reason={sending.error.message} />
            )}
            <Purpose what="réservation" />
          </Stack>
        )}
      </Section>
    </>
  );
}
