import { expect, within } from 'storybook/test';
import { mockMediaElements } from '#mocks/mediaElements.ts';
import { endsHere, inTests } from '#storybook/inTests.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { Section } from '#design-system/primitives/Section';
import captions from '../../../../../supabase/seed/media/uploads/1791468060000.vtt?url';
import poster from '../../../../../supabase/seed/media/uploads/1791468120000-960.webp';
import { findDocument, WithoutScripts } from '../testing/WithoutScripts.tsx';
import { Film } from './Film.tsx';

let elements: ReturnType<typeof mockMediaElements>;

const meta = preview.meta({
  title: 'Sections/Médias/Film · Film',
  component: Film,
  // The browser draws the controls, and the edge of the button above them a shade lighter now and then.
  tags: ['no-visual'],
  args: {
    title: 'Une nuit de direct, en huit secondes',
    src: '/storage/v1/object/public/media/uploads/1790000000001.mp4',
    poster,
    captions,
    width: 960,
    height: 540,
  },
  decorators: [
    (Story) => (
      <Section width="text">
        <Story />
      </Section>
    ),
  ],
  beforeEach: () => {
    elements = mockMediaElements({ duration: 8 });
    return () => elements.restore();
  },
  parameters: {
    guide: {
      use: ['Pour une vidéo que l’on lance soi-même.'],
      instead: [
        { when: 'Il n’y a que du son', take: 'features/media/site/AudioPlayer' },
        { when: 'L’image ne bouge pas', take: 'features/media/site/SitePicture' },
      ],
    },
    description: `Un film dans le lecteur du navigateur, sous le bouton de la marque. Il ne bouge jamais de lui-même et ne demande rien avant qu’on le lise; ses dimensions gardent sa place. Les sous-titres sont un fichier WebVTT de la médiathèque.

Aussi : vidéo, lecteur vidéo.

\`\`\`tsx
<Film title={film.title} src={mediaUrl(film.src)} poster={poster} captions={captions} width={1280} height={720} />
\`\`\`

**À faire** : \`isSilent\` quand personne ne parle; sinon, des sous-titres.`,
  },
});

const start = 'Lire le film Une nuit de direct, en huit secondes';

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const film = canvasElement.querySelector('video');
    await expect(film).toHaveAttribute('preload', 'none');
    await expect(film?.autoplay).toBe(false);
    await expect(canvas.getByRole('button', { name: start })).toBeVisible();
  },
});

export const Playing = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('button', { name: start }).focus();
    await userEvent.keyboard('{Enter}');
    const film = elements.played();
    await expect(film.paused).toBe(false);
    elements.arrive(film);
    await expect(canvas.queryByRole('button', { name: start })).toBeNull();
    await expect(canvasElement.querySelector('video')).toHaveFocus();
  },
});

/** Un seul film à la fois. */
export const Two = meta.story({
  render: (args) => (
    <>
      <Film {...args} title="Le premier" />
      <Film {...args} title="Le second" isSilent captions={undefined} />
    </>
  ),
  play: inTests(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lire le film Le premier' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lire le film Le second' }));
    await expect(elements.played(0).paused).toBe(true);
    await expect(elements.played(1).paused).toBe(false);
  }),
});

/** Le fichier a été supprimé. */
export const Gone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: start }));
    const film = elements.played();
    elements.fail(film, MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Ce film ne répond plus. Le fichier a peut-être été retiré.');
    await expect(within(alert).getByRole('link', { name: 'Ouvrir le fichier' })).toBeVisible();
    if (await endsHere()) return;
    await userEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
    elements.arrive(film);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const LostCaptions = meta.story({
  name: 'Sous-titres perdus',
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('track')?.dispatchEvent(new Event('error'));
    await expect(await canvas.findByText('Les sous-titres de ce film ne répondent plus.')).toBeVisible();
  },
});

export const Silent = meta.story({
  name: 'Muet',
  args: { captions: undefined, isSilent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Film sans paroles.')).toBeVisible();
  },
});

export const NoScripts = meta.story({
  render: (args) => (
    <WithoutScripts>
      <Film {...args} />
    </WithoutScripts>
  ),
  play: async ({ canvasElement }) => {
    const page = await findDocument(canvasElement);
    await expect(page.querySelector('video')?.controls).toBe(true);
    await expect(page.querySelector('button')?.checkVisibility()).toBe(false);
  },
});

/** Tout ce que le pointeur change. */
export const Hovered = meta.story(hovered());
