import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { BackTo } from '#admin/shell/BackTo.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { staffCourseSessionQuery } from '#features/courses/data/staffCourseSessions.queries.ts';
import { isGone } from '#data/errors.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { Skeleton } from '#design-system/components/Skeleton';
import { paths } from '#paths.ts';
import { OpenedCourseSession } from './OpenedCourseSession.tsx';

/** One session: how it stands, who comes, who waits. */
export function CourseSessionPage() {
  const { id = '' } = useParams();
  const query = useQuery(staffCourseSessionQuery(id));

  return (
    <AdminPage
      title={query.data?.title ?? 'Session'}
      opened={query.data?.title}
      intro={<BackTo address={paths.admin.sessions}>Retour aux sessions</BackTo>}
    >
      {isGone(query.error) ? (
        <EmptyState title="Cette session n’existe plus.">Quelqu’un l’a peut-être supprimée.</EmptyState>
      ) : (
        <LoadError query={query} />
      )}
      {query.isPending && (
        <Skeleton.Group label="Chargement de la session…">
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton width="most" />
        </Skeleton.Group>
      )}
      {query.data && !isGone(query.error) && <OpenedCourseSession session={query.data} />}
    </AdminPage>
  );
}
