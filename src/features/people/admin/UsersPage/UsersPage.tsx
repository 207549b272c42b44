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
import { roleLabel, stateLabel, userName } from '#features/people/data/labels.ts';
import {
  type User,
  type UserListRequest,
  type UserState,
  usersQuery,
} from '#features/people/data/user.queries.ts';
import { formatShortDay } from '#data/formats.ts';
import { Badge, type BadgeProps } from '#design-system/components/Badge';
import { Button } from '#design-system/components/Button';
import type { MenuItem } from '#design-system/components/Menu';
import { TextLink } from '#design-system/components/TextLink';
import { type Column, ListTable } from '#lists/ListTable.tsx';
import { RowMenu } from '#lists/RowMenu.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { RemovalDialog, RoleDialog, TransferDialog } from '../UserDialogs.tsx';
import { useAccess } from '../useAccess.ts';
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
          <ListTable
            caption="Utilisateurs"
            rows={users?.map((user) => ({ ...user, id: user.user_id }))}
            columns={listColumns(self?.id)}
            choice={{
              selection,
              label: (user) => (user.id === self?.id ? null : `Choisir ${userName(user)}`),
            }}
            acts={(user) => (
              <RowMenu
                name={userName(user)}
                items={listActs(user, user.id === self?.id, show, access)}
                isBusy={user.id === access.busyId}
              />
            )}
            actsWidth="5rem"
            hasStickyHead
          />
        )}
      </ListScreen>
      {opened && <OpenedDialog {...opened} onClose={close} />}
    </AdminPage>
  );
}

const badges = {
  active: 'success',
  invited: 'accent',
  unconfirmed: 'outline',
  suspended: 'destructive',
} as const satisfies Record<UserState, BadgeProps['variant']>;

/** Who, as what, and since when. */
const listColumns = (ownId: string | undefined): Column<User & { id: string }>[] => [
  {
    name: 'name',
    title: 'Nom',
    cell: (user) => {
      const name = userName(user);
      return (
        <>
          <span>{name}</span>
          {user.id === ownId && (
            <>
              {' '}
              (<TextLink render={<Link to={paths.admin.profile} />}>vous</TextLink>)
            </>
          )}
          {name !== user.email && <p>{user.email}</p>}
        </>
      );
    },
    ghost: ['most', 'half'],
  },
  { name: 'role', title: 'Rôle', cell: ({ role }) => roleLabel[role], width: '9rem' },
  {
    name: 'state',
    title: 'État',
    cell: ({ state }) => <Badge variant={badges[state]}>{stateLabel[state]}</Badge>,
    width: '9.5rem',
    ghost: ['most'],
  },
  {
    name: 'seen',
    title: 'Dernière connexion',
    isNumeric: true,
    cell: ({ last_sign_in_at: seen }) => (
      <>
        <span data-unit>Dernière connexion&nbsp;: </span>
        {seen ? <time dateTime={seen}>{formatShortDay(seen)}</time> : <span>Jamais</span>}
      </>
    ),
    width: '9.5rem',
  },
];

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
  const acts = [
    { label: 'Rétablir', icon: LogIn, variant: 'outline', users: suspended, run: access.restore },
    { label: 'Suspendre', icon: UserX, variant: 'danger', users: others, run: access.suspend },
  ] as const;
  return (
    <SelectionBar selection={selection} one="personne choisie" several="personnes choisies">
      {acts
        .filter(({ users }) => users.length > 0)
        .map(({ users, run, label, icon, variant }) => (
          <Button
            key={label}
            size="small"
            variant={variant}
            iconStart={icon}
            isPending={access.busyId !== null}
            onClick={() => void run(users).then((isDone) => isDone && selection.clear())}
          >
            {label}
          </Button>
        ))}
    </SelectionBar>
  );
}
