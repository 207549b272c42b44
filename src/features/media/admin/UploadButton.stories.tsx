import { Upload } from 'lucide-react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { UploadButton } from './UploadButton.tsx';

const meta = preview.meta({
  title: 'Administration/Médiathèque/Bouton d’envoi · UploadButton',
  tags: ['no-visual'],
  component: UploadButton,
  args: { onFiles: fn(), children: 'Ajouter des fichiers', iconStart: Upload, variant: 'primary' as const },
  argTypes: { iconStart: { control: false } },
  parameters: {
    guide: {
      use: ['Pour choisir des fichiers de l’appareil.'],
      instead: [
        { when: 'Le fichier est déjà à la médiathèque', take: 'features/media/admin/MediaPickerButton' },
        { when: 'Le bouton n’envoie pas de fichier', take: 'design-system/components/Button' },
      ],
    },
    layout: 'padded',
    description: `Ouvre le choix de fichiers de l’appareil, pour plusieurs à la fois ou pour un seul.

Aussi : téléverser, téléversement, upload.

**À faire** : dire ce qui arrive (« Ajouter des fichiers »).`,
  },
});

export const Default = meta.story();
