import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DeviceForm } from './DeviceForm.tsx';

const meta = preview.meta({
  title: 'Administration/Connexion/Nouvel appareil · DeviceForm',
  tags: ['no-visual'],
  component: DeviceForm,
  globals: { role: 'editor' },
  args: { onAdded: fn(), onCancel: fn() },
  parameters: {
    guide: {
      use: ['Pour ajouter une application d’authentification, au profil ou quand elle est exigée.'],
      instead: [
        { when: 'L’appareil existe déjà', take: 'admin/shell/CodeForm' },
        { when: 'On les liste ou on les retire', take: 'features/people/admin/ProfilePage' },
      ],
    },
    layout: 'padded',
    description:
      'Ajoute une application d’authentification en deux pas : son nom, puis ce qu’elle scanne ou qu’on y tape, et son premier code. La clé n’est gardée nulle part.',
  },
});

export const Blank = meta.story();

/** Le second pas, que la base de données prépare : l’image à scanner, la clé, et le premier code. */
export const Scanning = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nom de l’appareil'), 'Téléphone{Enter}');
    await canvas.findByLabelText('Code');
  },
});
