import { useState } from 'react';
import { Ban, Mail, Pencil, Trash2, UserPlus } from 'lucide-react';
import { notices } from '#admin/shell/notices.ts';
import { hasPassed } from '#data/span.ts';
import { useAuth } from '#data/session/useAuth.ts';
import type { MenuItem } from '#design-system/components/Menu';
import {
  courseSessionRecords,
  nameCourseSession,
  type StaffCourseSession,
} from '#features/courses/data/staffCourseSessions.queries.ts';
import { useRecordDeletion } from '#lists/useDeletion.ts';
import { CancelDialog, NoteDialog, PersonDialog } from './CourseSessionDialogs/smallDialogs.tsx';
import { CourseSessionDialog } from './CourseSessionDialogs/CourseSessionDialog.tsx';

/** A session that hasn't begun: people can be registered, and it can be changed and cancelled. */
export const isToCome = ({ state, starts_at }: StaffCourseSession) =>
  state === 'open' && !hasPassed(starts_at);

/** Nobody counts on it: it is cancelled, over, or without anybody. */
export const isDeletable = ({ state, ends_at, registered, held, offered, waiting }: StaffCourseSession) =>
  state === 'cancelled' || hasPassed(ends_at) || registered + held + offered + waiting === 0;

/** Deletes sessions after the question, and offers to take it back. */
export const useCourseSessionDeletion = () =>
  useRecordDeletion<StaffCourseSession>(courseSessionRecords, {
    subject: 'session',
    name: nameCourseSession,
    consequence: ({ length }) =>
      length > 1 ? 'Leurs inscriptions vont avec.' : 'Ses inscriptions vont avec.',
    deleted: notices.courseSessionsDeleted,
    restored: notices.courseSessionsRestored,
  });

/** What can be done with a session; `isMain` before all else. */
export type CourseSessionAct = MenuItem & { isMain?: boolean };

type Opened = { dialog: 'change' | 'add' | 'write' | 'cancel'; session: StaffCourseSession };

/** What was chosen to be done with a session, and asks for more. */
function OpenedDialog({ dialog, session, onClose }: Opened & { onClose: () => void }) {
  if (dialog === 'change') return <CourseSessionDialog session={session} onClose={onClose} />;
  if (dialog === 'add') return <PersonDialog session={session} onClose={onClose} />;
  if (dialog === 'write') return <NoteDialog session={session} onClose={onClose} />;
  return <CancelDialog session={session} onClose={onClose} />;
}

/** What can be done with each session, by what it is and who looks at it; `dialog` stands somewhere on the screen. */
export function useCourseSessionActs({ onDeleted }: { onDeleted?: () => void } = {}) {
  const { hasRole } = useAuth();
  const { deleteRows, isDeleting } = useCourseSessionDeletion();
  const [opened, setOpened] = useState<Opened>();
  const listActs = (session: StaffCourseSession): CourseSessionAct[] => {
    const open = (dialog: Opened['dialog']) => () => setOpened({ dialog, session });
    const canManage = hasRole('editor');
    const canChange = canManage && isToCome(session);
    const canDelete = hasRole('admin') && isDeletable(session);
    const acts: (CourseSessionAct | false)[] = [
      canChange && { label: 'Ajouter une personne', icon: UserPlus, onSelect: open('add'), isMain: true },
      canChange && { label: 'Modifier la session', icon: Pencil, onSelect: open('change') },
      canManage &&
        session.registered > 0 && {
          label: 'Écrire aux personnes inscrites',
          icon: Mail,
          onSelect: open('write'),
        },
      canChange && {
        label: 'Annuler la session',
        icon: Ban,
        onSelect: open('cancel'),
        isDestructive: true,
      },
      canDelete && {
        label: 'Supprimer',
        icon: Trash2,
        onSelect: () => void deleteRows([session]).then((isGone) => isGone && onDeleted?.()),
        isDestructive: true,
        isDisabled: isDeleting,
      },
    ];
    return acts.filter((act) => act !== false);
  };
  const dialog = opened && <OpenedDialog {...opened} onClose={() => setOpened(undefined)} />;
  return { listActs, dialog };
}
