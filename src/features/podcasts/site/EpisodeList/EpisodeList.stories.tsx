import { expect } from 'storybook/test';
import { mockPlayback } from '#features/media/site/testing/mockPlayback.ts';
import { inTests } from '#storybook/inTests.ts';
import { aShow, episodes, firstEpisode } from '#features/podcasts/site/testing/podcasts.ts';
import preview from '#storybook/preview.tsx';
import { EpisodeList } from './EpisodeList.tsx';

let elements: ReturnType<typeof mockPlayback>;

const meta = preview.meta({
  title: 'Sections/Balados/Liste d’épisodes · EpisodeList',
  component: EpisodeList,
  args: { show: aShow, title: 'Épisodes', episodes, pageCount: 3 },
  beforeEach: () => {
    elements = mockPlayback();
    return elements.restore;
  },
  parameters: {
    guide: {
      use: ['Pour les épisodes d’une émission.'],
      instead: [{ when: 'Ce sont les émissions', take: 'features/podcasts/site/ShowList' }],
    },
    description:
      'Les épisodes d’une émission, ligne par ligne : numéro, titre, résumé, date, durée. ▷ joue l’épisode là où l’on est; le titre mène à sa page. Le vide a deux messages : rien n’est encore paru, ou rien à cette adresse.',
  },
});

export const Default = meta.story({
  play: inTests(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Écouter ${firstEpisode.title}` }));
    await expect(elements.played()).toHaveAttribute('data-src', firstEpisode.sound.src);
    elements.arrive(elements.played());
    await userEvent.click(
      await canvas.findByRole('button', { name: `Mettre en pause ${firstEpisode.title}` }),
    );
    await expect(elements.played().paused).toBe(true);
  }),
});

/** Le son du plus récent a été supprimé de la médiathèque : rien ne le joue. */
export const SoundGone = meta.story({
  name: 'Son disparu',
  args: { episodes: [{ ...firstEpisode, sound: { src: firstEpisode.sound.src } }], pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LastPage = meta.story({
  args: { page: 3, episodes: episodes.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page précédente' })).toHaveAttribute(
      'href',
      `/balados/${aShow.slug}?page=2#episodes`,
    );
  },
});

export const Empty = meta.story({ args: { episodes: [], pageCount: 0 } });

export const PastTheEnd = meta.story({ args: { episodes: [], page: 9, pageCount: 3 } });
