import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { Directions } from './Directions.tsx';
import { directionsContent } from './directions.section.ts';

const meta = preview.meta({
  title: 'Sections/Partagées/Autres chemins · Directions',
  component: Directions,
  args: directionsContent,
  parameters: {
    guide: {
      use: ['Sous la page introuvable.'],
      instead: [{ when: 'La page existe et se ferme', take: 'site/sections/shared/CallToAction' }],
    },
    description:
      'Sous l’erreur 404, quatre endroits où l’on voulait peut-être aller : services, formations, réalisations, blogue. L’accueil et le contact sont déjà dans les boutons au-dessus.',
  },
});

export const Default = meta.story();

/** Tout ce que le pointeur change. */
export const Hovered = Default.extend(hovered());
