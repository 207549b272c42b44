import preview from '#storybook/preview.tsx';
import { AuthFrame } from './AuthFrame.tsx';

const meta = preview.meta({
  title: 'Administration/Connexion/Cadre · AuthFrame',
  tags: ['no-visual'],
  component: AuthFrame,
  args: { subtitle: 'Connectez-vous ou créez votre compte', children: <p>Le formulaire.</p> },
  argTypes: { children: { control: false } },
  parameters: {
    guide: {
      use: ['Autour de tout écran où l’on n’est pas encore entré.'],
      instead: [{ when: 'La personne est connectée', take: 'admin/shell/AdminPage' }],
    },
    description: 'La carte des écrans de connexion : la marque en titre, une phrase, un formulaire.',
    docs: { story: { inline: false, height: '40rem' } },
  },
});

export const Default = meta.story();

/** Quelque chose est en route : le formulaire lui laisse la place. */
export const Waiting = meta.story({ args: { waitingFor: 'Redirection en cours...' } });
