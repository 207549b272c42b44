import { firstEpisode } from './testing/podcasts.ts';
import preview from '#storybook/preview.tsx';
import { EpisodeFacts } from './EpisodeFacts.tsx';

const meta = preview.meta({
  title: 'Sections/Balados/Faits d’un épisode · EpisodeFacts',
  tags: ['no-visual'],
  component: EpisodeFacts,
  args: { episode: firstEpisode },
  parameters: {
    guide: {
      use: ['Sous le titre d’un épisode.'],
      instead: [{ when: 'C’est un article', take: 'features/articles/site/ArticleMeta' }],
    },
    layout: 'padded',
    description:
      'La date de parution et la durée d’un épisode; s’il le faut, qu’il n’est pas pour toutes les oreilles.',
  },
});

export const Default = meta.story();

export const Explicit = meta.story({ args: { episode: { ...firstEpisode, isExplicit: true } } });
