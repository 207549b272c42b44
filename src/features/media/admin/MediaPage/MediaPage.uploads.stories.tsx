import { expect, screen, waitFor, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { toFingerprint } from '#features/media/data/unfinishedUploads.ts';
import { makeFilm } from '#features/media/data/testing/film.ts';
import { find } from '#mocks/database.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { sessionExpired } from '#mocks/scenarios.ts';
import { fetchMedium } from '#mocks/states.ts';
import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import heic from '../testing/two-halves.heic?url&inline';
import { MediaPage } from './MediaPage.tsx';

const meta = preview.meta({
  title: 'Administration/Médiathèque/Médiathèque, envois · MediaPage',
  component: MediaPage,
  globals: { role: 'editor' },
  tags: ['no-visual'],
  parameters: {
    path: paths.admin.media,
    description: `Les sons et les vidéos partent par morceaux : une connexion perdue ou une session terminée n’y fait rien perdre. Un son est d’abord écouté par le navigateur, qui dit s’il est trop fort ou trop faible.

Les photos d’un iPhone (HEIC) ne s’affichent pas dans tous les navigateurs : elles deviennent des JPEG avant l’envoi, ou des PNG si elles sont transparentes. Le lieu de la prise de vue n’en fait plus partie.`,
  },
  decorators: [inBackOffice],
});

type Context = {
  canvas: Pick<ReturnType<typeof within>, 'findAllByRole' | 'findByLabelText'>;
  userEvent: { upload: (element: HTMLElement, file: File) => Promise<void> };
};

async function choose({ canvas, userEvent }: Context, file: File) {
  await canvas.findAllByRole('heading', { level: 2 });
  const input = await canvas.findByLabelText('Fichiers à ajouter');
  // Systems that don't know a format give its file no type; the picker isn't what is tried here.
  input.removeAttribute('accept');
  await userEvent.upload(input, file);
}

const lastMedium = async () => (await find('media_library')).at(-1);

/** Two seconds of a tone of 1 kHz, as a WAVE file of one channel. */
function aTone(name: string, decibels: number) {
  const rate = 48_000;
  const view = new DataView(new ArrayBuffer(44 + 4 * rate));
  const write = (at: number, text: string) =>
    new Uint8Array(view.buffer).set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, 2 * rate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, 4 * rate, true);
  const height = 32_767 * 10 ** (decibels / 20);
  for (let index = 0; index < 2 * rate; index += 1)
    view.setInt16(44 + 2 * index, height * Math.sin((2 * Math.PI * 1000 * index) / rate), true);
  return new File([view], name, { type: 'audio/wav' });
}

/** Se reconnecter sur place suffit : personne n’a à appuyer sur « Réessayer ». */
export const SessionEnded = meta.story({
  tags: ['thorough'],
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await canvas.findAllByRole('heading', { level: 2 });
    msw.use(...sessionExpired());
    const film = new File([await makeFilm('mp4')], 'Visite du studio.mp4', { type: 'video/mp4' });
    await choose(context, film);
    const dialog = within(await screen.findByRole('dialog', { name: 'Votre session est terminée' }));
    await userEvent.click(dialog.getByLabelText('Courriel'));
    await userEvent.paste('editor@porte-voix.example');
    await userEvent.click(dialog.getByLabelText('Mot de passe'));
    await userEvent.paste('porte-voix-local');
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect((await lastMedium())?.title).toBe('Visite du studio'));
  },
});

/** Le son est envoyé quand même; la remarque reste jusqu’à ce qu’elle soit lue. */
export const TooQuiet = meta.story({
  name: 'Son trop faible',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, aTone('Générique.wav', -30));
    const remark = /^−33,0\sLUFS\s: trop faible \(on vise −16\)$/;
    await waitFor(() => expect(canvas.getByText('Générique.wav : ajouté')).toBeVisible());
    await expect(await canvas.findByText(remark)).toBeVisible();
    await expect(await lastMedium()).toMatchObject({
      title: 'Générique',
      duration: 2,
      loudness: expect.closeTo(-33, 1) as number,
      true_peak: expect.closeTo(-30, 1) as number,
      waveform: 'z'.repeat(200),
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Générique.wav de la liste' }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Envois' })).toBeNull());
  },
});

const isNear = (colour: number[], expected: number[]) =>
  expected.every((value, index) => Math.abs((colour[index] ?? 0) - value) < 12);

export const Heic = meta.story({
  name: 'Photo HEIC',
  tags: ['thorough'],
  play: async (context) => {
    await choose(context, new File([await (await fetch(heic)).blob()], 'deux-moitiés.HEIC'));
    await expectToast(notices.mediumUploaded);
    const medium = await lastMedium();
    await expect(medium).toMatchObject({
      title: 'deux-moitiés',
      file_name: 'deux-moitiés.jpg',
      mime_type: 'image/jpeg',
      file_path: expect.stringMatching(/\/uploads\/\d+\.jpg$/) as string,
    });
    const picture = await createImageBitmap(await fetchMedium(medium?.file_path ?? ''));
    const drawing = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    drawing?.drawImage(picture, 0, 0);
    const [left = [], right = []] = [1, 3].map((quarter) => [
      ...(drawing?.getImageData((picture.width * quarter) / 4, picture.height / 2, 1, 1).data ?? []),
    ]);
    await expect(isNear(left, [200, 40, 40, 255])).toBe(true);
    await expect(isNear(right, [40, 90, 200, 255])).toBe(true);
  },
});

/** Un fichier qui se dit une image sans en être une : rien n’est envoyé, et la personne apprend quoi faire. */
export const Unreadable = meta.story({
  play: async (context) => {
    const { canvas } = context;
    const before = await find('media_library');
    await choose(context, new File(['pas une image'], 'photo.heic'));
    await expect(await canvas.findByText(/^Cette image n’a pas pu être lue\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Réessayer/ })).toBeNull();
    await expect(await find('media_library')).toHaveLength(before.length);
  },
});

/** La page a été quittée pendant un envoi : le navigateur sait où il en était, et le fichier se choisit de nouveau. */
export const Unfinished = meta.story({
  name: 'Envoi inachevé',
  beforeEach: () => {
    const file = new File(['son'], 'Épisode 25.mp3', { lastModified: 12 });
    const key = `tus::${toFingerprint(accountByRole.editor.user_id, file)}::1`;
    localStorage.setItem(key, JSON.stringify({ creationTime: new Date().toISOString() }));
    return () => localStorage.removeItem(key);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Envoi inachevé\s: Épisode 25\.mp3$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choisir le fichier et reprendre' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Oublier l’envoi de Épisode 25.mp3' }));
    await waitFor(() => expect(canvas.queryByText(/^Envoi inachevé/)).toBeNull());
  },
});
