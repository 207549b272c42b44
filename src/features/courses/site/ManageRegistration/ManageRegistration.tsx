import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { Disclosure } from '#design-system/components/Disclosure';
import { Cluster } from '#design-system/primitives/Cluster';
import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import {
  cancelRegistration,
  confirmRegistration,
  type Registration,
  returnSeats,
} from '#features/courses/data/registration.queries.ts';
import { paths } from '#paths.ts';
import { CourseSessionFacts } from '#features/courses/site/CourseSessionFacts.tsx';
import { ActionFailed } from '#features/requests/site/ActionFailed.tsx';
import { useOwnRequest } from '#features/requests/site/useOwnRequest.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { describeRegistration } from './describeRegistration.ts';
import { ReturnSeats } from './ReturnSeats.tsx';

export interface ManageRegistrationProps {
  /** L’inscription, telle que le lien du courriel la donne. */
  registration: Registration;
  /** Ce qui l’ouvre. */
  token: string;
  /** Elle peut être devenue autre chose. */
  onChange: () => void;
}

/** What became of a registration; confirming it, accepting the place that is offered, giving it up or a part of it, each by a button. */
export function ManageRegistration({ registration, token, onChange }: ManageRegistrationProps) {
  const { title, seats, others, state } = registration;
  const described = describeRegistration(registration);
  const { heading, pending, failure, act } = useOwnRequest<'cancel' | 'accept' | 'return'>(
    `${described.title} ${seats}`,
    onChange,
  );

  return (
    <>
      <PageHero eyebrow="Votre inscription" title={title} lead={formatParty(seats, others)}>
        <CourseSessionFacts session={registration} />
      </PageHero>
      <Section width="text">
        <Stack $gap={6}>
          <Heading level={2} ref={heading} tabIndex={-1}>
            {described.title}
          </Heading>
          <Text size="lead">{described.text}</Text>
          {failure && <ActionFailed error={failure} />}
          {described.accept && (
            <div>
              <Button
                variant="primary"
                size="large"
                isPending={pending === 'accept'}
                pendingLabel="Confirmation..."
                onClick={() => void act('accept', () => confirmRegistration(token))}
              >
                {described.accept}
              </Button>
            </div>
          )}
          {described.canReturn && seats > 1 && (
            <Disclosure summary="Rendre une partie des places">
              <ReturnSeats
                key={seats}
                seats={seats}
                others={others}
                isPending={pending === 'return'}
                onReturn={(kept) => void act('return', () => returnSeats(token, kept))}
              />
            </Disclosure>
          )}
          {described.cancel && (
            <Disclosure summary={described.cancel}>
              <Stack $gap={4}>
                <Text>
                  {seats > 1 ? 'Les places redeviennent libres' : 'La place redevient libre'} pour d’autres.
                  On ne peut pas revenir en arrière.
                </Text>
                <div>
                  <Button
                    variant="danger"
                    isPending={pending === 'cancel'}
                    pendingLabel="Annulation..."
                    onClick={() => void act('cancel', () => cancelRegistration(token))}
                  >
                    {state === 'offered' ? 'Oui, refuser' : 'Oui, annuler'}
                  </Button>
                </div>
              </Stack>
            </Disclosure>
          )}
          {!described.cancel && (
            <Cluster $gap={4}>
              <Button render={<Link to={`${paths.training}#prochaines-sessions`} />}>
                Voir les prochaines sessions
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

/** « Pour 3 personnes : vous, Marie Roy et une autre personne. » */
function formatParty(seats: number, others: readonly string[]) {
  if (seats === 1) return 'Pour une personne.';
  const unnamed = seats - 1 - others.length;
  const names = [
    'vous',
    ...others,
    ...(unnamed > 0 ? [unnamed === 1 ? 'une autre personne' : `${unnamed} autres personnes`] : []),
  ];
  return `Pour ${seats} personnes\u00A0: ${list.format(names)}.`;
}

const list = new Intl.ListFormat('fr-CA');
