import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { type PlannedItem, plannedQuery } from '#features/releases/data/release.queries.ts';
import { formatDayAndTime, formatWhole } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { TextLink } from '#design-system/components/TextLink';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { Lines, ListRoot } from '../ListCard.styles.ts';
import { toEditorAddress } from '#documents/admin/kinds.ts';
import { nameDocument } from '#documents/admin/nameDocument.ts';

/** What goes online by itself, the next first: articles, modifications of what is online, releases; and the way to these. */
export function Planned() {
  const { hasRole } = useAuth();
  const query = useQuery({ ...plannedQuery, enabled: hasRole('editor') });
  const { data, isError } = query;
  if (!hasRole('editor')) return null;
  if (isError) return <LoadError title="Impossible de charger ce qui est planifié." query={query} />;
  if (!data) return null;
  const others = data.total - data.planned.length;
  return (
    <ListRoot aria-labelledby="planifies">
      <h2 id="planifies">Planifiés</h2>
      {data.planned.length > 0 && (
        <Lines>
          {data.planned.map((item) => (
            <PlannedLine key={item.release_id ?? item.document} {...item} />
          ))}
        </Lines>
      )}
      {others > 0 && (
        <>
          <p>
            + {formatWhole(others)} {others === 1 ? 'autre' : 'autres'}, {formatWhole(data.total)} en tout
          </p>
          <TextLink render={<Link to={`${paths.admin.articles}?modifications=planifiees`} />}>
            Tous les articles planifiés
          </TextLink>
        </>
      )}
      <TextLink render={<Link to={paths.admin.releases} />}>Mises en ligne</TextLink>
    </ListRoot>
  );
}

/** An article that is planned itself has no release; a release of its own is a change of what is online. */
function PlannedLine({ document, release_id, title, due_at, documents, problem }: PlannedItem) {
  return (
    <li>
      {document === null ? (
        <TextLink render={<Link to={paths.admin.release(release_id ?? '')} />}>
          {`${title}, ${formatWhole(documents)} ${documents > 1 ? 'documents' : 'document'}`}
        </TextLink>
      ) : (
        <TextLink render={<Link to={toEditorAddress(document)} />}>
          {release_id === null ? title : `Mise à jour\u00A0: ${nameDocument(document, title)}`}
        </TextLink>
      )}
      <time dateTime={due_at}>{formatDayAndTime(toClockTime(due_at))}</time>
      {problem && (
        <Text size="small" tone="danger">
          {problem}
        </Text>
      )}
    </li>
  );
}
