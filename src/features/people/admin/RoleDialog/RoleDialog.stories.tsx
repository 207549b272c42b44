import { fn } from 'storybook/test';
import type { User } from '#features/people/data/user.queries.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import preview from '#storybook/preview.tsx';
import { RoleDialog } from './RoleDialog.tsx';

const user: User = {
  user_id: accountByRole.editor.user_id,
  email: accountByRole.editor.email,
  first_name: 'Élodie',
  last_name: 'Tremblay',
  role: 'editor',
  state: 'active',
  created_at: '2026-09-01T13:00:00+00:00',
  last_sign_in_at: '2026-11-12T13:00:00+00:00',
};

const meta = preview.meta({
  title: 'Administration/Utilisateurs/Changer le rôle · RoleDialog',
  component: RoleDialog,
  globals: { role: 'admin' },
  args: { user, isOpen: true, onClose: fn() },
  parameters: {
    guide: {
      use: ['Pour changer ce qu’une personne ouvre.'],
      instead: [{ when: 'Elle n’a pas de compte', take: 'features/people/admin/InviteDialog' }],
    },
    docs: {
      story: { inline: false, height: '40rem' },
      description: {
        component: `
Donne un autre rôle à quelqu’un, et dit ce que ce rôle ouvre. Personne ne change le sien.`,
      },
    },
  },
});

export const Default = meta.story();
