import preview from '#storybook/preview.tsx';
import { Values } from './Values.tsx';
import { valuesContent } from './values.section.ts';

const meta = preview.meta({
  title: 'Sections/À propos/Valeurs · Values',
  component: Values,
  args: valuesContent,
  parameters: {
    guide: {
      use: ['Sur À propos : ce que l’agence tient pour vrai.'],
      instead: [{ when: 'Ce sont la mission et la vision', take: 'site/sections/about/Purpose' }],
    },
    description: `Ce que l’agence ne négocie pas, composé comme une affiche : chaque valeur aussi grande que l’écran le permet, sa phrase dessous.

**À faire** : un nom de trois mots au plus, et une description qui donne un geste (« on passe une demi-journée chez vous ») plutôt qu’une intention.`,
  },
});

export const Default = meta.story();
