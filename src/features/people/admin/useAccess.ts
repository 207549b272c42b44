import { ofPerson } from '#admin/shell/formatPerson.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notices } from '#admin/shell/notices.ts';
import { withUndo } from '#admin/shell/useAttempt.ts';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import { userName } from '#features/people/data/labels.ts';
import {
  removeFactorsMutation,
  restoreUserMutation,
  suspendUserMutation,
  type User,
} from '#features/people/data/user.queries.ts';
import { nameSeveral } from '#lists/deletion.ts';

/** Suspends and forgets devices, after a question, and brings back. What can be taken back is, from its notice. */
export function useAccess() {
  const confirm = useConfirm();
  const showToast = useToast();
  const { mutateAsync: suspend } = useMutation(suspendUserMutation);
  const { mutateAsync: restore } = useMutation(restoreUserMutation);
  const { mutateAsync: removeFactors } = useMutation(removeFactorsMutation);
  const [busyId, setBusyId] = useState<string | null>(null);

  /** One after the other, until one fails, of which its own toast tells. Resolves with those that it was done to. */
  const attempt = async (users: readonly User[], work: (id: string) => Promise<unknown>) => {
    const done: User[] = [];
    try {
      for (const user of users) {
        setBusyId(user.user_id);
        await work(user.user_id);
        done.push(user);
      }
    } catch {
      // Its own toast says why.
    }
    setBusyId(null);
    return done;
  };

  const report = (
    done: readonly User[],
    notice: (count: number) => ToastOptions,
    takeBack: (id: string) => Promise<unknown>,
  ) => {
    if (done.length === 0) return false;
    const undo = async () => {
      if ((await attempt(done, takeBack)).length > 0) showToast(notices.changeUndone);
    };
    showToast(withUndo(notice(done.length), undo));
    return true;
  };

  return {
    busyId,
    /** Resolves to whether anybody is. */
    suspend: async (users: readonly User[]) => {
      const [first] = users;
      const isMeant = await confirm({
        title:
          users.length === 1 && first
            ? `Suspendre ${userName(first)}?`
            : `Suspendre ces ${users.length} personnes?`,
        description:
          users.length === 1
            ? 'Ses sessions prennent fin tout de suite. Ses articles restent, et vous pourrez rétablir son accès.'
            : `${nameSeveral(users.map(userName))}. Leurs sessions prennent fin tout de suite. Leurs articles restent, et vous pourrez rétablir leur accès.`,
        confirmLabel: 'Suspendre',
        isDestructive: true,
      });
      return isMeant && report(await attempt(users, suspend), notices.usersSuspended, restore);
    },
    /** Resolves to whether anybody is back. */
    restore: async (users: readonly User[]) =>
      report(await attempt(users, restore), notices.usersRestored, suspend),
    removeFactors: async (user: User) => {
      const isMeant = await confirm({
        title: `Retirer le second facteur ${ofPerson(userName(user))}?`,
        description:
          'Pour une personne qui a perdu son appareil\u00A0: son mot de passe suffira, jusqu’à ce qu’elle en ajoute un autre. Assurez-vous d’abord, de vive voix, que c’est bien elle qui le demande.',
        confirmLabel: 'Retirer le second facteur',
        isDestructive: true,
      });
      if (isMeant && (await attempt([user], removeFactors)).length > 0) showToast(notices.factorsRemoved);
    },
  };
}
