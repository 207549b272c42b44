import preview from '#storybook/preview.tsx';
import { MainServices } from './MainServices.tsx';
import { mainServicesContent } from './mainServices.section.ts';

const meta = preview.meta({
  title: 'Sections/Services/Services principaux · MainServices',
  component: MainServices,
  args: mainServicesContent,
  parameters: {
    guide: {
      use: ['Sur la page Services : les quatre métiers, chacun mène à sa page.'],
      instead: [
        { when: 'C’est l’accueil', take: 'site/sections/home/ServicesShowcase' },
        { when: 'Le service se prend à la pièce', take: 'site/sections/services/ComplementaryServices' },
      ],
    },
    description: `Les quatre métiers de la page Services. Chacun montre ses outils, dessinés d’après son identifiant; une image de la médiathèque prend leur place. Celui qui porte \`highlight\` prend le fond sombre. Le podcast et la captation mènent à la même page, sous deux libellés.

**À faire** : mettre le métier en vedette en premier : les tailles suivent le rang dans la liste.`,
  },
});

export const Default = meta.story();
