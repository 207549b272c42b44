import type { ListDescription } from '#lists/index.ts';
import { roleLabel } from '#features/people/data/labels.ts';
import type { UserListRequest } from '#features/people/data/user.queries.ts';

/** What people can be searched by and filtered by. */
export const userList: ListDescription<UserListRequest> = {
  search: { label: 'Rechercher une personne', placeholder: 'Nom ou courriel' },
  filters: {
    role: { argument: 'only_role', label: 'Rôle', all: 'Tous les rôles', choices: roleLabel },
  },
};
