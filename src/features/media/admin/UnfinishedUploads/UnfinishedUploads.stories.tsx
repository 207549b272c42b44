import { fn } from 'storybook/test';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import preview from '#storybook/preview.tsx';
import { UnfinishedUploads } from './UnfinishedUploads.tsx';

const meta = preview.meta({
  title: 'Administration/Médiathèque/Envois inachevés · UnfinishedUploads',
  component: UnfinishedUploads,
  globals: { role: 'editor' },
  args: { onFiles: fn(), sending: [] },
  beforeEach() {
    const file = `${accountByRole.editor.user_id} entrevue.mp3 48000000 1700000000000`;
    localStorage.setItem(
      `tus::porte-voix ${file}::1`,
      JSON.stringify({ creationTime: new Date().toISOString() }),
    );
  },
  parameters: {
    guide: {
      use: ['En haut de la médiathèque, quand un envoi n’est pas allé au bout.'],
      instead: [{ when: 'L’envoi est en cours', take: 'features/media/admin/UploadQueue' }],
    },
    layout: 'padded',
    description:
      'Les sons et les films dont une partie est arrivée avant que la page soit quittée : choisir de nouveau le fichier reprend l’envoi, « Oublier » l’écarte.',
  },
});

export const Default = meta.story();
