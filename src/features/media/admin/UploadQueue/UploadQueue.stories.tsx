import { expect, fn } from 'storybook/test';
import { DataError } from '#data/errors.ts';
import { createUpload } from '#features/media/data/upload.ts';
import { KnownFileError } from '#features/media/data/uploadMedia.ts';
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
  timeLeft: null,
  remark: null,
  error: null,
  ...values,
});

/** A sound that was analysed before it was sent. */
const sound = (id: string, name: string, values: Partial<QueuedFile> = {}) =>
  file(id, name, { upload: { ...createUpload(new File([], name)), facts: {} }, ...values });

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
  title: 'Administration/Médiathèque/File d’envoi · UploadQueue',
  component: UploadQueue,
  args: { files, onRetry: fn(), onTakeKnown: fn(), onRepeat: fn(), onDismiss: fn() },
  parameters: {
    guide: {
      use: ['Pendant que des fichiers partent.'],
      instead: [
        { when: 'Un envoi d’avant est resté en route', take: 'features/media/admin/MediaPage' },
        { when: 'On attend une seule chose', take: 'design-system/components/Progress' },
      ],
    },
    layout: 'padded',
    description:
      'Les fichiers en route, chacun avec son avancée : en attente de celui d’avant, préparé ou analysé dans la page, envoyé, interrompu (il reprend tout seul), arrêté en chemin (on le reprend ou on réessaie), refusé avant le départ (on ne peut que le retirer). Un son trop fort ou trop faible est envoyé quand même : la remarque reste dans la liste.',
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
  name: 'Déjà connus',
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

const remark = '−19,2\u00A0LUFS\u00A0: un peu faible (on vise −16)';

/**
 * Les sons et les films partent l’un après l’autre : les suivants attendent. La remarque sur un son n’empêche rien, et
 * reste jusqu’à ce qu’elle soit lue.
 */
export const Sounds = meta.story({
  name: 'Sons',
  args: {
    files: [
      sound('a', 'episode-11.mp3', { step: 'done', progress: 1, remark }),
      sound('b', 'episode-12.mp3', { progress: 0.43, timeLeft: 170, remark }),
      sound('c', 'episode-13.mp3', { step: 'interrupted', progress: 0.43 }),
      sound('d', 'episode-14.mp3', { step: 'resumed', progress: 0.52, timeLeft: 45 }),
      file('e', 'episode-15.mp3', { step: 'analysing', progress: 0.7 }),
      file('f', 'captation.mp4', { step: 'waiting' }),
    ],
  },
  play: inTests(async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('43 % · 3 min restantes')).toBeVisible();
    await expect(canvas.getByText('Connexion perdue : l’envoi reprendra.')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'captation.mp4, en attente…' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer episode-11.mp3 de la liste' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('a');
  }),
});

/**
 * La connexion n’est pas revenue en dix minutes, le fichier est trop lourd, le disque est plein : ce qui est arrivé
 * reste sur le serveur.
 */
export const Stopped = meta.story({
  name: 'Arrêtés',
  args: {
    files: [
      sound('a', 'episode-12.mp3', { progress: 0.43, error: new DataError('offline') }),
      sound('b', 'captation.mp4', { progress: 0, error: new DataError('tooLarge') }),
      sound('c', 'plateau.mp4', {
        step: 'resumed',
        progress: 0.9,
        error: new DataError('server', { serverMessage: 'Le disque du serveur est plein.' }),
      }),
    ],
  },
  play: inTests(async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre l’envoi de episode-12.mp3' }));
    await expect(args.onRetry).toHaveBeenCalledWith(args.files[0]);
    await expect(canvas.getByRole('button', { name: 'Réessayer d’envoyer captation.mp4' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reprendre l’envoi de plateau.mp4' })).toBeVisible();
  }),
});
