import { fn } from 'storybook/test';
import type { User } from '#features/people/data/user.queries.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import preview from '#storybook/preview.tsx';
import { RemovalDialog } from './RemovalDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
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
  title: 'Administration/Utilisateurs/Ce qu’on fait d’un compte · UserDialogs',
  component: RoleDialog,
  globals: { role: 'admin' },
  args: { user, onClose: fn() },
  parameters: {
    guide: {
      use: ['Pour changer ce qu’une personne ouvre, à qui est ce qu’elle a écrit, ou pour la retirer.'],
      instead: [
        { when: 'Elle n’a pas de compte', take: 'features/people/admin/InviteDialog' },
        {
          when: 'Un doute est permis : suspendre, dans le menu de la ligne',
          take: 'features/people/admin/UsersPage',
        },
      ],
    },
    description:
      'Ce qui demande plus qu’une question : un autre rôle, un autre auteur, un départ. Personne ne change le sien.',
    docs: { story: { inline: false, height: '40rem' } },
  },
});

/** Ce que le rôle ouvre se lit dessous. */
export const RoleChange = meta.story({ name: 'Un autre rôle' });

/** `WriterField` : quelqu’un d’autre qui peut écrire des articles. */
export const Transfer = meta.story({
  name: 'Transférer les articles',
  render: (args) => <TransferDialog {...args} />,
});

/** Ce qui part, ce qui reste, à qui vont ses articles. Pour confirmer, on écrit son courriel. */
export const Removal = meta.story({
  name: 'Retirer une personne',
  render: (args) => <RemovalDialog {...args} onRemoved={fn()} />,
});
