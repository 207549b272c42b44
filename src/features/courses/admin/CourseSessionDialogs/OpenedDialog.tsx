import type { StaffCourseSession } from '#features/courses/data/staffCourseSessions.queries.ts';
import type { CourseSessionDialogName } from '../courseSessionActs.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { CourseSessionDialog } from './CourseSessionDialog.tsx';

export interface OpenedDialogProps {
  dialog: CourseSessionDialogName;
  session: StaffCourseSession;
  onClose: () => void;
}

/** What was chosen to be done with a session, and asks for more. */
export function OpenedDialog({ dialog, session, onClose }: OpenedDialogProps) {
  if (dialog === 'change') return <CourseSessionDialog session={session} onClose={onClose} />;
  if (dialog === 'add') return <PersonDialog session={session.id} onClose={onClose} />;
  if (dialog === 'write') return <NoteDialog session={session.id} onClose={onClose} />;
  return <CancelDialog session={session} onClose={onClose} />;
}
