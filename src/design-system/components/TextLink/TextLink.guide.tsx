import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from './TextLink.tsx';

export const guide: Guide = {
  use: ['Il mène à une page, un courriel, un fichier : dans une phrase, seul, ou dans une liste.'],
  instead: [
    { when: 'C’est l’action principale de la page', take: 'design-system/components/Button' },
    { when: 'Quelque chose arrive sans changer de page', take: 'design-system/components/Button' },
    { when: 'C’est le chemin de la page', take: 'design-system/components/Breadcrumb' },
  ],
  anatomy: {
    picture: (
      <TextLink variant="standalone" iconEnd={ArrowRight} render={<Link to="/realisations" />}>
        Nos réalisations
      </TextLink>
    ),
    parts: [
      { name: 'Les mots : la destination', at: 'a > span' },
      { name: 'Une icône après (facultative) : elle avance un peu sous le pointeur', at: 'svg' },
    ],
  },
  variants: {
    variant: {
      inline: 'Dans une phrase : souligné.',
      standalone: 'Une action à part : cible de 44 px.',
      quiet: 'Une liste de navigation.',
      title: 'Le titre d’une carte, qu’il couvre.',
    },
  },
  keys: { Tab: 'Y met le focus.', Entrée: 'Le suit.' },
  heard: '« Nos réalisations, lien ». Une personne parcourt les liens seuls, hors de leur phrase.',
  texts: [
    'Des mots qui, lus seuls, disent la destination; 5 mots au plus.',
    'Un fichier dit son genre et son poids : « Le guide (PDF, 2 Mo) ».',
  ],
  dos: [
    {
      text: 'Le lien dit où il mène.',
      picture: (
        <TextLink variant="standalone" iconEnd={ArrowRight} render={<Link to="/realisations" />}>
          Nos réalisations
        </TextLink>
      ),
    },
  ],
  donts: [
    {
      text: '« Cliquez ici », « En savoir plus » : lus seuls, ils ne disent rien.',
      picture: (
        <Text>
          Pour voir nos réalisations, <TextLink render={<Link to="/realisations" />}>cliquez ici</TextLink>.
        </Text>
      ),
    },
  ],
};
