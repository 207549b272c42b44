import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { find } from '#mocks/database.ts';
import { fetchMedium } from '#mocks/states.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { makeDrawnFilm } from '../testing/drawnFilm.ts';
import { FilmPoster } from './FilmPoster.tsx';

const meta = preview.meta({
  title: 'Administration/Médiathèque/Affiche d’un film · FilmPoster',
  component: FilmPoster,
  globals: { role: 'editor' },
  args: { title: 'Visite du studio', onChoose: fn() },
  loaders: [async () => ({ src: URL.createObjectURL(await makeDrawnFilm(['#a83232', '#3250a8'])) })],
  render: (args, { loaded }) => <FilmPoster {...args} src={args.src || (loaded['src'] as string)} />,
  parameters: {
    guide: {
      use: ['Pour choisir l’image qui tient la place d’un film.'],
      instead: [{ when: 'L’image existe déjà', take: 'features/media/admin/MediaPicker' }],
    },
    layout: 'padded',
    description:
      'L’image qui tient la place d’un film tant qu’on ne l’a pas lancé : on cherche le moment au curseur, on le prend, et l’image entre dans la médiathèque.',
  },
});

/** L’image prise est celle qui était affichée. */
export const Default = meta.story({
  args: { src: '' },
  play: inTests(async ({ args, canvas, userEvent }) => {
    const film = canvas.getByLabelText<HTMLVideoElement>('Film : Visite du studio');
    await waitFor(() => expect(film.readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_CURRENT_DATA));
    const slider = canvas.getByRole('slider', { name: 'Moment du film' });
    await waitFor(() => expect(slider).toBeEnabled());
    await expect(slider).toHaveAttribute('aria-valuetext', '0\u00A0s');
    await fireEvent.change(slider, { target: { value: '1.5' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '1,5\u00A0s');
    await userEvent.click(canvas.getByRole('button', { name: 'Prendre cette image' }));
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
    const medium = (await find('media_library')).at(-1);
    await expect(medium).toMatchObject({ title: 'Visite du studio, affiche', width: 320, height: 180 });
    const picture = await createImageBitmap(await fetchMedium(medium?.file_path ?? ''));
    const context = new OffscreenCanvas(320, 180).getContext('2d');
    context?.drawImage(picture, 0, 0);
    const [red = 255, , blue = 0] = context?.getImageData(160, 90, 1, 1).data ?? [];
    await expect(blue).toBeGreaterThan(red);
  }),
});

/** Un fichier disparu, ou qu’un autre site ne laisse pas copier. */
export const Unreadable = meta.story({
  args: { src: 'data:video/webm,rien' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^Aucune image ne peut être prise/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
