import { firstEpisode } from '#site/podcasts/testing/podcasts.ts';
import preview from '#storybook/preview.tsx';
import { EpisodeFacts } from './EpisodeFacts.tsx';

const meta = preview.meta({
  title: 'Sections/Balados/EpisodeFacts',
  component: EpisodeFacts,
  args: { episode: firstEpisode },
  parameters: {
    docs: {
      description: {
        component: `
La date de parution et la durée d’un épisode; s’il le faut, qu’il n’est pas pour toutes les oreilles.`,
      },
    },
  },
});

export const Default = meta.story();
