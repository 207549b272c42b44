import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Card } from '../../components/Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { CoverArt } from './CoverArt.tsx';

export const guide: Guide = {
  use: [
    'Un épisode, un projet, un article ou un fichier n’a pas d’image : sa couverture se dessine de son identifiant, toujours la même.',
  ],
  instead: [
    { when: 'Il a une image', take: 'features/media/site/CoverPicture' },
    { when: 'L’onde montre un vrai son, ou une avance', take: 'design-system/primitives/Waveform' },
  ],
  anatomy: {
    picture: (
      <div style={{ maxWidth: '24rem' }}>
        <CoverArt seed="episode-12" pair="dusk" />
      </div>
    ),
    parts: [
      { name: 'Le fond : l’une des quatre paires de couleurs', at: 'svg' },
      { name: 'L’écho, une rangée de barres pâles', at: '[data-part="echo"]' },
      { name: 'Les barres, plus fortes au milieu de la phrase', at: '[data-part="bars"]' },
      { name: 'La voix : une seule barre en corail, ou en marine sur le corail', at: '[data-part="voice"]' },
    ],
  },
  variants: {
    pair: {
      dusk: 'Fond marine, voix corail.',
      ember: 'Fond corail pâle, voix marine.',
      tide: 'Fond vert d’eau, voix corail.',
      shore: 'Fond bleu pâle, voix corail.',
    },
    ratio: {
      wide: '16 sur 9 : une vidéo, un article.',
      card: '4 sur 3 : une carte de projet.',
      square: 'Une émission ou un épisode.',
      fill: 'La hauteur de sa boîte.',
    },
  },
  draw: (values) => (
    <div style={{ width: '8rem', height: '8rem' }}>
      <CoverArt seed="episode-12" {...values} />
    </div>
  ),
  heard: 'Rien : elle est cachée. Le titre à côté dit ce qu’elle représente.',
  dos: [
    {
      text: 'L’identifiant de la fiche comme `seed` : il ne change pas quand on corrige le titre.',
      picture: (
        <Card style={{ maxWidth: '16rem' }}>
          <Card.Media>
            <CoverArt seed="a41f" />
          </Card.Media>
          <Card.Body>
            <Heading level={3}>Le son des fêtes</Heading>
          </Card.Body>
        </Card>
      ),
    },
  ],
  donts: [
    {
      text: 'Seule, sans titre : rien ne dit de quoi c’est la couverture.',
      picture: (
        <div style={{ maxWidth: '16rem' }}>
          <CoverArt seed="a41f" />
        </div>
      ),
    },
  ],
};
