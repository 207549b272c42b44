import { useMutation } from '@tanstack/react-query';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { BackTo } from '#admin/shell/BackTo.tsx';
import { notices } from '#admin/shell/notices.ts';
import { formatDays } from '#data/span.ts';
import { restoreCourseSessionsMutation } from '#features/courses/data/staffCourseSessions.queries.ts';
import { DeletedItems } from '#lists/DeletedItems/DeletedItems.tsx';
import { paths } from '#paths.ts';

/** The sessions that were deleted in the last thirty days, to bring back with who took part. */
export function DeletedCourseSessionsPage() {
  const { mutateAsync: restore } = useMutation(restoreCourseSessionsMutation);
  return (
    <AdminPage
      title="Sessions supprimées"
      intro={<BackTo address={paths.admin.sessions}>Retour aux sessions</BackTo>}
    >
      <DeletedItems
        sources={['course_sessions']}
        one="session supprimée"
        several="sessions supprimées"
        none="Aucune session supprimée."
        kept="Chacune est gardée trente jours, avec ses inscriptions."
        restore={({ id }) => restore([id])}
        restored={() => notices.courseSessionsRestored(1)}
        renderTitle={({ title, starts_at, ends_at }) =>
          starts_at && ends_at ? `${title}, ${formatDays({ starts_at, ends_at })}` : title
        }
      />
    </AdminPage>
  );
}
