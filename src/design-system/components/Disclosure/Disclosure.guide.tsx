import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Disclosure } from './Disclosure.tsx';

export const guide: Guide = {
  use: [
    'Un texte que peu de gens cherchent s’ouvre sous son titre : une question fréquente, un détail, des conditions d’un envoi.',
  ],
  instead: [
    { when: 'Tous doivent le lire', take: 'design-system/primitives/Text' },
    { when: 'Ce sont des vues de même rang', take: 'design-system/components/Tabs' },
    { when: 'Ce sont des actions', take: 'design-system/components/Menu' },
  ],
  anatomy: {
    picture: (
      <Disclosure summary="Qui détient les droits?" isInitiallyOpen>
        <p>Vous.</p>
      </Disclosure>
    ),
    parts: [
      { name: 'Le titre, qui se presse en entier', at: 'summary' },
      { name: 'Le signe : plus, ou moins quand c’est ouvert', at: 'svg' },
      { name: 'Le texte', at: 'p' },
    ],
  },
  keys: { Tab: 'Va au titre.', 'Entrée, Espace': 'Ouvre ou ferme.' },
  heard: '« Qui détient les droits?, réduit » ou « développé ». La recherche du navigateur l’ouvre.',
  texts: ['Titre : une vraie question, 70 signes. Réponse : la conclusion d’abord, trois phrases.'],
  dos: [
    {
      text: 'Un titre qui permet de savoir, fermé, si la réponse est dedans.',
      picture: (
        <Disclosure summary="Puis-je annuler une réservation?">
          <p>Oui, jusqu’à 24 heures avant.</p>
        </Disclosure>
      ),
    },
  ],
  donts: [
    {
      text: 'Y cacher un prix, une condition ou l’étape suivante.',
      picture: (
        <Disclosure summary="En savoir plus">
          <p>890 $ par personne.</p>
        </Disclosure>
      ),
    },
  ],
};
