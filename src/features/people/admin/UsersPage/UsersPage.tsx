import { useQuery } from '@tanstack/react-query';
import {
  ArrowRightLeft,
  History,
  KeyRound,
  LogIn,
  MailPlus,
  Plus,
  ShieldUser,
  UserRoundX,
  UserX,
} from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { countRows, type ListDescription, ListFilters, ListScreen, useList } from '#lists/index.ts';
import { useSelection } from '#lists/useSelection.ts';
import { paths } from '#paths.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { roleLabel } from '#features/people/data/labels.ts';
import { type User, type UserListRequest, usersQuery } from '#features/people/data/user.queries.ts';
import { Button, SmallButton } from '#design-system/components/Button';
import type { MenuItem } from '#design-system/components/Menu';
import { InviteDialog } from './InviteDialog.tsx';
import { RemovalDialog, RoleDialog, TransferDialog } from '../UserDialogs.tsx';
import { useAccess } from '../useAccess.ts';
import { UserTable } from './UserTable.tsx';
import { SelectionBar } from '#lists/SelectionBar/SelectionBar.tsx';

/** What people can be searched by and filtered by. */
const userList: ListDescription<UserListRequest> = {
  search: { label: 'Rechercher une personne', placeholder: 'Nom ou courriel' },
  filters: {
    role: { argument: 'only_role', label: 'Rôle', all: 'Tous les rôles', choices: roleLabel },
  },
};

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
  const opened = shown ?? (isAsked ? { kind: 'invite' as const } : null);
  const close = () => {
    if (isAsked) setParams({}, { replace: true });
    setShown(null);
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
            listActs={(user) => listActs(user, user.user_id === self?.id, show, access)}
          />
        )}
      </ListScreen>
      {opened && <OpenedDialog {...opened} onClose={close} />}
    </AdminPage>
  );
}

/** What an admin does with somebody. Nobody changes their own account here. */
function listActs(
  user: User,
  isOwn: boolean,
  show: (kind: Shown['kind'], user: User) => void,
  access: ReturnType<typeof useAccess>,
): (MenuItem | false)[] {
  const isNew = user.state === 'invited' || user.state === 'unconfirmed';
  const transfer = {
    label: 'Transférer ses articles',
    icon: ArrowRightLeft,
    onSelect: () => show('transfer', user),
  };
  if (isOwn) return [transfer];
  return [
    { label: 'Changer le rôle', icon: ShieldUser, onSelect: () => show('role', user) },
    isNew && { label: 'Renvoyer l’invitation', icon: MailPlus, onSelect: () => show('invite', user) },
    transfer,
    user.state === 'suspended'
      ? { label: 'Rétablir', icon: LogIn, onSelect: () => void access.restore([user]) }
      : { label: 'Suspendre', icon: UserX, onSelect: () => void access.suspend([user]) },
    !isNew && {
      label: 'Retirer le second facteur',
      icon: KeyRound,
      onSelect: () => void access.removeFactors(user),
    },
    { label: 'Retirer', icon: UserRoundX, onSelect: () => show('removal', user), isDestructive: true },
  ];
}

function OpenedDialog({ kind, user, onClose }: Shown & { onClose: () => void }) {
  if (kind === 'invite')
    return <InviteDialog defaultValues={user && { email: user.email, role: user.role }} onClose={onClose} />;
  if (!user) return null;
  if (kind === 'role') return <RoleDialog user={user} onClose={onClose} />;
  if (kind === 'transfer') return <TransferDialog user={user} onClose={onClose} />;
  return <RemovalDialog user={user} onClose={onClose} />;
}

interface SelectedUsersProps {
  selection: ReturnType<typeof useSelection<User & { id: string }>>;
  access: ReturnType<typeof useAccess>;
}

/** What can be done with the people who are chosen. A role, an heir and a removal are decided for one person at a time. */
function SelectedUsers({ selection, access }: SelectedUsersProps) {
  const { selected } = selection;
  const suspended = selected.filter(({ state }) => state === 'suspended');
  const others = selected.filter(({ state }) => state !== 'suspended');
  const finish = (isDone: boolean) => isDone && selection.clear();
  return (
    <SelectionBar selection={selection} one="personne choisie" several="personnes choisies">
      {suspended.length > 0 && (
        <SmallButton
          iconStart={LogIn}
          isPending={access.busyId !== null}
          onClick={() => void access.restore(suspended).then(finish)}
        >
          Rétablir
        </SmallButton>
      )}
      {others.length > 0 && (
        <Button
          size="small"
          variant="danger"
          iconStart={UserX}
          isPending={access.busyId !== null}
          onClick={() => void access.suspend(others).then(finish)}
        >
          Suspendre
        </Button>
      )}
    </SelectionBar>
  );
}
