import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Field } from '#design-system/forms/Field';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { Text } from '#design-system/primitives/Text';
import { watchRequests } from '#mocks/backend/handlers.ts';
import { type Account, accounts } from '#mocks/fixtures/accounts.ts';
import { signInAs } from '#mocks/session.ts';
import type { Actor } from '../../../supabase/permissions/permissions.ts';
import { Providers } from '../../decorators/withSession.tsx';
import { actorNames } from '../../toolbars.ts';
import { AuthorizationsRoot, Choices, Stage } from './Authorizations.styles.ts';
import { type Judgement, judge } from './judge.ts';
import { RequestLog } from './RequestLog.tsx';
import { screenChoices, unguardedRoutes } from './screens.ts';

export interface AuthorizationsProps {
  /** L’écran du départ, par son adresse. */
  screen?: string;
  /** La personne du départ, par son courriel; vide, c’est un visiteur. */
  email?: string;
}

/** A screen without the guards of routes, in anybody's place, and what it asks of the database. */
export function Authorizations({
  screen: firstScreen = '/admin/articles',
  email: firstEmail = '',
}: AuthorizationsProps) {
  const [choices] = useState(screenChoices);
  const [screen, setScreen] = useState(firstScreen);
  const [email, setEmail] = useState(firstEmail);
  const person = accounts.find((account) => account.email === email);
  return (
    <AuthorizationsRoot>
      <Choices>
        <Field label="Écran">
          <NativeSelect items={choices} value={screen} onChange={({ target }) => setScreen(target.value)} />
        </Field>
        <Field label="Personne">
          <NativeSelect
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            items={[
              { value: '', label: actorNames.anonymous },
              ...accounts.map((account) => ({
                value: account.email,
                label: `${actorNames[account.role]} : ${account.first_name ?? ''} ${account.last_name ?? ''}`,
              })),
            ]}
          />
        </Field>
      </Choices>
      <InPlaceOf key={`${screen} ${email}`} screen={screen} person={person} />
    </AuthorizationsRoot>
  );
}

type InPlaceOfProps = { screen: string; person: Account | undefined };

function InPlaceOf({ screen, person }: InPlaceOfProps) {
  const actor: Actor = person?.role ?? 'anonymous';
  const [isReady, setReady] = useState(false);
  const [requests, setRequests] = useState<(Judgement & { id: number })[]>([]);

  useEffect(() => {
    let isOver = false;
    const stop = watchRequests(async (request) => {
      const judged = await judge(request);
      if (judged && !isOver) setRequests((others) => [{ ...judged, id: others.length }, ...others]);
    });
    void signInAs(person?.role ?? null).then(() => {
      if (!isOver) setReady(true);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [person]);

  return (
    <>
      <Stage tabIndex={0}>{isReady ? <Screen path={screen} /> : <Text>Un instant…</Text>}</Stage>
      <RequestLog requests={requests} actor={actor} />
    </>
  );
}

function Screen({ path }: { path: string }) {
  const [router] = useState(() => createMemoryRouter(unguardedRoutes, { initialEntries: [path] }));
  return (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
}
