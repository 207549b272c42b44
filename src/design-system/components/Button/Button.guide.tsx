import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Save, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { Button } from './Button.tsx';

export const guide: Guide = {
  use: [
    'Quelque chose arrive quand on le presse : envoyer, enregistrer, ouvrir une fenêtre, supprimer.',
    'Un lien qui est l’action principale d’une page : avec `render`.',
    'Supprimer : `variant="danger"`, un bouton de texte qui pose une question avant; le bouton rouge plein n’est que dans cette question.',
  ],
  instead: [
    { when: 'Il mène à une page, dans un texte', take: 'design-system/components/TextLink' },
    { when: 'Il n’a qu’une icône', take: 'design-system/components/IconButton' },
    { when: 'Il en cache plusieurs', take: 'design-system/components/Menu' },
    { when: 'Il choisit une vue', take: 'design-system/components/SegmentedControl' },
    { when: 'Il ouvre ou ferme un texte', take: 'design-system/components/Disclosure' },
  ],
  anatomy: {
    picture: (
      <Button iconStart={Save} variant="primary">
        Enregistrer
      </Button>
    ),
    parts: [
      { name: 'Le contour : 44 px de haut au moins', at: 'button' },
      { name: 'Une icône avant (facultative), ou l’onde de l’attente', at: 'svg' },
      { name: 'Les mots : un verbe', at: 'button > span:nth-of-type(2)' },
      { name: 'Une icône après (facultative) : une flèche, pour un lien' },
    ],
  },
  variants: {
    variant: {
      primary: 'L’action principale : une seule par écran.',
      secondary: 'Une action pleine, à la couleur de la marque.',
      outline: 'Ce qui accompagne : « Annuler », « Filtrer ».',
      ghost: 'Ce qui reste en retrait, dans une barre ou une carte.',
      danger: 'Ce qui supprime : du texte rouge, suivi d’une question.',
    },
    size: {
      large: '56 px : l’appel d’une page publique.',
      medium: '44 px : partout ailleurs.',
      small: '36 px : le back-office dense; 44 px au téléphone. Encadré\u00A0: `SmallButton`.',
    },
  },
  keys: {
    Tab: 'Y met le focus; en attente, il le garde.',
    'Entrée, Espace': 'Le presse. Un lien ne répond qu’à Entrée.',
  },
  heard:
    '« Publier, bouton »; en attente « Envoi en cours…, occupé, indisponible »; avec `render`, « Lancer votre projet, lien ».',
  texts: [
    'Un verbe à l’infinitif ou à l’impératif, puis la chose : « Enregistrer », « Lancer votre projet ».',
    '1 à 3 mots, 30 signes au plus; jamais de point.',
    'Pendant l’attente, `pendingLabel` dit ce qui se fait : « Envoi en cours… ».',
  ],
  dos: [
    {
      text: 'Un seul `primary` par écran; ce qui renonce est en `outline`.',
      picture: (
        <Cluster>
          <Button variant="primary">Publier</Button>
          <Button variant="outline">Annuler</Button>
        </Cluster>
      ),
    },
    {
      text: 'Ce qui supprime en `danger`, nommé, loin de l’action principale.',
      picture: (
        <Button variant="danger" iconStart={Trash2}>
          Supprimer l’article
        </Button>
      ),
    },
    {
      text: 'Un bouton qui mène à une page est un lien : `render`.',
      picture: <Button render={<Link to="/contact" />}>Lancer votre projet</Button>,
    },
  ],
  donts: [
    {
      text: 'Deux accents côte à côte : rien ne dit lequel presser.',
      picture: (
        <Cluster>
          <Button variant="primary">Publier</Button>
          <Button variant="primary">Enregistrer</Button>
        </Cluster>
      ),
    },
    {
      text: '« OK », « Valider », « Cliquez ici » : on ne sait pas ce qui arrive.',
      picture: <Button>OK</Button>,
    },
    {
      text: 'Désactiver le bouton d’un formulaire tant qu’il est incomplet : on ne sait pas ce qui manque. Laissez-le presser, puis montrez les erreurs.',
      picture: (
        <Button variant="primary" isDisabled>
          Envoyer
        </Button>
      ),
    },
  ],
};
