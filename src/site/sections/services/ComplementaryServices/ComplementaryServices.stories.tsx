import preview from '#storybook/preview.tsx';
import { ComplementaryServices } from './ComplementaryServices.tsx';
import { complementaryServicesContent } from './complementaryServices.section.ts';

const meta = preview.meta({
  title: 'Sections/Services/Services complémentaires · ComplementaryServices',
  component: ComplementaryServices,
  args: complementaryServicesContent,
  parameters: {
    guide: {
      use: ['Sur la page Services : ce qui se prend à la pièce, sans prix.'],
      instead: [{ when: 'Le service a sa page', take: 'site/sections/services/MainServices' }],
    },
    description:
      'Les quatre services à la pièce de la page Services, un par ligne comme sur un tarif : pictogramme, description, ce qui est compris. Ni prix ni lien : la suite est dans l’invitation qui ferme la page. Sous les quatre, une ligne à part dit le soutien informatique : ce n’est pas un cinquième service de la liste.',
  },
});

export const Default = meta.story();
