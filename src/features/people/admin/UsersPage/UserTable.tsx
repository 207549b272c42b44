import type { User } from '#features/people/data/user.queries.ts';
import type { Choosing } from '#lists/Choice.tsx';
import { acting, choosing, type Column, Ghosts, Headings } from '#lists/columns.tsx';
import { type UserActions, UserRow } from './UserRow.tsx';
import { UserTableRoot } from './UserTable.styles.ts';

export interface UserTableProps extends UserActions {
  /** Rien tant qu’elles arrivent. */
  users: readonly User[] | undefined;
  /** L’identifiant de qui regarde. */
  ownId: string | undefined;
  /** La personne que l’on change. */
  busyId: string | null;
  /** Ce qu’il faut pour en choisir plusieurs. */
  selection: Choosing;
}

const columns: readonly Column[] = [
  choosing,
  { name: 'name', title: 'Nom', ghost: ['most', 'half'] },
  { name: 'role', title: 'Rôle' },
  { name: 'state', title: 'État', ghost: ['most'] },
  { name: 'seen', title: 'Dernière connexion', isNumeric: true },
  acting,
];

/** One page of people. */
export function UserTable({ users, ownId, busyId, selection, ...actions }: UserTableProps) {
  return (
    <UserTableRoot caption="Utilisateurs" density="dense" hasRowHover={users !== undefined} hasStickyHead>
      <Headings columns={columns} />
      {users ? (
        <tbody>
          {users.map((user) => (
            <UserRow
              key={user.user_id}
              user={user}
              isOwn={user.user_id === ownId}
              isBusy={user.user_id === busyId}
              selection={selection}
              {...actions}
            />
          ))}
        </tbody>
      ) : (
        <Ghosts columns={columns} />
      )}
    </UserTableRoot>
  );
}
