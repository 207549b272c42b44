import { expect } from 'storybook/test';
import { aShow, episodes } from '#site/podcasts/testing/podcasts.ts';
import preview from '#storybook/preview.tsx';
import { EpisodeList } from './EpisodeList.tsx';

const meta = preview.meta({
  title: 'Sections/Balados/EpisodeList',
  component: EpisodeList,
  args: { show: aShow.slug, title: 'Épisodes', episodes, pageCount: 3 },
  parameters: {
    docs: {
      description: {
        component: `
Les épisodes d’une émission, ligne par ligne : numéro, titre, résumé, date, durée. Le vide a deux messages : rien n’est encore paru, ou rien à cette adresse.`,
      },
    },
  },
});

export const Default = meta.story();

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
