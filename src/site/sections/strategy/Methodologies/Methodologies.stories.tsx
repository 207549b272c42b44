import preview from '#storybook/preview.tsx';
import { Methodologies } from './Methodologies.tsx';
import { methodologiesContent } from './methodologies.section.ts';

const meta = preview.meta({
  title: 'Sections/Stratégie et accompagnement/Méthodologies · Methodologies',
  component: Methodologies,
  args: methodologiesContent,
  parameters: {
    guide: {
      use: ['Sur la page Stratégie : trois méthodes et leurs outils.'],
      instead: [{ when: 'Ce sont des étapes dans l’ordre', take: 'site/sections/shared/ProcessSteps' }],
    },
    description: `Les trois méthodes de la page Stratégie : la première mène, deux se tiennent à côté. Chacune dit ce qui se passe dans la salle, avec ses outils en étiquettes et le temps que ça prend.

**À faire** : des noms d’outils de deux ou trois mots; une étiquette n’est pas une phrase.`,
  },
});

export const Default = meta.story();
