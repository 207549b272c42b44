import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { useAuth } from '#data/session/useAuth.ts';
import { Skeleton } from '#design-system/components/Skeleton';
import { LastDays, ThisWeek, useLastDays, useThisWeek } from './weeks.tsx';
import { useToDo } from './useToDo.ts';
import { Block, Columns, Waiting } from './DashboardPage.styles.ts';
import { useEffect, useId, useState } from 'react';
import { forgetRefusedRole, rememberedRefusedRole } from '#admin/shell/refusedAccess.ts';
import type { Role } from '#data/session/roles.ts';
import { Alert } from '#design-system/components/Alert';
import { ArrowRight, ExternalLink, FilePlus, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Button, SmallButton } from '#design-system/components/Button';
import { Cluster } from '#design-system/primitives/Cluster';
import { Icon } from '#design-system/primitives/Icon';
import { TextLink } from '#design-system/components/TextLink';
import { Card, Cards, Words as CardWords } from './DashboardCards.styles.ts';
import { type DashboardCard, dashboardCards } from './dashboardCards.content.ts';
import { Lines, ListRoot, Words } from './ListCard.styles.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { notices } from '#admin/shell/notices.ts';
import { clockQuery, confirmClockMutation } from '#data/clock/clock.queries.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { useToast } from '#design-system/components/Toast';

/** The first screen of the back-office: what is to be done, the week, what came of the last one, and the modules of one's role. */
export function DashboardPage() {
  return (
    <AdminPage title="Tableau de bord" actions={<QuickActions />}>
      <RefusedScreen />
      <ClockWarning />
      <Columns>
        <Work />
        <Block aria-labelledby="modules">
          <h2 id="modules">Modules</h2>
          <DashboardCards />
        </Block>
      </Columns>
    </AdminPage>
  );
}

/** Shown at once when all of it is there: lists that came one after the other would move each other. */
function Work() {
  const { profileStatus } = useAuth();
  const toDo = useToDo();
  const week = useThisWeek();
  const lastDays = useLastDays();
  const isKnown = profileStatus === 'loaded' || profileStatus === 'error';
  const queries = [...toDo.queries, ...week.queries, ...lastDays.queries];
  if (!isKnown || queries.some(({ isLoading }) => isLoading)) {
    return (
      <Waiting>
        <Skeleton.Group>
          <Skeleton shape="title" width="third" />
          <Skeleton width="most" />
          <Skeleton width="full" />
          <Skeleton width="most" />
        </Skeleton.Group>
      </Waiting>
    );
  }
  return (
    <Waiting>
      <LoadError title="Impossible de charger tout ce qui vous attend." query={queries} />
      <ToDo {...toDo} />
      <ThisWeek {...week} />
      <LastDays {...lastDays} />
    </Waiting>
  );
}

const roleNames = {
  subscriber: 'd’abonné',
  moderator: 'de modérateur',
  editor: 'd’éditeur',
  admin: 'd’administrateur',
} as const satisfies Record<Role, string>;

/** Says why someone landed on the dashboard instead of the screen that they wanted: their role doesn't open it. */
function RefusedScreen() {
  const [role] = useState(rememberedRefusedRole);
  useEffect(forgetRefusedRole, []);
  if (!role) return null;
  return (
    <Alert tone="warning" isAnnounced title={`Cet écran demande le rôle ${roleNames[role]}.`}>
      Le vôtre ne l’ouvre pas. La personne qui administre le site peut changer votre rôle.
    </Alert>
  );
}

