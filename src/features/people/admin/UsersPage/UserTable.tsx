import { Link } from 'react-router-dom';
import { formatShortDay } from '#data/formats.ts';
import { Badge, type BadgeProps } from '#design-system/components/Badge';
import type { MenuItem } from '#design-system/components/Menu';
import { TextLink } from '#design-system/components/TextLink';
import { roleLabel, stateLabel, userName } from '#features/people/data/labels.ts';
import type { User, UserState } from '#features/people/data/user.queries.ts';
import type { Choosing } from '#lists/Choice.tsx';
import { type Column, ListTable } from '#lists/ListTable.tsx';
import { RowMenu } from '#lists/RowMenu.tsx';
import { paths } from '#paths.ts';

export interface UserTableProps {
  /** Rien tant qu’elles arrivent. */
  users: readonly User[] | undefined;
  /** L’identifiant de qui regarde. */
  ownId: string | undefined;
  /** La personne que l’on change. */
  busyId: string | null;
  /** Ce qu’il faut pour en choisir plusieurs. */
  selection: Choosing;
  /** Ce qui peut se faire avec chacune, derrière « … ». */
  listActs: (user: User) => readonly (MenuItem | false)[];
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

/** One page of people, and what can be done with each. */
export const UserTable = ({ users, ownId, busyId, selection, listActs }: UserTableProps) => (
  <ListTable
    caption="Utilisateurs"
    rows={users?.map((user) => ({ ...user, id: user.user_id }))}
    columns={listColumns(ownId)}
    choice={{ selection, label: (user) => (user.id === ownId ? null : `Choisir ${userName(user)}`) }}
    acts={(user) => <RowMenu name={userName(user)} items={listActs(user)} isBusy={user.id === busyId} />}
    actsWidth="5rem"
    hasStickyHead
  />
);
