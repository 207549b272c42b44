import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LoadError } from '#admin/shell/LoadError/index.ts';
import { paths } from '#paths.ts';
import { scheduledArticlesQuery } from '#data/articles/article.queries.ts';
import { formatDayAndTime, formatWhole } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { TextLink } from '#design-system/components/TextLink';
import { Lines, ListRoot } from '../ListCard.styles.ts';

/** The articles that wait for their hour, the next one first; nothing when there are none. */
export function ScheduledArticles() {
  const { hasRole } = useAuth();
  const query = useQuery({ ...scheduledArticlesQuery, enabled: hasRole('editor') });
  const { data, isError } = query;
  if (!hasRole('editor')) return null;
  if (isError) {
    return <LoadError title="Impossible de charger les articles planifiés." query={query} />;
  }
  if (!data || data.articles.length === 0) return null;
  const others = data.total - data.articles.length;
  return (
    <ListRoot aria-labelledby="planifies">
      <h2 id="planifies">Planifiés</h2>
      <Lines>
        {data.articles.map(({ id, title, published_at }) => (
          <li key={id}>
            <TextLink render={<Link to={paths.admin.article(id)} />}>{title}</TextLink>
            <time dateTime={published_at}>{formatDayAndTime(toClockTime(published_at))}</time>
          </li>
        ))}
      </Lines>
      {others > 0 && (
        <TextLink render={<Link to={`${paths.admin.articles}?statut=published`} />}>
          + {formatWhole(others)} {others === 1 ? 'autre' : 'autres'}
        </TextLink>
      )}
    </ListRoot>
  );
}
