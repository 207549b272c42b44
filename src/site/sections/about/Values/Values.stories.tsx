import preview from '#storybook/preview.tsx';
import { Values } from './Values.tsx';
import { valuesContent } from './values.section.ts';

const meta = preview.meta({
  title: 'Sections/À propos/Valeurs · Values',
  component: Values,
  args: valuesContent,
  parameters: {
    docs: {
      description: {
        component: `
Ce que l’agence ne négocie pas, une valeur par ligne, au corps d’un titre de page.

**À faire** : un nom de trois mots au plus, et une description qui donne un geste (« on passe une demi-journée chez vous ») plutôt qu’une intention.`,
      },
    },
  },
});

export const Default = meta.story();
