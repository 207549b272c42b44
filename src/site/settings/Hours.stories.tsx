import preview from '#storybook/preview.tsx';
import { Hours } from './Hours.tsx';

const meta = preview.meta({
  title: 'Sections/Partagées/Heures d’ouverture · Hours',
  component: Hours,
  parameters: {
    layout: 'padded',
    description:
      'Quand quelqu’un répond, telles que les paramètres le disent : les jours pareils sur une ligne.',
  },
});

export const Default = meta.story();
