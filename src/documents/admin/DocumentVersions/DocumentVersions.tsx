import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams, Link } from 'react-router-dom';
import { countRows, ListScreen, useList } from '#lists/index.ts';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { versionsQuery, type VersionItem, type VersionReason } from '#documents/data/version.queries.ts';
import { Skeleton } from '#design-system/components/Skeleton';
import type { DocumentDescription } from '../description.ts';
import { Panes } from './DocumentVersions.styles.ts';
import { OpenedVersion } from './OpenedVersion.tsx';
import type { RestorationProps } from './useRestoration.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { Badge } from '#design-system/components/Badge';
import { Cluster } from '#design-system/primitives/Cluster';
import { Text } from '#design-system/primitives/Text';
import { formatPerson } from '#admin/shell/formatPerson.ts';
import { Version, Versions } from './VersionList.styles.ts';

export interface DocumentVersionsProps<Text> extends RestorationProps<Text> {
  /** La clé du document. */
  document: string;
  /** Comment lire et comparer le document. */
  description: DocumentDescription<Text>;
  /** Ce qui se dit quand rien n’a été enregistré. */
  empty: ReactNode;
  /** Ce que la liste dit de chaque version à côté de sa raison. */
  renderState?: VersionListProps['renderState'];
  /** Ouvre d’elle-même la dernière version. */
  opensLatest?: boolean;
}

/** Every save of a document: the list, and the one that the address names, compared with another and brought back. */
export function DocumentVersions<Text>({
  document,
  description,
  empty,
  renderState,
  opensLatest,
  ...restoration
}: DocumentVersionsProps<Text>) {
  const [params] = useSearchParams();
  const versions = useList<{ wanted_page?: number }>();
  const query = useQuery(versionsQuery(document, versions.page));
  const list = query.data;

  if (query.isError) return <LoadError query={query} />;
  if (!list) return <VersionsSkeleton />;
  if (list.total === 0) return empty;
  const chosen = getNumber(params.get('version')) ?? (opensLatest ? list.rows[0]?.number : null) ?? null;
  return (
    <Panes data-opened={chosen === null ? undefined : ''}>
      <div>
        <ListScreen
          list={versions}
          query={query}
          loading=""
          count={(shown) => countRows(shown, 'version', 'versions')}
          pages="Pages des versions"
        >
          {(rows = []) => (
            <VersionList
              versions={rows}
              chosen={chosen}
              renderState={renderState}
              reverted={description.reverted}
            />
          )}
        </ListScreen>
      </div>
      {chosen !== null && (
        <OpenedVersion
          key={chosen}
          document={document}
          description={description}
          number={chosen}
          listed={list.rows}
          latest={list.total}
          {...restoration}
        />
      )}
    </Panes>
  );
}

function getNumber(text: string | null) {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 ? number : null;
}

/** Stands for versions that aren't there yet. */
export const VersionsSkeleton = () => (
  <Skeleton.Group label="Chargement des versions…">
    <Skeleton shape="title" width="half" />
    <Skeleton />
    <Skeleton width="most" />
    <Skeleton />
  </Skeleton.Group>
);

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
