import { fullName } from '#data/fullName.ts';
import { type Role, roles } from '#data/session/roles.ts';
import type { UserState } from './user.queries.ts';

/** The roles as people read them. */
export const roleLabel = {
  subscriber: 'Abonné',
  moderator: 'Modérateur',
  editor: 'Éditeur',
  admin: 'Administrateur',
} as const satisfies Record<Role, string>;

/** The roles to choose from. */
export const roleItems = roles.map((role) => ({ value: role, label: roleLabel[role] }));

/** What a role opens, for whoever gives it. */
export const roleMeaning = {
  subscriber: 'Se connecte, sans accès aux modules.',
  moderator: 'Voit aussi les statistiques.',
  editor: 'Écrit, publie et gère les médias et les messages.',
  admin: 'Peut tout faire, y compris gérer les utilisateurs.',
} as const satisfies Record<Role, string>;

/** The states as people read them. */
export const stateLabel = {
  active: 'Actif',
  invited: 'Invité',
  unconfirmed: 'Non confirmé',
  suspended: 'Suspendu',
} as const satisfies Record<UserState, string>;

type Named = { first_name: string | null; last_name: string | null; email?: string | null };

/** What to call somebody: the name, else the e-mail. */
export const userName = ({ first_name, last_name, email }: Named) =>
  fullName({ first_name, last_name }) || email || 'Utilisateur inconnu';
