import preview from '#storybook/preview.tsx';
import { ProjectFilters } from './ProjectFilters.tsx';

const meta = preview.meta({
  title: 'Sections/Réalisations/Filtres des projets · ProjectFilters',
  tags: ['no-visual'],
  component: ProjectFilters,
  args: {
    projects: [
      { category: 'Podcast', tags: ['Radio', 'Mariage'] },
      { category: 'Événement vidéo', tags: ['Direct'] },
    ],
    choice: { category: undefined, tag: undefined },
    total: 2,
  },
  parameters: {
    guide: {
      use: ['Au-dessus de la galerie des projets.'],
      instead: [{ when: 'C’est le blogue', take: 'features/articles/site/BlogFilters' }],
    },
    layout: 'padded',
    description:
      'Réduit les projets à une catégorie ou à un mot-clé. Chaque choix est un lien : il se partage, et l’on en revient.',
  },
});

export const Default = meta.story();

export const Filtered = meta.story({ args: { choice: { category: 'podcast', tag: 'radio' }, total: 1 } });

export const None = meta.story({ args: { choice: { category: 'podcast', tag: 'direct' }, total: 0 } });