/** Shortcuts of the dashboard: writing is for editors, seeing the site for everyone. */
function QuickActions() {
  const { hasRole, profileStatus } = useAuth();
  const isUnknown = profileStatus === 'loading';
  return (
    // As much room while nobody knows whose they are.
    <Cluster $gap={2} style={{ visibility: isUnknown ? 'hidden' : undefined }}>
      {(isUnknown || hasRole('editor')) && (
        <>
          <Button
            variant="primary"
            size="small"
            iconStart={Plus}
            render={<Link to={paths.admin.newArticle} />}
          >
            Nouvel article
          </Button>
          <SmallButton iconStart={FilePlus} render={<Link to={paths.admin.newDocument('page')} />}>
            Nouvelle page
          </SmallButton>
        </>
      )}
      <SmallButton iconStart={ExternalLink} render={<Link to={paths.home} />}>
        Voir le site
      </SmallButton>
    </Cluster>
  );
}

/** What waits for this person, a line each with the button that begins it; says so when nothing waits. */
function ToDo({ lines, others }: Pick<ReturnType<typeof useToDo>, 'lines' | 'others'>) {
  return (
    <ListRoot aria-labelledby="a-faire">
      <h2 id="a-faire">À faire</h2>
      {lines.length === 0 && <p>Rien ne vous attend.</p>}
      {lines.length > 0 && (
        <Lines>
          {lines.map(({ key, to, text, note, act }) => (
            <li key={key}>
              <Words>
                {text}
                <span>{note}</span>
              </Words>
              <SmallButton render={<Link to={to} aria-label={`${act}\u00A0: ${text}`} />}>{act}</SmallButton>
            </li>
          ))}
        </Lines>
      )}
      {others
        .filter(({ count }) => count > 0)
        .map(({ words, to }) =>
          to ? (
            <TextLink key={words} render={<Link to={to} />}>
              {words}
            </TextLink>
          ) : (
            <p key={words}>{words}</p>
          ),
        )}
    </ListRoot>
  );
}

/** Asks admins whether the server's date is right, where it has jumped (product: jumps of the date): nothing is destroyed until then. */
function ClockWarning() {
  const isAdmin = useAuth().hasRole('admin');
  const query = useQuery({ ...clockQuery, enabled: isAdmin });
  const { mutate: confirm, isPending } = useMutation(confirmClockMutation);
  const showToast = useToast();
  if (!isAdmin) return null;
  if (query.isError) {
    return <LoadError title="Impossible de vérifier la date du serveur." query={query} />;
  }
  const { data: clock } = query;
  if (!clock || clock.is_trusted || !clock.seen_at) return null;
  return (
    <Alert
      tone="warning"
      title="La date du serveur est à confirmer"
      action={
        <Button
          variant="outline"
          isPending={isPending}
          onClick={() => confirm(clock.server_time, { onSuccess: () => showToast(notices.clockConfirmed) })}
        >
          Cette date est juste
        </Button>
      }
    >
      Selon lui, nous sommes le {formatQuebecTime(clock.server_time)}. Sa dernière utilisation datait du{' '}
      {formatQuebecTime(clock.seen_at)}. Tant que cette date n’est pas confirmée, rien n’est supprimé pour de
      bon, et ce qui est planifié attend, 24 heures au plus. Si elle est fausse, corrigez l’horloge du
      serveur.
    </Alert>
  );
}

/** The modules that the person's role opens (product: dashboard cards). */
function DashboardCards() {
  const { profile, hasRole } = useAuth();
  const cards = dashboardCards.filter(({ role }) => !profile || hasRole(role));
  if (cards.length === 0) {
    return <p>Votre rôle n’ouvre encore aucun module. La personne qui administre le site peut le changer.</p>;
  }
  return (
    <Cards>
      {cards.map((card) => (
        <ModuleCard key={card.path} {...card} />
      ))}
    </Cards>
  );
}

function ModuleCard({ title, path, icon }: DashboardCard) {
  const titleId = useId();
  return (
    <Card>
      <Icon icon={icon} size="large" />
      <CardWords>
        <h3 id={titleId}>{title}</h3>
      </CardWords>
      <Button
        variant="ghost"
        size="small"
        iconEnd={ArrowRight}
        render={<Link to={path} aria-describedby={titleId} />}
      >
        Accéder
      </Button>
    </Card>
  );
}
