import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const guide: Guide = {
  use: [
    'Un mot que la mise en page rend évident à l’œil, et à lui seul : « Durée », devant « 42 min ».',
    'Une annonce sans place à l’écran : `Announcement`.',
  ],
  instead: [
    { when: 'Tout le monde devrait le lire', take: 'design-system/primitives/Text' },
    { when: 'C’est le nom d’un bouton à icône', take: 'design-system/components/IconButton' },
    { when: 'Cela prend le focus', take: 'design-system/primitives/SkipLink' },
  ],
  heard: 'Son texte, à sa place dans la page. `Announcement` se dit quand il change.',
  texts: ['Un mot ou deux, à la suite desquels ce qui est écrit se lit bien : « Durée : 42 min ».'],
  dos: [
    {
      text: 'Le nom d’un fait que sa place suffit à dire à l’œil.',
      picture: (
        <p>
          <VisuallyHidden>Durée : </VisuallyHidden>42 min
        </p>
      ),
    },
  ],
  donts: [
    {
      text: 'Une consigne utile à tous : on ne la voit pas.',
      picture: (
        <p>
          <VisuallyHidden>Douze signes au moins. </VisuallyHidden>Mot de passe
        </p>
      ),
    },
  ],
};
