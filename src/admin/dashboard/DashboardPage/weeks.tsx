import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { staffCourseSessionsQuery } from '#features/courses/data/staffCourseSessions.queries.ts';
import { type CalendarEntry, plannedQuery } from '#features/releases/data/calendar.queries.ts';
import { bookingsQuery } from '#features/studios/data/staffBookings.queries.ts';
import { statisticsQuery } from '#features/statistics/data/statistics.queries.ts';
import { useToday } from '#admin/shell/useToday.ts';
import { formatWhole, quebecDay } from '#data/formats.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Badge } from '#design-system/components/Badge';
import { TextLink } from '#design-system/components/TextLink';
import { Text } from '#design-system/primitives/Text';
import { nameDocument } from '#documents/admin/nameDocument.ts';
import { paths } from '#paths.ts';
import { Lines, ListRoot, Words } from './ListCard.styles.ts';
import { addDays, toMonday } from '#features/studios/data/week.ts';

/** What has a time in the week to come. */
type Event = { key: string; at: string; kind: string; text: string; to: string; problem?: string | null };

/** What goes online by itself, sessions and bookings of today and the six days after it, in one line of time. */
export function useThisWeek() {
  const { hasRole } = useAuth();
  const today = useToday();
  const last = addDays(today, 6);
  const [monday, next] = [toMonday(today), toMonday(last)];
  const isModerator = hasRole('moderator');
  const planned = useQuery({ ...plannedQuery, enabled: hasRole('editor') });
  const sessions = useQuery({ ...staffCourseSessionsQuery(1), enabled: isModerator });
  const bookings = useQuery({ ...bookingsQuery(monday), enabled: isModerator });
  const nextBookings = useQuery({ ...bookingsQuery(next), enabled: isModerator && next !== monday });
  const isNear = ({ at }: { at: string }) => quebecDay(at) >= today && quebecDay(at) <= last;

  // An end is told the day before.
  const plans = (planned.data ?? [])
    .filter(({ state, moment }) => state === 'planned' || quebecDay(moment) <= addDays(today, 1))
    .map(plannedEvent);
  const events: Event[] = [
    ...plans.filter((event) => isNear(event) || event.problem),
    ...(sessions.data?.rows ?? [])
      .filter(({ state }) => state === 'open')
      .map(({ id, title, starts_at }) => ({
        key: id,
        at: starts_at,
        kind: 'Session',
        text: title,
        to: paths.admin.session(id),
      }))
      .filter(isNear),
    ...[...(bookings.data ?? []), ...(next === monday ? [] : (nextBookings.data ?? []))]
      .filter(({ state }) => state === 'requested' || state === 'accepted')
      .map(({ id, lead_id, studio_name, starts_at, state }) => ({
        key: id,
        at: starts_at,
        kind: state === 'requested' ? 'À accepter' : 'Réservation',
        text: studio_name,
        to: state === 'requested' ? paths.admin.bookings : paths.admin.lead(lead_id),
      }))
      .filter(isNear),
  ];
  events.sort((one, other) => one.at.localeCompare(other.at));
  const shown = new Set(events.map(({ key }) => key));
  return {
    queries: [planned, sessions, bookings, nextBookings],
    events,
    /** How many plans are for later. */
    later: plans.filter(({ key }) => !shown.has(key)).length,
  };
}

/** An article that is planned itself has no release; a release of its own is a change of what is online. */
function plannedEvent({
  document,
  release_id,
  title,
  moment,
  documents,
  problem,
  state,
}: CalendarEntry): Event {
  const isEnd = state === 'ending';
  const count = `${formatWhole(documents)} ${documents > 1 ? 'documents' : 'document'}`;
  const own =
    release_id === null || isEnd
      ? nameDocument(document ?? '', title)
      : `Mise à jour\u00A0: ${document === null ? '' : nameDocument(document, title)}`;
  return {
    key: `${release_id ?? document ?? ''}${isEnd ? '/end' : ''}`,
    at: moment,
    kind: document === null ? 'Mise en ligne' : isEnd ? 'Se termine' : 'Planifié',
    text: document === null ? `${title}, ${count}` : own,
    to: document === null ? paths.admin.release(release_id ?? '') : paths.admin.content(document),
    problem,
  };
}

/** The line of time (`useThisWeek`), and the way to what is planned for later. */
export function ThisWeek({ events, later }: Pick<ReturnType<typeof useThisWeek>, 'events' | 'later'>) {
  return (
    <ListRoot aria-labelledby="cette-semaine">
      <h2 id="cette-semaine">Cette semaine</h2>
      {events.length === 0 && <p>Rien de planifié, aucune session, aucune réservation d’ici sept jours.</p>}
      {events.length > 0 && (
        <Lines>
          {events.map(({ key, at, kind, text, to, problem }) => (
            <li key={key}>
              <Words>
                <TextLink render={<Link to={to} />}>{text}</TextLink>
                <time dateTime={at}>{formatQuebecTime(at)}</time>
                {problem && (
                  <Text size="small" tone="danger">
                    {problem}
                  </Text>
                )}
              </Words>
              <Badge variant="outline">{kind}</Badge>
            </li>
          ))}
        </Lines>
      )}
      {later > 0 && (
        <TextLink render={<Link to={paths.admin.calendar} />}>
          {`+ ${formatWhole(later)} pour plus tard`}
        </TextLink>
      )}
    </ListRoot>
  );
}

/** The seven days that end today, beside the seven before. */
export function useLastDays() {
  const { hasRole } = useAuth();
  const lastDay = useToday();
  const firstDay = addDays(lastDay, -6);
  const query = useQuery({ ...statisticsQuery({ firstDay, lastDay }), enabled: hasRole('moderator') });
  const { days = [], events = [] } = query.data ?? {};
  const visits = (isWanted: (day: string) => boolean) =>
    days.filter(({ day }) => isWanted(day)).reduce((sum, one) => sum + one.visits, 0);
  const count = (name: (typeof events)[number]['event']) =>
    events.find(({ event }) => event === name) ?? { count: 0, before: 0 };
  const figures = [
    { label: 'Pages vues', count: visits((day) => day >= firstDay), before: visits((day) => day < firstDay) },
    { label: 'Demandes', ...count('lead') },
    { label: 'Estimations', ...count('estimate') },
  ];
  return { queries: [query], figures: query.data && figures };
}

/** What came of the last seven days (`useLastDays`); nothing for who may not read it. */
export function LastDays({ figures }: Pick<ReturnType<typeof useLastDays>, 'figures'>) {
  if (!figures) return null;
  return (
    <ListRoot aria-labelledby="sept-jours">
      <h2 id="sept-jours">Depuis 7 jours</h2>
      <Lines>
        {figures.map(({ label, count, before }) => (
          <li key={label}>
            {label}
            <span>
              <strong>{formatWhole(count)}</strong>, {describeChange(count - before)}
            </span>
          </li>
        ))}
      </Lines>
      <TextLink render={<Link to={paths.admin.analytics} />}>Statistiques</TextLink>
    </ListRoot>
  );
}

/** How a total stands beside that of the seven days before. */
function describeChange(difference: number) {
  if (difference === 0) return 'inchangé';
  const words = difference > 0 ? 'de plus' : 'de moins';
  return `${formatWhole(Math.abs(difference))} ${words} que les 7 jours précédents`;
}
