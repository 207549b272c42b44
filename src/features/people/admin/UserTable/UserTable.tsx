import type { User } from '#features/people/data/user.queries.ts';
import type { Choosing } from '#lists/Choice.tsx';
import { Skeleton } from '#design-system/components/Skeleton';
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

/** One page of people. */
export function UserTable({ users, ownId, busyId, selection, ...actions }: UserTableProps) {
  return (
    <UserTableRoot caption="Utilisateurs" density="dense" hasRowHover={users !== undefined} hasStickyHead>
      <thead>
        <tr>
          <th scope="col" data-column="choice">
            Choix
          </th>
          <th scope="col" data-column="name">
            Nom
          </th>
          <th scope="col" data-column="role">
            Rôle
          </th>
          <th scope="col" data-column="state">
            État
          </th>
          <th scope="col" data-column="seen" data-numeric>
            Dernière connexion
          </th>
          <th scope="col" data-column="actions" data-actions>
            Actions
          </th>
        </tr>
      </thead>
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
        <UserGhosts />
      )}
    </UserTableRoot>
  );
}

const ghosts = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The rows while they load. */
function UserGhosts() {
  return (
    <Skeleton.Group as="tbody" label="">
      {ghosts.map((ghost) => (
        <tr key={ghost}>
          <td data-column="choice">
            <Skeleton />
          </td>
          <td data-column="name">
            <Skeleton shape="text" width="most" />
            <Skeleton shape="text" width="half" />
          </td>
          <td data-column="role">
            <Skeleton />
          </td>
          <td data-column="state">
            <Skeleton width="most" />
          </td>
          <td data-column="seen">
            <Skeleton />
          </td>
          <td data-column="actions">
            <Skeleton />
          </td>
        </tr>
      ))}
    </Skeleton.Group>
  );
}
