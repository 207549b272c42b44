import { expect, screen, waitFor, within } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { makeFilm } from '#data/media/testing/film.ts';
import { find } from '#mocks/database.ts';
import { sessionExpired } from '#mocks/scenarios.ts';
import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { MediaPage } from './MediaPage.tsx';

const meta = preview.meta({
  title: 'Administration/Médiathèque/Envois',
  component: MediaPage,
  globals: { role: 'editor' },
  tags: ['no-visual'],
  parameters: {
    path: paths.admin.media,
    chromatic: { disableSnapshot: true },
    docs: {
      story: { inline: false },
      description: {
        component: `
Les sons et les vidéos partent par morceaux : une connexion perdue ou une session terminée n’y fait rien perdre. Un son est d’abord écouté par le navigateur, qui dit s’il est trop fort ou trop faible.`,
      },
    },
  },
  render: () => (
    <AdminLayout>
      <MediaPage />
    </AdminLayout>
  ),
});

type Canvas = Pick<ReturnType<typeof within>, 'findAllByRole' | 'findAllByLabelText'>;
type User = { upload: (element: HTMLElement, file: File) => Promise<void> };

async function choose(canvas: Canvas, userEvent: User, file: File) {
  await canvas.findAllByRole('heading', { level: 2 });
  const [input] = await canvas.findAllByLabelText('Fichiers à ajouter');
  if (input) await userEvent.upload(input, file);
}

const aFilm = async () => new File([await makeFilm('mp4')], 'Visite du studio.mp4', { type: 'video/mp4' });
const titles = async () => (await find('media_library')).map(({ title }) => title);

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
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findAllByRole('heading', { level: 2 });
    msw.use(...sessionExpired());
    await choose(canvas, userEvent, await aFilm());
    const dialog = within(await screen.findByRole('dialog', { name: 'Votre session est terminée' }));
    await userEvent.click(dialog.getByLabelText('Courriel'));
    await userEvent.paste('editor@porte-voix.example');
    await userEvent.click(dialog.getByLabelText('Mot de passe'));
    await userEvent.paste('porte-voix-local');
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await titles()).toContain('Visite du studio'), { timeout: 20_000 });
  },
});

/** Le son est envoyé quand même; la remarque reste jusqu’à ce qu’elle soit lue. */
export const TooQuiet = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, aTone('Générique.wav', -30));
    const remark = /^−33,0\sLUFS\s: trop faible \(on vise −16\)$/;
    await waitFor(() => expect(canvas.getByText('Générique.wav : ajouté')).toBeVisible(), {
      timeout: 20_000,
    });
    await expect(canvas.getByText(remark)).toBeVisible();
    const [medium] = (await find('media_library')).filter(({ title }) => title === 'Générique');
    await expect(medium).toMatchObject({
      duration: 2,
      loudness: expect.closeTo(-33, 1) as number,
      true_peak: expect.closeTo(-30, 1) as number,
      waveform: 'z'.repeat(200),
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Générique.wav de la liste' }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Envois' })).toBeNull());
  },
});
