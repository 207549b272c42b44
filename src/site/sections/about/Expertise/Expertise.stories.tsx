import preview from '#storybook/preview.tsx';
import { Expertise } from './Expertise.tsx';
import { expertiseContent } from './expertise.section.ts';

const meta = preview.meta({
  title: 'Sections/À propos/Expertise · Expertise',
  component: Expertise,
  args: expertiseContent,
  parameters: {
    docs: {
      description: {
        component: `
Les quatre champs d’expertise de la page À propos, avec leurs compétences. Toute la surface de chacun mène à sa page de service; « Voir tous nos services » mène à l’ensemble.`,
      },
    },
  },
});

export const Default = meta.story();
