import { fn } from 'storybook/test';
import type { User } from '#features/people/data/user.queries.ts';
import preview from '#storybook/preview.tsx';
import { UserTable } from './UserTable.tsx';

const user = (user_id: string, values: Partial<User>): User => ({
  user_id,
  email: `${user_id}@porte-voix.example`,
  first_name: 'Samuel',
  last_name: 'Pelletier',
  role: 'subscriber',
  state: 'active',
  created_at: '2026-09-01T13:00:00+00:00',
  last_sign_in_at: '2026-11-12T13:00:00+00:00',
  ...values,
});

const meta = preview.meta({
  title: 'Administration/Utilisateurs/Tableau · UserTable',
  tags: ['no-visual'],
  component: UserTable,
  args: {
    selection: { isSelected: (id) => id === 'invite', toggle: fn() },
    users: [
      user('antoine', { first_name: 'Antoine', last_name: 'Bouchard', role: 'admin' }),
      user('invite', {
        first_name: null,
        last_name: null,
        state: 'invited',
        last_sign_in_at: null,
        role: 'editor',
      }),
      user('nouvelle', {
        first_name: 'Mireille',
        last_name: 'Gagnon',
        state: 'unconfirmed',
        last_sign_in_at: null,
      }),
      user('partie', { first_name: 'Élodie', last_name: 'Tremblay', state: 'suspended', role: 'moderator' }),
    ],
    ownId: 'antoine',
    busyId: null,
    onChangeRole: fn(),
    onSuspend: fn(),
    onRestore: fn(),
    onInviteAgain: fn(),
    onRemoveFactors: fn(),
    onTransfer: fn(),
    onRemove: fn(),
  },
  parameters: {
    guide: {
      use: ['Pour une page de comptes.'],
      instead: [{ when: 'Ce sont d’autres lignes', take: 'design-system/components/Table' }],
    },
    layout: 'padded',
    description:
      'Une page de comptes : qui, son rôle, son état (actif, invité, non confirmé, suspendu), sa dernière connexion, et ce qu’on peut y faire. Qui n’a pas de nom est son courriel; personne ne change son propre compte ici.',
  },
});

export const Default = meta.story();

export const Loading = meta.story({ args: { users: undefined } });
