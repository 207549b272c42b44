import { fn } from 'storybook/test';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import preview from '#storybook/preview.tsx';
import { MediaDialog } from './MediaDialog.tsx';

const [medium] = mediaLibrary;
if (!medium) throw new Error('The fixtures have lost their media.');

const meta = preview.meta({
  title: 'Administration/Médiathèque/Fiche · MediaDialog',
  component: MediaDialog,
  tags: ['no-visual'],
  globals: { role: 'admin' },
  args: { medium: { ...medium, former_files: [], profiles: null }, isOpen: true, onClose: fn() },
  parameters: {
    chromatic: { disableSnapshot: true },
    guide: {
      use: ['Pour décrire ou remplacer un fichier de la médiathèque, sans la quitter.'],
      instead: [
        { when: 'On cherche un fichier à placer', take: 'features/media/admin/MediaPicker' },
        { when: 'On veut savoir qui s’en sert', take: 'features/media/admin/MediaUses' },
      ],
    },
    docs: {
      story: { inline: false, height: '40rem' },
      description: {
        component: `
La fiche d’un fichier : son aperçu, son titre et ce qu’il montre, qui l’emploie, et de quoi le remplacer.`,
      },
    },
  },
});

export const Default = meta.story();
