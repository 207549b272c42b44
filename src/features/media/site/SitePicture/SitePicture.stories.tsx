import { expect } from 'storybook/test';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import preview from '#storybook/preview.tsx';
import { type Frames, toFrame } from '../frames.ts';
import { SitePicture, type SitePictureProps } from './SitePicture.tsx';

const src = mediaLibrary[0]?.file_path ?? '';
const facts = { width: 640, height: 400 };
const frames: Frames = [toFrame('20rem', 2)];
const drawn: SitePictureProps = { picture: 'dusk', seed: 'studio', frames };

const meta = preview.meta({
  title: 'Sections/Partagées/Image du site · SitePicture',
  component: SitePicture,
  args: drawn,
  render: (args) => (
    <div style={{ width: '20rem', maxWidth: '100%', aspectRatio: 2 }}>
      <SitePicture {...args} />
    </div>
  ),
  parameters: {
    guide: {
      use: ['Pour toute image qu’une section laisse choisir à l’équipe.'],
      instead: [
        { when: 'L’image est décidée par le code', take: 'features/media/site/CoverPicture' },
        { when: 'C’est un dessin', take: 'design-system/primitives/CoverArt' },
      ],
    },
    layout: 'padded',
    description:
      'L’image d’un contenu : dessinée dans l’une des quatre paires de couleurs, ou de la médiathèque, cadrée autour de son point d’intérêt. Une image que la médiathèque n’a plus est dessinée.',
  },
});

export const Drawn = meta.story();

export const FromLibrary = meta.story({
  args: { picture: { src, alt: 'Console de mixage', facts } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Console de mixage' });
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('width', '640');
  },
});

export const FocalPoint = meta.story({
  name: 'Point d’intérêt',
  args: { picture: { src, alt: '', facts: { ...facts, focal_x: 0.1, focal_y: 0.5 } } },
});

/** La première image de la page n’attend pas. */
export const First = meta.story({
  name: 'Première de la page',
  args: { picture: { src, alt: 'Console de mixage', facts }, isFirst: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Console de mixage' });
    await expect(picture).not.toHaveAttribute('loading');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  },
});

export const MissingFile = meta.story({ args: { picture: { src, alt: 'Console de mixage' } } });

/** À travers une image qui peut être transparente, rien de dessiné ne se voit. */
export const Transparent = meta.story({
  tags: ['no-visual'],
  args: { picture: { src, alt: 'Un logo', facts: { ...facts, type: 'image/png' } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Un logo' })).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});

export const Square = meta.story({
  name: 'Carrée',
  args: { picture: { src, alt: '', facts }, ratio: 'square' },
  render: (args) => (
    <div style={{ width: '12rem', maxWidth: '100%' }}>
      <SitePicture {...args} />
    </div>
  ),
});
