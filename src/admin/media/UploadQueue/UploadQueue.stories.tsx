import { expect, fn } from 'storybook/test';
import { DataError } from '#data/errors.ts';
import { createUpload, KnownFileError } from '#data/media/media.queries.ts';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import type { QueuedFile } from '../useUploads.ts';
import { UploadQueue } from './UploadQueue.tsx';

const file = (id: string, name: string, values: Partial<QueuedFile> = {}): QueuedFile => ({
  id,
  name,
  chosen: new File([], name),
  upload: createUpload(new File([], name)),
  step: 'sending',
  progress: 0,
  error: null,
  ...values,
});

const files = [
  file('a', 'studio.jpg', { step: 'preparing', progress: 0.1 }),
  file('b', 'entrevue.mp3', { progress: 0.6 }),
  file('c', 'plateau.mp4', { error: new DataError('offline') }),
  file('d', 'notes.exe', {
    upload: null,
    error: new DataError('invalid', { sentence: 'Ce type de fichier n’est pas accepté.' }),
  }),
];

const meta = preview.meta({
  title: 'Administration/Médiathèque/File d’envoi',
  component: UploadQueue,
  args: { files, onRetry: fn(), onTakeKnown: fn(), onRepeat: fn(), onDismiss: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Les fichiers en route, chacun avec son avancée : préparé dans la page, envoyé, arrêté en chemin (on réessaie), refusé avant le départ (on ne peut que le retirer).`,
      },
    },
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer d’envoyer plateau.mp4' }));
    await expect(args.onRetry).toHaveBeenCalledWith(files[2]);
    await expect(canvas.queryByRole('button', { name: 'Réessayer d’envoyer notes.exe' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer notes.exe de la liste' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('d');
  }),
});

const [known] = mediaLibrary;
if (!known) throw new Error('The fixtures have lost their media.');
const medium = { ...known, former_files: [], profiles: null };
const repeated = [
  file('e', 'studio (1).jpg', { error: new KnownFileError(medium, 240_000) }),
  file('f', 'captation.mp4', { error: new KnownFileError(medium, 300_000_000) }),
];

/** La médiathèque a déjà le fichier : on prend celui qui s’y trouve, ou on l’envoie quand même. */
export const Known = meta.story({
  args: { files: repeated },
  play: inTests(async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Vous l’avez déjà\s: «\s.+\s»\.$/)).toBeVisible();
    await expect(canvas.getByText(/^Vous l’avez sans doute déjà/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Réessayer/ })).toBeNull();
    const [take] = canvas.getAllByRole('button', { name: /^Prendre celui-là/ });
    if (take) await userEvent.click(take);
    await expect(args.onTakeKnown).toHaveBeenCalledWith(repeated[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer quand même captation.mp4' }));
    await expect(args.onRepeat).toHaveBeenCalledWith(repeated[1]);
  }),
});
