import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Alert } from '#design-system/components/Alert';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { RedrawBoundary } from '#design-system/primitives/RedrawBoundary';
import { Section } from '#design-system/primitives/Section';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import type { CourseSession } from '#features/courses/data/courseSessions.queries.ts';
import { makeToken } from '#data/makeToken.ts';
import {
  type RegistrationAnswer,
  registerForCourseSession,
} from '#features/courses/data/registration.queries.ts';
import { mostSeats, type RegistrationInput } from '#features/courses/data/registrationInput.ts';
import { paths } from '#paths.ts';
import { Availability } from '#features/courses/site/Availability.tsx';
import { formatSeatsAlone } from '#features/courses/data/availability.ts';
import { CourseSessionFacts } from '#features/courses/site/CourseSessionFacts.tsx';
import { AskedFor } from '#features/requests/site/AskedFor.tsx';
import { SendingFailed } from '#features/requests/site/SendingFailed.tsx';
import { useSending } from '#features/requests/site/useSending.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { useForgetTyped } from '#site/typedText.ts';
import { RegistrationForm, type RegistrationFormProps } from './RegistrationForm.tsx';

export interface RegisteringProps {
  /** La séance à laquelle on s’inscrit. */
  session: CourseSession;
  /** Demande la séance telle qu’elle est; `null` une fois passée. */
  loadCourseSession: () => Promise<CourseSession | null>;
  /** Ce que le formulaire contient au départ. */
  defaultValues?: RegistrationFormProps['defaultValues'];
}

/**
 * Registers for a session. Where there are fewer places than people, also because others were faster, the waiting list is
 * offered, and what was typed stays.
 */
export function Registering({ session, loadCourseSession, defaultValues }: RegisteringProps) {
  // The same over attempts, so that a registration whose answer got lost is made once.
  const token = useRef<string>(null);
  const forgetTyped = useForgetTyped();
  const [free, setFree] = useState(session.free);

  // What was sent, of whoever comes back to correct it.
  const [corrected, setCorrected] = useState<RegistrationInput>();
  const { sending, send, restart } = useSending<RegistrationInput, RegistrationAnswer>(async (_id, input) => {
    token.current ??= makeToken();
    // What the button said.
    const acceptsWaiting = Number(input.seats) > free;
    // Only a robot fills a field that nobody sees; it gets the answer that all went well.
    const answer: RegistrationAnswer = input.website
      ? { state: 'held', confirm_until: new Date().toISOString() }
      : await registerForCourseSession(session.id, token.current, input, acceptsWaiting);
    if (answer.state === 'full') setFree(answer.free);
    else forgetTyped();
    // Nobody waits for it: without an answer, the head says what it said.
    void loadCourseSession().then(
      (now) => now && setFree(now.free),
      () => {},
    );
    return answer;
  });
  const answer = sending.kind === 'sent' ? sending.answer : undefined;

  return (
    <>
      <CourseSessionHero session={session} free={free} />
      <Section width="text">
        {answer && answer.state !== 'full' && sending.kind === 'sent' ? (
          <RedrawBoundary fallback={<output>Merci. Plus qu’une étape, dans votre courriel.</output>}>
            <AskedFor
              email={sending.values.email}
              firstName={sending.values.firstName}
              {...kept[answer.state]}
              until={answer.confirm_until}
              onCorrect={() => {
                setCorrected(sending.values);
                restart();
              }}
            />
          </RedrawBoundary>
        ) : (
          <Stack $gap={4}>
            <Heading level={2}>{free === 0 ? 'Liste d’attente' : 'Vos coordonnées'}</Heading>
            {!session.is_open && (
              <Alert tone="warning" title="Les inscriptions à cette session sont closes">
                <Link to={paths.contact}>Écrivez-nous</Link>&nbsp;: nous verrons ce qui est possible.
              </Alert>
            )}
            {session.is_open && (
              <>
                <Text tone="muted">
                  {free === 0
                    ? 'Dès qu’une place se libère, elle vous est offerte par courriel, et vous est gardée jusqu’à 48 heures.'
                    : 'Vous recevez un courriel : son bouton confirme votre place, gardée une demi-heure.'}
                </Text>
                <RegistrationForm
                  maxSeats={Math.min(mostSeats, session.capacity)}
                  free={free}
                  defaultValues={corrected ?? defaultValues}
                  isCorrected={corrected !== undefined}
                  onSubmit={send}
                />
                {answer?.state === 'full' && <Full answer={answer} />}
                {sending.kind === 'failed' && (
                  <SendingFailed title="Votre inscription n’est pas partie" reason={sending.error.message} />
                )}
                <Purpose />
              </>
            )}
          </Stack>
        )}
      </Section>
    </>
  );
}

/** What is kept until it is confirmed. */
const kept = {
  held: { held: 'Votre place vous est gardée' },
  unconfirmed: {
    held: 'Votre demande vous attend',
    afterwards: '\u00A0: vous prendrez alors votre rang sur la liste d’attente.',
  },
} as const;

/** What the session is, and how many places are left. */
const CourseSessionHero = ({ session, free }: { session: CourseSession; free: number }) => (
  <PageHero
    eyebrow="Inscription"
    title={session.title}
    lead={free > 0 ? formatSeatsAlone(free, session.capacity) : 'Toutes les places sont prises.'}
  >
    <Stack $gap={4}>
      <CourseSessionFacts session={session} />
      <div>
        <Availability free={free} places={session.capacity} />
      </div>
    </Stack>
  </PageHero>
);

/** Others were faster, or the group is larger than what is left: what one can do, and what was typed is still there. */
function Full({ answer: { free, position_in_line } }: { answer: RegistrationAnswer & { state: 'full' } }) {
  return (
    <Alert
      tone="warning"
      title={free ? 'Il ne reste pas assez de places' : 'Les dernières places viennent d’être prises'}
      isAnnounced
    >
      {free ? `Il en reste ${free}\u00A0: inscrivez moins de personnes, ou joignez` : 'Joignez'} la liste
      d’attente&nbsp;: vous y seriez au {position_in_line === 1 ? '1er' : `${position_in_line}e`} rang. Ce que
      vous avez écrit est resté dans le formulaire.
    </Alert>
  );
}

/** What becomes of what somebody writes in the form. */
const Purpose = () => (
  <Text isNote>
    Ces renseignements servent à cette inscription, et à rien d’autre. Voyez notre{' '}
    <TextLink render={<Link to={paths.privacyPolicy} />}>politique de confidentialité</TextLink>.
  </Text>
);
