import { fn } from 'storybook/test';
import type { User } from '#features/people/data/user.queries.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import preview from '#storybook/preview.tsx';
import { TransferDialog } from './TransferDialog.tsx';

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
  title: 'Administration/Utilisateurs/Transférer les articles · TransferDialog',
  component: TransferDialog,
  globals: { role: 'admin' },
  args: { user, isOpen: true, onClose: fn() },
  parameters: {
    guide: {
      use: ['Pour donner à quelqu’un d’autre ce qu’une personne a écrit et envoyé, sans retirer son compte.'],
      instead: [{ when: 'La personne s’en va', take: 'features/people/admin/RemovalDialog' }],
    },
    docs: {
      story: { inline: false, height: '40rem' },
      description: {
        component: `
Donne à une autre personne ce que quelqu’un a écrit et envoyé.`,
      },
    },
  },
});

export const Default = meta.story();
