import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatWhole } from '#data/formats.ts';
import { formatDays } from '#data/span.ts';
import { Skeleton } from '#design-system/components/Skeleton';
import { formatSeatsAlone } from '#features/courses/data/availability.ts';
import type { StaffCourseSession } from '#features/courses/data/staffCourseSessions.queries.ts';
import { ChoiceCell, type Choosing } from '#lists/Choice.tsx';
import { acting, choosing, type Column, Headings } from '#lists/columns.tsx';
import { RowMenu } from '#lists/RowMenu.tsx';
import { paths } from '#paths.ts';
import {
  type CourseSessionDialogName,
  useCourseSessionActs,
  useCourseSessionDeletion,
} from '../courseSessionActs.ts';
import { CourseSessionBadge } from '../CourseSessionBadge.tsx';
import { OpenedDialog } from '../CourseSessionDialogs/OpenedDialog.tsx';
import { CourseSessionsTable } from '../CourseSessions.styles.ts';

export interface CourseSessionRowsProps {
  /** Nothing while they load. */
  sessions: readonly StaffCourseSession[] | undefined;
  /** What it takes to choose several; absent for who can't delete any. */
  selection: Choosing | undefined;
}

const columns: readonly Column[] = [
  { name: 'name', title: 'Formation' },
  { name: 'when', title: 'Quand' },
  { name: 'state', title: 'État' },
  { name: 'free', title: 'Libres', isNumeric: true },
  { name: 'waiting', title: 'En attente', isNumeric: true },
  acting,
];

/** One page of sessions. */
export function CourseSessionRows({ sessions, selection }: CourseSessionRowsProps) {
  const [opened, setOpened] = useState<{ dialog: CourseSessionDialogName; session: StaffCourseSession }>();
  const { deleteCourseSessions } = useCourseSessionDeletion();
  const listActs = useCourseSessionActs({
    onOpen: (dialog, session) => setOpened({ dialog, session }),
    onDelete: (session) => void deleteCourseSessions([session]),
  });
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
    <>
      <CourseSessionsTable caption="Sessions de formation" density="dense" hasRowHover>
        <Headings columns={selection ? [choosing, ...columns] : columns} />
        <tbody>
          {sessions.map((session) => {
            const { id, title, capacity, registered, offered, waiting } = session;
            const when = formatDays(session);
            return (
              <tr key={id}>
                {selection && <ChoiceCell label={`Choisir ${title}, ${when}`} id={id} choosing={selection} />}
                <th scope="row" data-column="name">
                  <Link to={paths.admin.session(id)}>{title}</Link>
                </th>
                <td data-column="when">{when}</td>
                <td data-column="state">
                  <CourseSessionBadge session={session} />
                </td>
                <td data-column="free" data-numeric>
                  {formatSeatsAlone(Math.max(0, capacity - registered - offered), capacity)}
                </td>
                <td data-column="waiting" data-numeric>
                  {waiting > 0 && (
                    <>
                      {formatWhole(waiting)}
                      <span data-unit>&nbsp;en attente</span>
                    </>
                  )}
                </td>
                <RowMenu name={`${title}, ${when}`} items={listActs(session)} />
              </tr>
            );
          })}
        </tbody>
      </CourseSessionsTable>
      {opened && <OpenedDialog {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
