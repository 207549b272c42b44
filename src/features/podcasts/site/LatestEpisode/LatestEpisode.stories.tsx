import { expect } from 'storybook/test';
import { mockPlayback } from '#features/media/site/testing/mockPlayback.ts';
import { aShow, firstEpisode } from '#features/podcasts/site/testing/podcasts.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { LatestEpisode } from './LatestEpisode.tsx';

let elements: ReturnType<typeof mockPlayback>;

const meta = preview.meta({
  title: 'Sections/Balados/Dernier épisode · LatestEpisode',
  component: LatestEpisode,
  args: { show: aShow, episode: firstEpisode },
  beforeEach: () => {
    elements = mockPlayback();
    return elements.restore;
  },
  parameters: {
    layout: 'padded',
    guide: {
      use: ['Dans le premier écran d’une page qui parle de balado, et sous une émission.'],
      instead: [{ when: 'Ce sont tous les épisodes', take: 'features/podcasts/site/EpisodeList' }],
    },
    description: 'L’épisode par lequel on commence : ▷ le joue sur place, son titre mène à sa page.',
  },
});

export const Default = meta.story({
  play: inTests(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Écouter ${firstEpisode.title}` }));
    await expect(elements.played()).toHaveAttribute('data-src', firstEpisode.sound.src);
  }),
});

/** Son fichier n’est plus dans la médiathèque : il n’y a rien à presser. */
export const WithoutSound = meta.story({
  name: 'Sans son',
  args: { episode: { ...firstEpisode, sound: { src: firstEpisode.sound.src } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
