import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { insertMedia } from '#mocks/states.ts';
import { endsHere, inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { group, identifier } from '#documents/contents/fields.ts';
import {
  film,
  libraryPicture,
  optionalPicture,
  optionalSound,
  picture,
  sound,
  transcript,
} from '#documents/contents/mediaFields.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { kindWords } from '#documents/data/documentKinds.ts';
import { OpenedForm } from './testing/OpenedForm.tsx';

const [photo, , video, audio] = mediaLibrary;
if (!photo || !video || !audio) throw new Error('The fixtures have lost their media.');

const portrait = {
  ...photo,
  id: 'f0000000-0000-4000-8000-0000000000aa',
  title: 'Catherine Morin',
  file_path: '/storage/v1/object/public/media/uploads/1793000009999.jpg',
  width: 640,
  height: 400,
  focal_x: 0.2,
  focal_y: 0.5,
};
const src = portrait.file_path;

const toSection = (schema: EditableSection['schema'], content: object): EditableSection => ({
  words: kindWords.section,
  key: 'essai/medias',
  title: 'Essai',
  pages: [],
  schema,
  content,
});

const pictures = toSection(group('Essai', { cover: picture('Couverture', { ratio: 2 }) }), { cover: 'dusk' });

const meta = preview.meta({
  title: 'Administration/Documents/Formulaire, médias · DocumentForm',
  component: OpenedForm,
  globals: { role: 'editor' },
  args: { section: pictures, value: { cover: 'dusk' }, onChange: fn() },
  beforeEach: () => insertMedia(portrait),
  render: (args) => (
    <div style={{ maxWidth: '40rem', padding: '1rem' }}>
      <OpenedForm {...args} />
    </div>
  ),
  parameters: {
    description:
      'Une image se dessine dans l’une des quatre paires de couleurs, ou vient de la médiathèque, choisie dans le même dialogue que pour un article. Elle se montre comme la section la cadre, avec ce qu’elle montre pour qui ne la voit pas. Les sons, les vidéos et les sous-titres se choisissent de la même façon.',
  },
});

const getLast = (onChange: unknown) => (onChange as ReturnType<typeof fn>).mock.calls.at(-1);

export const Drawn = meta.story({
  play: inTests(async ({ args, canvas, userEvent, step }) => {
    await step('Une image de la médiathèque prend la place du dessin', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Choisir dans la médiathèque.*Couverture/ }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Choisir une image' }));
      await userEvent.click(await dialog.findByRole('radio', { name: photo.title }));
      await userEvent.click(dialog.getByRole('button', { name: 'Choisir cette image' }));
      await waitFor(() =>
        expect(getLast(args.onChange)).toEqual([
          { cover: { src: photo.file_path, alt: photo.alt_text } },
          true,
        ]),
      );
    });
    await step('Le dessin revient, et l’image reste à portée', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Braise' }));
      await waitFor(() => expect(getLast(args.onChange)).toEqual([{ cover: 'ember' }, true]));
      await userEvent.click(canvas.getByRole('radio', { name: 'Image de la médiathèque' }));
      await waitFor(() =>
        expect(getLast(args.onChange)).toEqual([
          { cover: { src: photo.file_path, alt: photo.alt_text } },
          true,
        ]),
      );
    });
  }),
});

const drawings = async () => (await import('#site/illustrations/portraits.ts')).portraits;
const member = group('Membre', {
  id: identifier(),
  portrait: picture('Portrait', { ratio: 3 / 2, drawings }),
});

/** Qui a son dessin sur la page : c’est lui qui se montre et qui est choisi, non des couleurs qui n’y changeraient rien. */
export const OwnDrawing = meta.story({
  name: 'Dessin de la page',
  args: {
    section: toSection(member, { id: 'catherine-morin', portrait: 'dusk' }),
    value: { id: 'catherine-morin', portrait: 'dusk' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Dessin de la page' })).toBeChecked();
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
  },
});

export const FromLibrary = meta.story({
  args: { value: { cover: { src, alt: 'Catherine Morin devant un micro' } } },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('radio', { name: 'Image de la médiathèque' })).toBeChecked();
    await expect(await canvas.findByRole('button', { name: 'Point d’intérêt' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('figure').querySelector('img')).toHaveStyle({ objectPosition: '20% 50%' }),
    );
    if (await endsHere()) return;
    await step('Une autre image la remplace; « Annuler » ramène ce qui était écrit d’elle', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Choisir dans la médiathèque.*Couverture/ }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Choisir une image' }));
      await userEvent.click(await dialog.findByRole('radio', { name: photo.title }));
      await userEvent.click(dialog.getByRole('button', { name: 'Choisir cette image' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
      await waitFor(() =>
        expect(getLast(args.onChange)).toEqual([
          { cover: { src, alt: 'Catherine Morin devant un micro' } },
          true,
        ]),
      );
    });
  },
});

export const Decorative = meta.story({
  args: { value: { cover: { src, alt: '' } } },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Image décorative' });
    await expect(box).toBeChecked();
    if (await endsHere()) return;
    await userEvent.click(box);
    await waitFor(() => expect(getLast(args.onChange)).toEqual([{ cover: { src, alt: null } }, true]));
    await expect(await canvas.findByText(/Dites ce que montre l’image, ou cochez/)).toBeVisible();
  },
});

