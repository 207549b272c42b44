import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { countRows, ListScreen, useList } from '#lists/index.ts';
import { nameSeveral } from '#lists/deletion.ts';
import { SelectionBar, DeleteSelected } from '#lists/SelectionBar/SelectionBar.tsx';
import { useSelection } from '#lists/useSelection.ts';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import {
  nameCourseSession,
  type StaffCourseSession,
  staffCourseSessionsQuery,
} from '#features/courses/data/staffCourseSessions.queries.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { isDeletable, useCourseSessionDeletion, useCourseSessionActs } from '../courseSessionActs.tsx';
import { CourseSessionDialog } from '../CourseSessionDialogs/CourseSessionDialog.tsx';
import { formatWhole } from '#data/formats.ts';
import { formatDays } from '#data/span.ts';
import { formatSeatsAlone } from '#features/courses/data/availability.ts';
import { type Column, ListTable } from '#lists/ListTable.tsx';
import { RowMenu } from '#lists/RowMenu.tsx';
import { CourseSessionBadge } from '../CourseSessionBadge.tsx';

/** The sessions of courses: those to come, the next one first, then those that are over. */
export function CourseSessionListPage() {
  const list = useList();
  const query = useQuery(staffCourseSessionsQuery(list.page));
  const { hasRole } = useAuth();
  const navigate = useNavigate();
  const selection = useSelection(query.data?.rows ?? []);
  const canDelete = hasRole('admin');
  const { listActs, dialog } = useCourseSessionActs();
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
          <ListTable
            caption="Sessions de formation"
            rows={sessions}
            columns={columns}
            choice={{
              selection: canDelete ? selection : undefined,
              label: (session) => `Choisir ${nameCourseSession(session)}`,
            }}
            acts={(session) => <RowMenu name={nameCourseSession(session)} items={listActs(session)} />}
          />
        )}
      </ListScreen>
      {dialog}
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
  const { deleteRows, isDeleting } = useCourseSessionDeletion();
  const { selected } = selection;
  const kept = selected.filter((session) => !isDeletable(session));
  return (
    <SelectionBar selection={selection} one="session choisie" several="sessions choisies">
      <DeleteSelected
        isDisabled={kept.length > 0}
        isPending={isDeleting}
        onDelete={() => void deleteRows(selected).then((isGone) => isGone && selection.clear())}
      />
      {kept.length > 0 && (
        <Text isNote>
          {`Des personnes comptent sur ${nameSeveral(kept.map(({ title }) => title))}\u00A0: annulez d’abord.`}
        </Text>
      )}
    </SelectionBar>
  );
}

/** What the list says of each session. */
const columns: readonly Column<StaffCourseSession>[] = [
  {
    name: 'name',
    title: 'Formation',
    cell: ({ id, title }) => <Link to={paths.admin.session(id)}>{title}</Link>,
  },
  { name: 'when', title: 'Quand', cell: formatDays },
  { name: 'state', title: 'État', cell: (session) => <CourseSessionBadge session={session} /> },
  {
    name: 'free',
    title: 'Libres',
    isNumeric: true,
    cell: ({ capacity, registered, offered }) =>
      formatSeatsAlone(Math.max(0, capacity - registered - offered), capacity),
  },
  {
    name: 'waiting',
    title: 'En attente',
    isNumeric: true,
    cell: ({ waiting }) =>
      waiting > 0 && (
        <>
          {formatWhole(waiting)}
          <span data-unit>&nbsp;en attente</span>
        </>
      ),
  },
];
