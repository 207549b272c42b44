import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Progress } from '../../components/Progress/index.ts';
import { Waveform } from './Waveform.tsx';

export const guide: Guide = {
  use: [
    'Le motif de la marque derrière une tête de page, entre deux bandes, sur un lecteur.',
    'Un vrai son, par `levels`.',
  ],
  instead: [
    { when: 'Elle dit une avance', take: 'design-system/components/Progress' },
    { when: 'Elle dit une attente', take: 'design-system/components/Spinner' },
    { when: 'Elle tient lieu d’image', take: 'design-system/primitives/CoverArt' },
  ],
  variants: {
    tone: {
      quiet: 'Un fond.',
      brand: 'Un dessin.',
      accent: 'Ce qui parle, une fois par écran.',
      progress: 'Ce qui avance.',
      text: 'La couleur des mots autour.',
    },
    size: { small: '24 px : une rangée.', medium: '48 px : un lecteur.', large: '96 px : une tête de page.' },
  },
  heard: 'Rien : ce qu’elle montre, la pièce autour le dit.',
  dos: [
    {
      text: 'Environ une barre pour 8 px de large, et l’avance écrite à côté.',
      picture: <Progress value={60} label="Téléversement" />,
    },
  ],
  donts: [
    {
      text: 'La seule à dire une avance : une couleur ne se lit pas à voix haute.',
      picture: <Waveform seed="seule" progress={0.6} tone="progress" size="small" />,
    },
  ],
};
