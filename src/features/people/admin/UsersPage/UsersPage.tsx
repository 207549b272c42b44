import { noop, useMutation, useQuery } from '@tanstack/react-query';
import { History, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { focusMain } from '#admin/shell/focusMain.ts';
import { notices } from '#admin/shell/notices.ts';
import { countRows, ListFilters, ListScreen, useList } from '#lists/index.ts';
import { paths } from '#paths.ts';
import { useAuth } from '#data/session/useAuth.ts';
import {
  type User,
  removeFactorsMutation,
  restoreUserMutation,
  suspendUserMutation,
  usersQuery,
} from '#features/people/data/user.queries.ts';
import { userName } from '#features/people/data/labels.ts';
import { Button } from '#design-system/components/Button';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { EmptyState } from '#design-system/components/EmptyState';
import { useToast } from '#design-system/components/Toast';
import { InviteDialog } from '../InviteDialog/InviteDialog.tsx';
import { RemovalDialog } from '../RemovalDialog/RemovalDialog.tsx';
import { RoleDialog } from '../RoleDialog/RoleDialog.tsx';
import { TransferDialog } from '../TransferDialog/TransferDialog.tsx';
import { userList } from '../userList.ts';
import { UserTable } from '../UserTable/UserTable.tsx';

type Shown = {
  /** Each opening starts afresh. */
  key: number;
  isOpen: boolean;
  kind: 'invite' | 'role' | 'transfer' | 'removal';
  user?: User;
};

/** The people who have an account: found, invited, given a role, suspended, removed. */
export function UsersPage() {
  const { user: self } = useAuth();
  const list = useList(userList);
  const query = useQuery(usersQuery(list.request));
  const [shown, setShown] = useState<Shown | null>(null);
  const access = useAccess();

  const show = (kind: Shown['kind'], user?: User) => {
    setShown((before) => ({ key: (before?.key ?? 0) + 1, isOpen: true, kind, ...(user && { user }) }));
  };
  const close = () => {
    setShown((before) => before && { ...before, isOpen: false });
  };
  const closeAndLeave = () => {
    close();
    focusMain();
  };

  return (
    <AdminPage
      title="Utilisateurs"
      actions={
        <>
          <Button variant="ghost" iconStart={History} render={<Link to={paths.admin.userJournal} />}>
            Journal
          </Button>
          <Button variant="primary" iconStart={Plus} onClick={() => show('invite')}>
            Inviter un utilisateur
          </Button>
        </>
      }
    >
      <ListFilters list={list} />
      <ListScreen
        list={list}
        query={query}
        failure={notices.dataNotLoaded.description}
        loading="Chargement..."
        count={(page) => countRows(page, 'personne', 'personnes')}
        pages="Pages des utilisateurs"
        actions={null}
        empty={
          <EmptyState
            title="Aucune personne trouvée."
            action={
              <Button variant="outline" onClick={list.clear}>
                Voir tout le monde
              </Button>
            }
          />
        }
      >
        {(users) => (
          <UserTable
            users={users}
            ownId={self?.id}
            busyId={access.busyId}
            onChangeRole={(user) => show('role', user)}
            onInviteAgain={(user) => show('invite', user)}
            onTransfer={(user) => show('transfer', user)}
            onRemove={(user) => show('removal', user)}
            onSuspend={(user) => void access.suspend(user)}
            onRemoveFactors={(user) => void access.removeFactors(user)}
            onRestore={(user) => void access.restore(user)}
          />
        )}
      </ListScreen>
      {shown && <OpenedDialog {...shown} key={shown.key} onClose={close} onRemoved={closeAndLeave} />}
    </AdminPage>
  );
}

type OpenedDialogProps = Omit<Shown, 'key'> & { onClose: () => void; onRemoved: () => void };

function OpenedDialog({ kind, user, isOpen, onClose, onRemoved }: OpenedDialogProps) {
  if (kind === 'invite')
    return (
      <InviteDialog
        defaultValues={user && { email: user.email, role: user.role }}
        isOpen={isOpen}
        onClose={onClose}
      />
    );
  if (!user) return null;
  if (kind === 'role') return <RoleDialog user={user} isOpen={isOpen} onClose={onClose} />;
  if (kind === 'transfer') return <TransferDialog user={user} isOpen={isOpen} onClose={onClose} />;
  return <RemovalDialog user={user} isOpen={isOpen} onClose={onClose} onRemoved={onRemoved} />;
}

/** Suspends and forgets devices, after a question, and brings back. */
function useAccess() {
  const confirm = useConfirm();
  const showToast = useToast();
  const { mutateAsync: suspend } = useMutation(suspendUserMutation);
  const { mutateAsync: restore } = useMutation(restoreUserMutation);
  const { mutateAsync: removeFactors } = useMutation(removeFactorsMutation);
  const [busyId, setBusyId] = useState<string | null>(null);

  const attempt = async (
    { user_id }: User,
    work: (id: string) => Promise<void>,
    notice: typeof notices.userSuspended,
  ) => {
    setBusyId(user_id);
    await work(user_id).then(() => showToast(notice), noop);
    setBusyId(null);
  };

  return {
    busyId,
    suspend: async (user: User) => {
      const isMeant = await confirm({
        title: `Suspendre ${userName(user)}?`,
        description:
          'Ses sessions prennent fin tout de suite. Ses articles restent, et vous pourrez rétablir son accès.',
        confirmLabel: 'Suspendre',
        isDestructive: true,
      });
      if (isMeant) await attempt(user, suspend, notices.userSuspended);
    },
    removeFactors: async (user: User) => {
      const isMeant = await confirm({
        title: `Retirer le second facteur de ${userName(user)}?`,
        description:
          'Pour une personne qui a perdu son appareil\u00A0: son mot de passe suffira, jusqu’à ce qu’elle en ajoute un autre. Assurez-vous d’abord, de vive voix, que c’est bien elle qui le demande.',
        confirmLabel: 'Retirer le second facteur',
        isDestructive: true,
      });
      if (isMeant) await attempt(user, removeFactors, notices.factorsRemoved);
    },
    restore: (user: User) => attempt(user, restore, notices.userRestored),
  };
}
