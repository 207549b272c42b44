import { useQuery } from '@tanstack/react-query';
import { History, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { focusMain } from '#admin/shell/focusMain.ts';
import { countRows, ListFilters, ListScreen, useList } from '#lists/index.ts';
import { useSelection } from '#lists/useSelection.ts';
import { paths } from '#paths.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { type User, usersQuery } from '#features/people/data/user.queries.ts';
import { Button } from '#design-system/components/Button';
import { InviteDialog } from './InviteDialog.tsx';
import { RemovalDialog } from '../UserDialogs/RemovalDialog.tsx';
import { RoleDialog } from '../UserDialogs/RoleDialog.tsx';
import { TransferDialog } from '../UserDialogs/TransferDialog.tsx';
import { useAccess } from '../useAccess.ts';
import { userList } from '../userList.ts';
import { UserTable } from './UserTable.tsx';
import { SelectedUsers } from './SelectedUsers.tsx';

type Shown = { kind: 'invite' | 'role' | 'transfer' | 'removal'; user?: User };

/** The people who have an account: found, invited, given a role, suspended, removed. */
export function UsersPage() {
  const { user: self } = useAuth();
  const list = useList(userList);
  const query = useQuery(usersQuery(list.request));
  const [shown, setShown] = useState<Shown | null>(null);
  const access = useAccess();
  const others = (query.data?.rows ?? []).filter(({ user_id }) => user_id !== self?.id);
  const selection = useSelection(others.map((user) => ({ ...user, id: user.user_id })));

  const show = (kind: Shown['kind'], user?: User) => setShown({ kind, ...(user && { user }) });
  // Ctrl K asks for it from anywhere, here too.
  const [params, setParams] = useSearchParams();
  const isAsked = params.has('inviter');
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked) show('invite');
  }
  const close = () => {
    if (isAsked) setParams({}, { replace: true });
    setShown(null);
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
        loading="Chargement..."
        count={(page) => countRows(page, 'personne', 'personnes')}
        pages="Pages des utilisateurs"
        actions={others.length > 0 ? <SelectedUsers selection={selection} access={access} /> : null}
        noneFound={{ title: 'Aucune personne trouvée.', clear: 'Voir tout le monde' }}
      >
        {(users) => (
          <UserTable
            users={users}
            ownId={self?.id}
            busyId={access.busyId}
            selection={selection}
            onChangeRole={(user) => show('role', user)}
            onInviteAgain={(user) => show('invite', user)}
            onTransfer={(user) => show('transfer', user)}
            onRemove={(user) => show('removal', user)}
            onSuspend={(user) => void access.suspend([user])}
            onRemoveFactors={(user) => void access.removeFactors(user)}
            onRestore={(user) => void access.restore([user])}
          />
        )}
      </ListScreen>
      {shown && <OpenedDialog {...shown} onClose={close} onRemoved={closeAndLeave} />}
    </AdminPage>
  );
}

type OpenedDialogProps = Shown & { onClose: () => void; onRemoved: () => void };

function OpenedDialog({ kind, user, onClose, onRemoved }: OpenedDialogProps) {
  if (kind === 'invite')
    return <InviteDialog defaultValues={user && { email: user.email, role: user.role }} onClose={onClose} />;
  if (!user) return null;
  if (kind === 'role') return <RoleDialog user={user} onClose={onClose} />;
  if (kind === 'transfer') return <TransferDialog user={user} onClose={onClose} />;
  return <RemovalDialog user={user} onClose={onClose} onRemoved={onRemoved} />;
}
