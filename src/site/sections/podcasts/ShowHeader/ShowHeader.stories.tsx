import { aShow } from '#site/podcasts/testing/podcasts.ts';
import preview from '#storybook/preview.tsx';
import { ShowHeader } from './ShowHeader.tsx';

const meta = preview.meta({
  title: 'Sections/Balados/ShowHeader',
  component: ShowHeader,
  args: { show: aShow },
  parameters: {
    docs: {
      description: {
        component: `
L’ouverture d’une émission : pochette, catégorie, titre, description, et où l’entendre ailleurs : son fil RSS d’abord.`,
      },
    },
  },
});

export const Default = meta.story();
