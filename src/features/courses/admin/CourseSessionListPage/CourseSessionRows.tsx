import { Link } from 'react-router-dom';
import { formatWhole } from '#data/formats.ts';
import { formatDays } from '#data/span.ts';
import { formatSeatsAlone } from '#features/courses/data/availability.ts';
import type { StaffCourseSession } from '#features/courses/data/staffCourseSessions.queries.ts';
import type { Choosing } from '#lists/Choice.tsx';
import { type Column, ListTable } from '#lists/ListTable.tsx';
import { RowMenu } from '#lists/RowMenu.tsx';
import { paths } from '#paths.ts';
import { useCourseSessionActs } from '../courseSessionActs.tsx';
import { CourseSessionBadge } from '../CourseSessionBadge.tsx';

export interface CourseSessionRowsProps {
  /** Nothing while they load. */
  sessions: readonly StaffCourseSession[] | undefined;
  /** What it takes to choose several; absent for who can't delete any. */
  selection: Choosing | undefined;
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

const nameSession = (session: StaffCourseSession) => `${session.title}, ${formatDays(session)}`;

/** One page of sessions. */
export function CourseSessionRows({ sessions, selection }: CourseSessionRowsProps) {
  const { listActs, dialog } = useCourseSessionActs();
  return (
    <>
      <ListTable
        caption="Sessions de formation"
        rows={sessions}
        columns={columns}
        choice={{ selection, label: (session) => `Choisir ${nameSession(session)}` }}
        acts={(session) => <RowMenu name={nameSession(session)} items={listActs(session)} />}
      />
      {dialog}
    </>
  );
}
