import { Link, useSearchParams } from 'react-router-dom';
import { formatDayAndTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import type { RevisionItem, RevisionReason } from '#data/revisions/revision.queries.ts';
import { Badge } from '#design-system/components/Badge';
import { Cluster } from '#design-system/primitives/Cluster';
import { Text } from '#design-system/primitives/Text';
import { StatusBadge } from '../StatusBadge/index.ts';
import { formatPerson } from '#admin/shell/formatPerson.ts';
import { Version, Versions } from './VersionList.styles.ts';

/** Why a version was saved, as people read it. */
const reasonLabel = {
  saved: 'Enregistrée',
  published: 'Publiée',
  scheduled: 'Planifiée',
  merged: 'Fusionnée',
  restored: 'Restaurée',
} as const satisfies Record<RevisionReason, string>;

const variants = {
  saved: 'secondary',
  published: 'success',
  scheduled: 'accent',
  merged: 'outline',
  restored: 'outline',
} as const satisfies Record<RevisionReason, string>;

export interface VersionListProps {
  versions: readonly RevisionItem[];
  /** The one that is shown beside the list. */
  chosen: number | null;
}

/** The saves of an article, the latest first; each is opened by its number. */
export function VersionList({ versions, chosen }: VersionListProps) {
  const [params] = useSearchParams();
  const getAddress = (number: number) => {
    const next = new URLSearchParams(params);
    next.set('version', String(number));
    next.delete('avec');
    return { search: next.toString() };
  };
  return (
    <Versions aria-label="Versions">
      {versions.map((version) => {
        const isCurrent = version.number === chosen;
        const { number, reason, note, status, published_at, saved_at } = version;
        return (
          <Version key={number} data-current={isCurrent || undefined}>
            <Cluster>
              <Link to={getAddress(number)} preventScrollReset aria-current={isCurrent || undefined}>
                Version {number}
              </Link>
              <Badge variant={variants[reason]}>{reasonLabel[reason]}</Badge>
              <StatusBadge status={status} publishedAt={published_at} />
            </Cluster>
            <Text size="small" tone="muted" isTabular>
              <time dateTime={saved_at}>{formatDayAndTime(toClockTime(saved_at))}</time>,{' '}
              {formatPerson(version)}
            </Text>
            {note && <Text size="small">{note}</Text>}
          </Version>
        );
      })}
    </Versions>
  );
}
