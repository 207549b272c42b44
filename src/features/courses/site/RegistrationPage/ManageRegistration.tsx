import { Disclosure } from '#design-system/components/Disclosure';
import {
  cancelRegistration,
  confirmRegistration,
  type Registration,
  returnSeats,
} from '#features/courses/data/registration.queries.ts';
import { paths } from '#paths.ts';
import { CourseSessionFacts } from '#features/courses/site/CourseSessionFacts.tsx';
import { OwnRequest } from '#features/requests/site/OwnRequest.tsx';
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
  return (
    <>
      <PageHero eyebrow="Votre inscription" title={title} lead={formatParty(seats, others)}>
        <CourseSessionFacts session={registration} />
      </PageHero>
      <OwnRequest
        described={described}
        standing={`${described.title} ${seats}`}
        onConfirm={() => confirmRegistration(token)}
        onCancel={() => cancelRegistration(token)}
        consequence={`${seats > 1 ? 'Les places redeviennent libres' : 'La place redevient libre'} pour d’autres.`}
        sure={state === 'offered' ? 'Oui, refuser' : 'Oui, annuler'}
        again={{ label: 'Voir les prochaines sessions', to: `${paths.training}#prochaines-sessions` }}
        onChange={onChange}
      >
        {(act, isPending) =>
          described.canReturn &&
          seats > 1 && (
            <Disclosure summary="Rendre une partie des places">
              <ReturnSeats
                key={seats}
                seats={seats}
                others={others}
                isPending={isPending}
                onReturn={(kept) => act(() => returnSeats(token, kept))}
              />
            </Disclosure>
          )
        }
      </OwnRequest>
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
