import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { BackTo } from '#admin/shell/BackTo.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { releaseQuery } from '#features/releases/data/release.queries.ts';
import { isGone } from '#data/errors.ts';
import { paths } from '#paths.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { Skeleton } from '#design-system/components/Skeleton';
import { OpenedRelease } from './OpenedRelease.tsx';

/** One release: what is in it, what becomes of it, who has approved it. */
export function ReleasePage() {
  const { id = '' } = useParams();
  const query = useQuery(releaseQuery(id));

  return (
    <AdminPage
      title={query.data?.name ?? 'Mise en ligne'}
      opened={isGone(query.error) ? undefined : query.data?.name}
      intro={<BackTo address={paths.admin.releases}>Retour aux mises en ligne</BackTo>}
    >
      {isGone(query.error) ? (
        <EmptyState title="Cette mise en ligne n’existe plus.">
          Quelqu’un l’a peut-être supprimée. Ses éléments sont restés comme ils étaient.
        </EmptyState>
      ) : (
        <LoadError query={query} />
      )}
      {query.isPending && (
        <Skeleton.Group label="Chargement de la mise en ligne…">
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton width="most" />
        </Skeleton.Group>
      )}
      {query.data && !isGone(query.error) && <OpenedRelease key={query.data.id} release={query.data} />}
    </AdminPage>
  );
}
