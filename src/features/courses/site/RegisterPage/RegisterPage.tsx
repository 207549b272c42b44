import { useLoaderData, useParams, Link } from 'react-router-dom';
import { fetchCourseSessions, type CourseSession } from '#features/courses/data/courseSessions.queries.ts';
import { paths } from '#paths.ts';
import { type LayoutData, loader, SiteFrame } from '#site/layout/SiteLayout/SiteLayout.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { Answered } from '#site/Answered.tsx';
import { missingContent } from './registerPage.content.ts';
import { useState } from 'react';
import { Alert } from '#design-system/components/Alert';
import { Heading } from '#design-system/primitives/Heading';
import { RedrawBoundary } from '#design-system/primitives/RedrawBoundary';
import { Section } from '#design-system/primitives/Section';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import {
  type RegistrationAnswer,
  registerForCourseSession,
} from '#features/courses/data/registration.queries.ts';
import type { RegistrationInput } from '#features/courses/data/registration.schema.ts';
import { Availability } from '#features/courses/site/Availability.tsx';
import { formatSeatsAlone } from '#features/courses/data/availability.ts';
import { CourseSessionFacts } from '#features/courses/site/CourseSessionFacts.tsx';
import { AskedFor, Purpose } from '#features/requests/site/AskedFor.tsx';
import { SendingFailed } from '#features/requests/site/SendingFailed.tsx';
import { useSending } from '#features/requests/site/useSending.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

export { loader };

/** How many people one registration is for at most. */
const mostSeats = 10;

/** The session of that id; null for one that isn't to come. */
const findListed = async (id: string) =>
  (await fetchCourseSessions()).find((session) => session.id === id) ?? null;

/** /inscription/:session: registers for a session (product: registering). */
export function RegisterPage() {
  const { session: id = '' } = useParams();
  const around = useLoaderData<LayoutData>();
  return (
    <SiteFrame loaded={around} path={paths.courseSessionRegistration(id)}>
      <Answered ask={findListed} of={id} label="Inscription" failed="Impossible de charger cette session.">
        {(session) =>
          session ? <Registering key={id} session={session} /> : <PageHero {...missingContent} />
        }
      </Answered>
    </SiteFrame>
  );
}

/**
 * Registers for a session. Where there are fewer places than people, also because others were faster, the waiting list is
 * offered, and what was typed stays.
 */
function Registering({ session }: { session: CourseSession }) {
  const [free, setFree] = useState(session.free);
  const deliver = async ({ token }: { token: string }, input: RegistrationInput) => {
    // What the button said.
    const acceptsWaiting = Number(input.seats) > free;
    // Only a robot fills a field that nobody sees; it gets the answer that all went well.
    const answer: RegistrationAnswer = input.website
      ? { state: 'held', confirm_until: new Date().toISOString() }
      : await registerForCourseSession(session.id, token, input, acceptsWaiting);
    if (answer.state === 'full') setFree(answer.free);
    // Nobody waits for it: without an answer, the head says what it said.
    void findListed(session.id).then(
      (now) => now && setFree(now.free),
      () => {},
    );
    return answer;
  };
  const { sending, send, corrected, correct } = useSending(deliver, ({ state }) => state !== 'full');
  const answer = sending.kind === 'sent' ? sending.answer : undefined;

  return (
    <>
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
      <Section width="text">
        {answer && answer.state !== 'full' && sending.kind === 'sent' ? (
          <RedrawBoundary fallback={<output>Merci. Plus qu’une étape, dans votre courriel.</output>}>
            <AskedFor
              email={sending.values.email}
              firstName={sending.values.firstName}
              {...kept[answer.state]}
              until={answer.confirm_until}
              onCorrect={() => correct(sending.values)}
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
                  defaultValues={corrected}
                  isCorrected={corrected !== undefined}
                  onSubmit={send}
                />
                {answer?.state === 'full' && <Full answer={answer} />}
                {sending.kind === 'failed' && (
                  <SendingFailed title="Votre inscription n’est pas partie" reason={sending.error.message} />
                )}
                <Purpose what="inscription" />
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
