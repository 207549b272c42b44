import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { Expertise } from './Expertise.tsx';
import { expertiseContent } from './expertise.section.ts';

const meta = preview.meta({
  title: 'Sections/À propos/Expertise · Expertise',
  component: Expertise,
  args: expertiseContent,
  parameters: {
    guide: {
      use: ['Sur À propos : ce que l’agence sait faire, sans prix.'],
      instead: [{ when: 'Chaque métier a un prix et une page', take: 'site/sections/services/MainServices' }],
    },
    description:
      'Les quatre champs d’expertise de la page À propos, avec leurs compétences. Toute la surface de chacun mène à sa page de service; « Voir tous nos services » mène à l’ensemble.',
  },
});

export const Default = meta.story();

/** Tout ce que le pointeur change. */
export const Hovered = Default.extend(hovered());
