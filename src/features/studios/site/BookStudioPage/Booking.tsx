import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Alert } from '#design-system/components/Alert';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { RedrawBoundary } from '#design-system/primitives/RedrawBoundary';
import { Section } from '#design-system/primitives/Section';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { bookStudio, type FreeTime } from '#features/studios/data/booking.ts';
import type { BookingInput } from '#features/studios/data/bookingInput.ts';
import { toDataError } from '#data/errors.ts';
import { makeToken } from '#data/makeToken.ts';
import { paths } from '#paths.ts';
import { AskedFor } from '#features/requests/site/AskedFor.tsx';
import { SendingFailed } from '#features/requests/site/SendingFailed.tsx';
import { useSending } from '#features/requests/site/useSending.ts';
import { phoneLink } from '#site/settings/phone.ts';
import { useSettings } from '#site/settings/settings.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { useForgetTyped } from '#site/typedText.ts';
import { BookingForm, type BookingFormProps } from './BookingForm.tsx';

export interface BookingProps {
  /** Le studio que l’on réserve. */
  studio: { id: string; name: string };
  /** Les heures libres, dans l’ordre. */
  times: readonly FreeTime[];
  /** Demande les heures libres de ce moment. */
  loadTimes: () => Promise<FreeTime[] | null>;
  /** Ce que le formulaire contient au départ. */
  defaultValues?: BookingFormProps['defaultValues'];
}

/** Asks for a studio. Where somebody was faster, the times that are left are offered, and what was typed stays. */
export function Booking({ studio, times: first, loadTimes, defaultValues }: BookingProps) {
  const { company } = useSettings();
  const forgetTyped = useForgetTyped();
  const [times, setTimes] = useState(first);
  // The same over attempts, so that a request whose answer got lost is made once.
  const token = useRef<string>(null);

  // What was sent, of whoever comes back to correct it.
  const [corrected, setCorrected] = useState<BookingInput>();
  const { sending, send, restart } = useSending<BookingInput, { heldUntil: string }>(async (_id, input) => {
    token.current ??= makeToken();
    // Only a robot fills a field that nobody sees; it gets the answer that all went well.
    if (input.website) return { heldUntil: new Date().toISOString() };
    try {
      const { held_until } = await bookStudio(studio.id, token.current, input);
      forgetTyped();
      return { heldUntil: held_until };
    } catch (error) {
      // Otherwise the time may be one's own, by an attempt whose answer got lost.
      const fresh = toDataError(error).kind === 'conflict' ? await loadTimes().catch(() => null) : null;
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
              onCorrect={() => {
                setCorrected(sending.values);
                restart();
              }}
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
                defaultValues={corrected ?? defaultValues}
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
            <Text isNote>
              Ces renseignements servent à cette réservation, et à rien d’autre. Voyez notre{' '}
              <TextLink render={<Link to={paths.privacyPolicy} />}>politique de confidentialité</TextLink>.
            </Text>
          </Stack>
        )}
      </Section>
    </>
  );
}
