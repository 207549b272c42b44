import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Ban, Mail, Pencil, Trash2, UserPlus } from 'lucide-react';
import { notices } from '#admin/shell/notices.ts';
import { formatDays } from '#data/span.ts';
import { useAuth } from '#data/session/useAuth.ts';
import type { MenuItem } from '#design-system/components/Menu';
import { hasPassed } from '#features/courses/data/hasPassed.ts';
import {
  deleteCourseSessionsMutation,
  restoreCourseSessionsMutation,
  type StaffCourseSession,
} from '#features/courses/data/staffCourseSessions.queries.ts';
import { deletionQuestion } from '#lists/deletion.ts';
import { nameSeveral } from '#lists/nameSeveral.ts';
import { useRecordDeletion } from '#lists/useRecordDeletion.ts';
import { CancelDialog } from './CourseSessionDialogs/CancelDialog.tsx';
import { CourseSessionDialog } from './CourseSessionDialogs/CourseSessionDialog.tsx';
import { NoteDialog } from './CourseSessionDialogs/NoteDialog.tsx';
import { PersonDialog } from './CourseSessionDialogs/PersonDialog.tsx';

/** A session that hasn't begun: people can be registered, and it can be changed and cancelled. */
export const isToCome = ({ state, starts_at }: StaffCourseSession) =>
  state === 'open' && !hasPassed(starts_at);

/** Nobody counts on it: it is cancelled, over, or without anybody. */
export const isDeletable = ({ state, ends_at, registered, held, offered, waiting }: StaffCourseSession) =>
  state === 'cancelled' || hasPassed(ends_at) || registered + held + offered + waiting === 0;

/** Deletes sessions after the question, and offers to take it back. */
export function useCourseSessionDeletion() {
  const { mutateAsync: remove, isPending: isDeleting } = useMutation(deleteCourseSessionsMutation);
  const { mutateAsync: restore } = useMutation(restoreCourseSessionsMutation);
  const deleteRecords = useRecordDeletion(remove, restore);
  return {
    isDeleting,
    /** Resolves to whether any is gone. */
    deleteCourseSessions: (sessions: readonly StaffCourseSession[]) =>
      deleteRecords(sessions, {
        question: deletionQuestion(
          'session',
          nameSeveral(sessions.map((session) => `${session.title}, ${formatDays(session)}`)),
          sessions.length > 1 ? 'Leurs inscriptions vont avec.' : 'Ses inscriptions vont avec.',
          sessions.length,
        ),
        deleted: notices.courseSessionsDeleted,
        restored: notices.courseSessionsRestored,
      }),
  };
}

/** What can be done with a session; `isMain` before all else. */
export type CourseSessionAct = MenuItem & { isMain?: boolean };

type Opened = { dialog: 'change' | 'add' | 'write' | 'cancel'; session: StaffCourseSession };

/** What was chosen to be done with a session, and asks for more. */
function OpenedDialog({ dialog, session, onClose }: Opened & { onClose: () => void }) {
  if (dialog === 'change') return <CourseSessionDialog session={session} onClose={onClose} />;
  if (dialog === 'add') return <PersonDialog session={session.id} onClose={onClose} />;
  if (dialog === 'write') return <NoteDialog session={session.id} onClose={onClose} />;
  return <CancelDialog session={session} onClose={onClose} />;
}

/** What can be done with each session, by what it is and who looks at it; `dialog` stands somewhere on the screen. */
export function useCourseSessionActs({ onDeleted }: { onDeleted?: () => void } = {}) {
  const { hasRole } = useAuth();
  const { deleteCourseSessions, isDeleting } = useCourseSessionDeletion();
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
        onSelect: () => void deleteCourseSessions([session]).then((isGone) => isGone && onDeleted?.()),
        isDestructive: true,
        isDisabled: isDeleting,
      },
    ];
    return acts.filter((act) => act !== false);
  };
  const dialog = opened && <OpenedDialog {...opened} onClose={() => setOpened(undefined)} />;
  return { listActs, dialog };
}
