import preview from '#storybook/preview.tsx';
import { Filters } from './Filters.tsx';

const choice = (label: string, isCurrent = false) => ({ label, to: `/?choix=${label}`, isCurrent });

const meta = preview.meta({
  title: 'Sections/Partagées/Filtres · Filters',
  tags: ['no-visual'],
  component: Filters,
  args: {
    categories: [choice('Toutes', true), choice('Radio'), choice('Vidéo')],
    tags: [choice('Montage'), choice('Prise de parole')],
    found: '12 articles',
  },
  parameters: {
    guide: {
      use: ['Au-dessus d’une liste du site, quand BlogFilters et ProjectFilters n’y suffisent pas.'],
      instead: [
        { when: 'C’est le blogue', take: 'features/articles/site/BlogFilters' },
        { when: 'Ce sont des projets', take: 'features/projects/site/RealizationsPage' },
      ],
    },
    layout: 'padded',
    description:
      'Réduit une liste à une catégorie ou à un mot-clé. Chaque choix est un lien : il se partage, et l’on en revient.',
  },
});

export const Default = meta.story();

export const Filtered = meta.story({
  args: {
    categories: [choice('Toutes'), choice('Radio', true), choice('Vidéo')],
    tags: [choice('Montage', true), choice('Prise de parole')],
    found: '1 article',
    clear: '/',
  },
});
