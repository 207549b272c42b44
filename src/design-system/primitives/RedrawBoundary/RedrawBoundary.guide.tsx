import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { RedrawBoundary } from './RedrawBoundary.tsx';

export const guide: Guide = {
  use: [
    'Autour du contenu d’une page, d’un champ, et de ce qui suit un envoi : un traducteur de pages peut avoir déplacé un texte que React veut changer.',
  ],
  instead: [
    { when: 'Une requête a échoué', take: 'design-system/components/Alert' },
    { when: 'La page entière ne peut se montrer', take: 'app/RootErrorPage' },
  ],
  heard: 'Rien. Ce qui se dessine de nouveau est relu si c’est une annonce.',
  dos: [
    {
      text: 'Garder l’état au-dessus : ce que savent les composants parents reste, un message envoyé ne se perd pas.',
      picture: (
        <RedrawBoundary fallback={<p>Rechargez la page.</p>}>
          <p>Votre message est envoyé.</p>
        </RedrawBoundary>
      ),
    },
  ],
  donts: [
    {
      text: 'S’en servir pour cacher une panne du code : deux pannes en une seconde remontent, ou montrent `fallback`.',
      picture: <p>Rechargez la page.</p>,
    },
  ],
};
