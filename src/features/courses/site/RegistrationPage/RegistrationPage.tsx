import { useState } from 'react';
import { Button } from '#design-system/components/Button';
import { CheckboxList } from '#design-system/forms/CheckboxList';
import { Field } from '#design-system/forms/Field';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { Stack } from '#design-system/primitives/Stack';
import {
  fetchRegistration,
  cancelRegistration,
  confirmRegistration,
  type Registration,
  returnSeats,
} from '#features/courses/data/registration.queries.ts';
import { paths } from '#paths.ts';
import { Disclosure } from '#design-system/components/Disclosure';
import { CourseSessionFacts } from '#features/courses/site/CourseSessionFacts.tsx';
import { OwnRequest, OwnRequestPage, type DescribedRequest } from '#features/requests/site/OwnRequest.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { hasPassed, formatHour, formatMoment, inQuebec } from '#data/span.ts';

export { loader } from '#site/layout/SiteLayout/SiteLayout.tsx';

/** /inscription#token: what became of a registration. */
export const RegistrationPage = () => (
  <OwnRequestPage path={paths.registration} noun="inscription" load={fetchRegistration}>
    {(token, registration, onChange) => <ManageRegistration {...{ token, registration, onChange }} />}
  </OwnRequestPage>
);

/** What became of a registration; confirming it, accepting the place that is offered, giving it up or a part of it, each by a button. */
function ManageRegistration({
  registration,
  token,
  onChange,
}: {
  registration: Registration;
  token: string;
  onChange: () => void;
}) {
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

type ReturnSeatsProps = Pick<Registration, 'seats' | 'others'> & {
  isPending: boolean;
  onReturn: (kept: Parameters<typeof returnSeats>[1]) => void;
};

/** Gives some of several places back, of two at least: how many are kept, and who still comes, as far as names were given. */
function ReturnSeats({ seats, others, isPending, onReturn }: ReturnSeatsProps) {
  const [kept, setKept] = useState(seats - 1);
  // By their places: two people may bear the same name.
  const [chosen, setChosen] = useState(() => others.map((_, index) => String(index)));
  // Of one place there is nobody else to name.
  const named = kept > 1 ? chosen : [];
  const isTooMany = named.length >= kept;
  return (
    <Stack $gap={4}>
      <Field label="Places que vous gardez" description="La vôtre comprise.">
        <NativeSelect
          items={Array.from({ length: seats - 1 }, (_, index) => ({
            value: String(index + 1),
            label: index === 0 ? '1 place' : `${index + 1} places`,
          }))}
          value={String(kept)}
          onChange={({ currentTarget }) => setKept(Number(currentTarget.value))}
        />
      </Field>
      {others.length > 0 && kept > 1 && (
        <CheckboxList
          legend="Qui vient encore avec vous"
          items={others.map((name, index) => ({ value: String(index), label: name }))}
          value={chosen}
          onValueChange={setChosen}
          {...(isTooMany && {
            error: kept === 2 ? 'Gardez un nom au plus.' : `Gardez ${kept - 1} noms au plus.`,
          })}
        />
      )}
      <div>
        <Button
          variant="danger"
          isPending={isPending}
          pendingLabel="Envoi..."
          isDisabled={isTooMany}
          onClick={() =>
            onReturn({ seats: kept, others: others.filter((_, index) => named.includes(String(index))) })
          }
        >
          {seats - kept === 1 ? 'Rendre une place' : `Rendre ${seats - kept} places`}
        </Button>
      </div>
    </Stack>
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

/** What can be done with a registration beside confirming and giving it up: some of several places may be given back. */
type DescribedRegistration = DescribedRequest & { canReturn?: boolean };

/** Describes a registration for whoever has its link. */
function describeRegistration(registration: Registration): DescribedRegistration {
  const { state, session_state, ends_at, starts_at, offered_until, position_in_line, email, seats } =
    registration;
  const remind_at = new Date(Date.parse(starts_at) - 2 * 86_400_000).toISOString();
  if (state === 'cancelled') {
    return {
      title: 'Cette inscription est annulée',
      text: 'Pour revenir, inscrivez-vous de nouveau.',
    };
  }
  if (session_state === 'cancelled') {
    return { title: 'Cette session est annulée', text: `Nous vous avons écrit à ${email}.` };
  }
  if (hasPassed(ends_at)) {
    return { title: 'Cette session a eu lieu', text: 'Il n’y a plus rien à modifier.' };
  }
  if (hasPassed(starts_at)) {
    return { title: 'Cette session a commencé', text: 'L’inscription ne se modifie plus ici.' };
  }
  if (state === 'lapsed' || (offered_until !== null && hasPassed(offered_until))) {
    return {
      title: 'Ce n’est plus gardé pour vous',
      text: 'Le délai est passé. Vous pouvez vous inscrire de nouveau.',
    };
  }
  if (state === 'held' || state === 'unconfirmed') {
    const until = `${formatHour(offered_until ?? '')} ${inQuebec}`;
    return state === 'held'
      ? {
          title: 'Confirmez votre inscription',
          text: `${seats > 1 ? 'Vos places vous sont gardées' : 'Votre place vous est gardée'} jusqu’à ${until}.`,
          accept: 'Confirmer mon inscription',
          cancel: 'Annuler ma demande',
        }
      : {
          title: 'Confirmez que vous attendez une place',
          text: `La session est complète. Confirmez avant ${until} pour prendre votre rang sur la liste d’attente.`,
          accept: 'Prendre mon rang',
          cancel: 'Annuler ma demande',
        };
  }
  if (state === 'offered') {
    return {
      title: 'Une place vous est offerte',
      text: `Elle vous est gardée jusqu’au ${formatMoment(offered_until ?? '')}.`,
      accept: 'Accepter la place',
      cancel: 'Refuser la place',
      canReturn: true,
    };
  }
  if (state === 'waiting') {
    return {
      title: 'Vous êtes sur la liste d’attente',
      text: `Vous y êtes au ${position_in_line === 1 ? '1er' : `${position_in_line}e`} rang. Si une place se libère à temps, elle vous est offerte par courriel.`,
      cancel: 'Annuler mon inscription',
      canReturn: true,
    };
  }
  return {
    title: seats > 1 ? 'Vos places sont réservées' : 'Votre place est réservée',
    text: `La confirmation est partie à ${email}.${hasPassed(remind_at) ? '' : ' Un rappel suit deux jours avant.'}`,
    cancel: 'Annuler mon inscription',
    canReturn: true,
  };
}
