import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { countRows, ListScreen, useList } from '#lists/index.ts';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { versionsQuery } from '#documents/data/version.queries.ts';
import { Skeleton } from '#design-system/components/Skeleton';
import type { DocumentDescription } from '../description.ts';
import { VersionList, type VersionListProps } from './VersionList.tsx';
import { Panes } from './DocumentVersions.styles.ts';
import { OpenedVersion } from './OpenedVersion.tsx';
import type { RestorationProps } from './useRestoration.ts';

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
