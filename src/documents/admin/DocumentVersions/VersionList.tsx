import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatQuebecTime } from '#data/quebecTime.ts';
import type { VersionItem, VersionReason } from '#documents/data/version.queries.ts';
import { Badge } from '#design-system/components/Badge';
import { Cluster } from '#design-system/primitives/Cluster';
import { Text } from '#design-system/primitives/Text';
import { formatPerson } from '#admin/shell/formatPerson.ts';
import { Version, Versions } from './VersionList.styles.ts';

/** Why a version was saved, as people read it. */
const reasons = {
  saved: { label: 'Enregistrée', variant: 'secondary' },
  published: { label: 'Publiée', variant: 'success' },
  scheduled: { label: 'Planifiée', variant: 'accent' },
  merged: { label: 'Fusionnée', variant: 'outline' },
  restored: { label: 'Restaurée', variant: 'outline' },
  reverted: { label: 'Retirée', variant: 'outline' },
  discarded: { label: 'Abandonnée', variant: 'outline' },
} as const satisfies Record<VersionReason, object>;

export interface VersionListProps {
  /** Les versions, la plus récente d’abord. */
  versions: readonly VersionItem[];
  /** Celle qui se montre à côté de la liste. */
  chosen: number | null;
  /** Dans quel état chacune a été enregistrée, s’il y en a plusieurs. */
  renderState?: ((version: VersionItem) => ReactNode) | undefined;
  /** Comment s’appelle un texte repris. */
  reverted?: string | undefined;
}

/** The saves of a document, the latest first; each is opened by its number. */
export function VersionList({ versions, chosen, renderState, reverted }: VersionListProps) {
  const [params] = useSearchParams();
  const getAddress = (number: number) => {
    const next = new URLSearchParams(params);
    next.set('version', String(number));
    next.delete('avec');
    return { search: next.toString() };
  };
  return (
    <Versions as="ol" aria-label="Versions">
      {versions.map((version) => {
        const isCurrent = version.number === chosen;
        const { number, reason, note, saved_at } = version;
        return (
          <Version key={number} data-current={isCurrent || undefined}>
            <Cluster>
              <Link to={getAddress(number)} preventScrollReset aria-current={isCurrent || undefined}>
                Version {number}
              </Link>
              <Badge variant={reasons[reason].variant}>
                {(reason === 'reverted' && reverted) || reasons[reason].label}
              </Badge>
              {version.is_pending && <Badge variant="outline">Sans publier</Badge>}
              {/* oxlint-disable-next-line translation/no-bare-text -- A badge stands here. */}
              {renderState?.(version)}
            </Cluster>
            <Text size="small" tone="muted" isTabular>
              <time dateTime={saved_at}>{formatQuebecTime(saved_at)}</time>, {formatPerson(version.saved_by)}
            </Text>
            {note && <Text size="small">{note}</Text>}
          </Version>
        );
      })}
    </Versions>
  );
}