export const MissingFile = meta.story({
  args: {
    value: { cover: { src: '/storage/v1/object/public/media/uploads/1700000000001.webp', alt: 'Un studio' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/n’est plus dans la médiathèque/)).toBeVisible();
  },
});

export const Mistakes = meta.story({
  // Its addresses lead nowhere, as those that somebody wrote by hand.
  tags: ['no-visual'],
  args: {
    section: toSection(
      group('Essai', {
        cover: picture('Couverture', { ratio: 2 }),
        photo: libraryPicture('Photo', { ratio: 1 }),
        sound: sound('Son'),
      }),
      {},
    ),
    value: {
      cover: { src, alt: 'a'.repeat(310) },
      photo: { src: 'n-existe-pas', alt: '' },
      sound: { src: 'n-existe-pas' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Raccourcissez ce texte de 10 caractères/)).toBeVisible();
    await expect(canvas.getByText('Choisissez une image.')).toBeVisible();
    await expect(canvas.getByText('Choisissez un son.')).toBeVisible();
  },
});

export const OtherMedia = meta.story({
  name: 'Autres médias',
  args: {
    section: toSection(
      group('Essai', {
        portrait: optionalPicture('Portrait', { ratio: 1 }),
        film: film('Vidéo'),
        sound: optionalSound('Son'),
        transcript: transcript('Transcription'),
      }),
      {},
    ),
    value: {
      film: { src: video.file_path, title: 'La bande-annonce', isSilent: false },
      transcript: 'WEBVTT\n\n00:00.000 --> 00:04.000\nBonjour.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/Bande-annonce du balado/)).toBeVisible();
    if (await endsHere()) return;
    await userEvent.click(canvas.getByRole('button', { name: /Choisir dans la médiathèque.*Son/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choisir un son' }));
    await userEvent.click(await dialog.findByRole('radio', { name: audio.title }));
    await userEvent.click(dialog.getByRole('button', { name: 'Choisir ce son' }));
    await waitFor(() =>
      expect(getLast(args.onChange)?.[0]).toMatchObject({ sound: { src: audio.file_path } }),
    );
    await userEvent.click(canvas.getByRole('button', { name: /Retirer.*Vidéo/ }));
    await waitFor(() => expect(getLast(args.onChange)?.[0]).not.toHaveProperty('film.src'));
  },
});

/** Un fichier de sous-titres entre dans le champ; du SRT, choisi ou collé, y devient du WebVTT. */
export const TranscriptFromFile = meta.story({
  name: 'Transcription d’un fichier',
  tags: ['no-visual'],
  args: { section: toSection(group('Essai', { transcript: transcript('Transcription') }), {}), value: {} },
  play: async ({ args, canvas, userEvent }) => {
    const srt = '1\n00:00:01,000 --> 00:00:02,500\nBonjour.\n';
    const vtt = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nBonjour.';
    await userEvent.upload(
      canvas.getByLabelText('Fichier de transcription'),
      new File([srt], 'episode.srt', { type: 'application/x-subrip' }),
    );
    const field = canvas.getByRole('textbox', { name: 'Transcription (facultatif)' });
    await waitFor(() => expect(field).toHaveValue(`${vtt}\n`));
    await waitFor(() => expect(getLast(args.onChange)?.[0]).toEqual({ transcript: `${vtt}\n` }));
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(srt.replace('Bonjour', 'Collé'));
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue(`${vtt.replace('Bonjour', 'Collé')}\n`));
  },
});

/** Un fichier prend la place de ce qui est écrit après une question, et « Annuler » le remet; une image est refusée. */
export const TranscriptReplaced = meta.story({
  name: 'Transcription remplacée',
  tags: ['no-visual'],
  args: {
    section: toSection(group('Essai', { transcript: transcript('Transcription') }), {}),
    value: { transcript: 'WEBVTT\n\n00:00.000 --> 00:04.000\nTapé à la main.' },
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Transcription (facultatif)' });
    const written = (field as HTMLTextAreaElement).value;
    const choose = (content: BlobPart, name: string) =>
      userEvent.upload(canvas.getByLabelText('Fichier de transcription'), new File([content], name));
    const answer = async (name: string) => {
      const dialog = await screen.findByRole('alertdialog', { name: 'Remplacer la transcription?' });
      await userEvent.click(within(dialog).getByRole('button', { name }));
    };
    await choose(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]), 'photo.vtt');
    await expect(await canvas.findByText(/^Ligne 1.: ce fichier n’est pas un texte/)).toBeVisible();
    await expect(field).toHaveValue(written);
    await choose('WEBVTT\n\n00:00.000 --> 00:04.000\nDu fichier.', 'episode.vtt');
    await answer('Garder ce qui est écrit');
    await expect(field).toHaveValue(written);
    await choose('WEBVTT\n\n00:00.000 --> 00:04.000\nDu fichier.', 'episode.vtt');
    await answer('Remplacer');
    await waitFor(() => expect(field).toHaveValue('WEBVTT\n\n00:00.000 --> 00:04.000\nDu fichier.'));
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(field).toHaveValue(written));
  },
});
