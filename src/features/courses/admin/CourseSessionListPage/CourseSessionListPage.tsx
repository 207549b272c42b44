import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { countRows, ListScreen, useList } from '#lists/index.ts';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { notices } from '#admin/shell/notices.ts';
import {
  type StaffCourseSession,
  staffCourseSessionsQuery,
} from '#features/courses/data/staffCourseSessions.queries.ts';
import { formatWhole } from '#data/formats.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { Skeleton } from '#design-system/components/Skeleton';
import { paths } from '#paths.ts';
import { formatSeatsAlone } from '#features/courses/data/availability.ts';
import { formatDays } from '#data/span.ts';
import { CourseSessionBadge } from '../CourseSessionBadge.tsx';
import { CourseSessionDialog } from '../CourseSessionDialogs/CourseSessionDialog.tsx';
import { CourseSessionsTable } from '../CourseSessions.styles.ts';

/** The sessions of courses: those to come, the next one first, then those that are over. */
export function CourseSessionListPage() {
  const list = useList();
  const query = useQuery(staffCourseSessionsQuery(list.page));
  const { hasRole } = useAuth();
  const navigate = useNavigate();
  const [isMaking, setIsMaking] = useState(false);

  return (
    <AdminPage
      title="Sessions de formation"
      actions={
        hasRole('editor') && (
          <Button variant="primary" iconStart={Plus} onClick={() => setIsMaking(true)}>
            Nouvelle session
          </Button>
        )
      }
    >
      <ListScreen
        list={list}
        query={query}
        failure={notices.dataNotLoaded.description}
        loading="Chargement des sessions…"
        count={(shown) => (shown.total === 0 ? null : countRows(shown, 'session', 'sessions'))}
        pages="Pages des sessions"
        empty={
          <EmptyState title="Aucune session.">
            Tant qu’il n’y en a pas à venir, le site montre la liste de la section «&nbsp;Prochaines
            sessions&nbsp;», sans inscription.
          </EmptyState>
        }
      >
        {(sessions) => <Sessions sessions={sessions} />}
      </ListScreen>
      {isMaking && (
        <CourseSessionDialog
          onClose={() => setIsMaking(false)}
          onSaved={(id) => void navigate(paths.admin.session(id))}
        />
      )}
    </AdminPage>
  );
}

/** One page of sessions; undefined while they load. */
function Sessions({ sessions }: { sessions: readonly StaffCourseSession[] | undefined }) {
  if (!sessions) {
    return (
      <Skeleton.Group label="">
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton />
      </Skeleton.Group>
    );
  }
  return (
    <CourseSessionsTable caption="Sessions de formation" density="dense" hasRowHover>
      <thead>
        <tr>
          <th scope="col" data-column="name">
            Formation
          </th>
          <th scope="col">Quand</th>
          <th scope="col">État</th>
          <th scope="col" data-numeric>
            Libres
          </th>
          <th scope="col" data-numeric>
            En attente
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={session.id}>
            <th scope="row" data-column="name">
              <Link to={paths.admin.session(session.id)}>{session.title}</Link>
            </th>
            <td data-column="when">{formatDays(session)}</td>
            <td data-column="state">
              <CourseSessionBadge session={session} />
            </td>
            <td data-column="free" data-numeric>
              {formatSeatsAlone(
                Math.max(0, session.capacity - session.registered - session.offered),
                session.capacity,
              )}
            </td>
            <td data-column="waiting" data-numeric>
              {session.waiting > 0 && (
                <>
                  {formatWhole(session.waiting)}
                  <span data-unit>&nbsp;en attente</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </CourseSessionsTable>
  );
}
