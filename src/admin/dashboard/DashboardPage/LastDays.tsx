import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { statisticsQuery } from '#features/statistics/data/statistics.queries.ts';
import { useToday } from '#admin/shell/useToday.ts';
import { formatWhole } from '#data/formats.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { TextLink } from '#design-system/components/TextLink';
import { paths } from '#paths.ts';
import { Lines, ListRoot } from './ListCard.styles.ts';
import { addDays } from '#features/studios/data/week.ts';

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
