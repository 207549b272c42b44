import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { InviteDialog } from './InviteDialog.tsx';

const meta = preview.meta({
  title: 'Administration/Utilisateurs/Inviter · InviteDialog',
  component: InviteDialog,
  args: { onClose: fn() },
  globals: { role: 'admin' },
  parameters: {
    guide: {
      use: ['Pour ouvrir un compte à quelqu’un, depuis la liste des utilisateurs.'],
      instead: [
        { when: 'La personne s’inscrit d’elle-même', take: 'features/people/admin/AuthPage' },
        { when: 'Elle a déjà un compte', take: 'features/people/admin/UsersPage' },
      ],
    },
    description:
      'On invite par courriel, avec un rôle. Un projet hébergé envoie le lien lui-même; un serveur local n’envoie pas de courriels, et montre le lien à qui invite, une seule fois.',
    docs: { story: { inline: false, height: '32rem' } },
  },
});

export const Blank = meta.story();
