import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { countRows, ListScreen, useList } from '#lists/index.ts';
import { nameSeveral } from '#lists/nameSeveral.ts';
import { SelectionBar } from '#lists/SelectionBar/SelectionBar.tsx';
import { DeleteSelected } from '#lists/SelectionBar/DeleteSelected.tsx';
import { useSelection } from '#lists/useSelection.ts';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import {
  type StaffCourseSession,
  staffCourseSessionsQuery,
} from '#features/courses/data/staffCourseSessions.queries.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { isDeletable, useCourseSessionDeletion } from '../courseSessionActs.tsx';
import { CourseSessionDialog } from '../CourseSessionDialogs/CourseSessionDialog.tsx';
import { CourseSessionRows } from './CourseSessionRows.tsx';

/** The sessions of courses: those to come, the next one first, then those that are over. */
export function CourseSessionListPage() {
  const list = useList();
  const query = useQuery(staffCourseSessionsQuery(list.page));
  const { hasRole } = useAuth();
  const navigate = useNavigate();
  const selection = useSelection(query.data?.rows ?? []);
  const canDelete = hasRole('admin');
  const [params, setParams] = useSearchParams();
  const course = params.get('nouvelle');

  return (
    <AdminPage
      title="Sessions de formation"
      actions={
        <>
          {canDelete && (
            <Button variant="ghost" iconStart={Trash2} render={<Link to={paths.admin.deletedSessions} />}>
              Supprimées
            </Button>
          )}
          {hasRole('editor') && (
            <Button variant="primary" iconStart={Plus} onClick={() => setParams({ nouvelle: '' })}>
              Nouvelle session
            </Button>
          )}
        </>
      }
    >
      <ListScreen
        list={list}
        query={query}
        loading="Chargement des sessions…"
        count={(shown) => (shown.total === 0 ? null : countRows(shown, 'session', 'sessions'))}
        pages="Pages des sessions"
        actions={
          canDelete && query.data?.rows.length !== 0 ? <SelectedCourseSessions selection={selection} /> : null
        }
        empty={
          <EmptyState title="Aucune session.">
            Tant qu’il n’y en a pas à venir, le site montre la liste de la section «&nbsp;Prochaines
            sessions&nbsp;», sans inscription.
          </EmptyState>
        }
      >
        {(sessions) => (
          <CourseSessionRows sessions={sessions} selection={canDelete ? selection : undefined} />
        )}
      </ListScreen>
      {course !== null && hasRole('editor') && (
        <CourseSessionDialog
          course={course}
          onClose={() => setParams({}, { replace: true })}
          onSaved={(id) => void navigate(paths.admin.session(id))}
        />
      )}
    </AdminPage>
  );
}

/** What can be done with the sessions that are chosen: it is taken back from its notice. */
function SelectedCourseSessions({
  selection,
}: {
  selection: ReturnType<typeof useSelection<StaffCourseSession>>;
}) {
  const { deleteCourseSessions, isDeleting } = useCourseSessionDeletion();
  const { selected } = selection;
  const kept = selected.filter((session) => !isDeletable(session));
  return (
    <SelectionBar selection={selection} one="session choisie" several="sessions choisies">
      <DeleteSelected
        isDisabled={kept.length > 0}
        isPending={isDeleting}
        onDelete={() => void deleteCourseSessions(selected).then((isGone) => isGone && selection.clear())}
      />
      {kept.length > 0 && (
        <Text isNote>
          {`Des personnes comptent sur ${nameSeveral(kept.map(({ title }) => title))}\u00A0: annulez d’abord.`}
        </Text>
      )}
    </SelectionBar>
  );
}
