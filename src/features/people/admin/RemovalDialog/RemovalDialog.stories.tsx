import { fn } from 'storybook/test';
import type { User } from '#features/people/data/user.queries.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import preview from '#storybook/preview.tsx';
import { RemovalDialog } from './RemovalDialog.tsx';

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
  title: 'Administration/Utilisateurs/Retirer une personne · RemovalDialog',
  component: RemovalDialog,
  globals: { role: 'admin' },
  args: { user, isOpen: true, onClose: fn(), onRemoved: fn() },
  parameters: {
    guide: {
      use: ['Pour retirer un compte pour de bon, après réflexion.'],
      instead: [
        {
          when: 'Un doute est permis : suspendre, dans le menu de la ligne',
          take: 'features/people/admin/UserTable',
        },
        { when: 'Seuls les articles changent de main', take: 'features/people/admin/TransferDialog' },
      ],
    },
    docs: {
      story: { inline: false, height: '40rem' },
      description: {
        component: `
Retire une personne pour de bon : ce qui part, ce qui reste, à qui vont ses articles. Pour confirmer, on écrit son courriel.`,
      },
    },
  },
});

export const Default = meta.story();
