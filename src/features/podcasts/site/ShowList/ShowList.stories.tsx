import { expect } from 'storybook/test';
import { mockPlayback } from '#features/media/site/testing/mockPlayback.ts';
import { paths } from '#paths.ts';
import { aShow, episodes, firstEpisode } from '#features/podcasts/site/testing/podcasts.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { ShowList } from './ShowList.tsx';

const other = { ...aShow, title: 'Quart de nuit', slug: 'quart-de-nuit', cover: 'tide' } as const;

let elements: ReturnType<typeof mockPlayback>;

const meta = preview.meta({
  title: 'Sections/Balados/Liste d’émissions · ShowList',
  component: ShowList,
  args: {
    shows: [
      { show: aShow, count: 24, latest: episodes[0] },
      { show: other, count: 0 },
    ],
  },
  beforeEach: () => {
    elements = mockPlayback();
    return elements.restore;
  },
  parameters: {
    guide: {
      use: ['Sur la page Balados.'],
      instead: [{ when: 'Ce sont des épisodes', take: 'features/podcasts/site/EpisodeList' }],
    },
    description:
      'Les émissions de l’agence, chacune avec sa pochette, son dernier épisode, que ▷ joue sur place, et « S’abonner ». Une émission sans épisode est annoncée. Sans émission, la page le dit.',
  },
});

export const Default = meta.story({
  play: inTests(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Écouter ${firstEpisode.title}` }));
    await expect(elements.played()).toHaveAttribute('data-src', firstEpisode.sound.src);
  }),
});

export const Empty = meta.story({
  args: { shows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nous parler de votre balado' })).toHaveAttribute(
      'href',
      paths.contact,
    );
  },
});
