import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Link } from 'react-router-dom';
import { CoverArt } from '../../primitives/CoverArt/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { Button } from '../Button/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { Card } from './Card.tsx';

export const guide: Guide = {
  use: [
    'Une chose tient en un titre, une image et deux lignes, parmi d’autres : un article, un projet, une formation.',
    'Un groupe de champs ou de faits d’un écran du back-office.',
    'Sans image, `Card.Media` porte un `CoverArt` : la couverture dessinée de son identifiant.',
  ],
  instead: [
    { when: 'On compare des valeurs', take: 'design-system/components/Table' },
    { when: 'Ce sont des faits par leur nom', take: 'design-system/components/DescriptionList' },
    { when: 'C’est toute une bande', take: 'design-system/primitives/Section' },
    { when: 'On choisit l’une d’elles dans un formulaire', take: 'design-system/forms/Select' },
  ],
  anatomy: {
    picture: (
      <Card render={<article />} style={{ maxWidth: '18rem' }}>
        <Card.Media>
          <CoverArt seed="a41f" pair="shore" />
        </Card.Media>
        <Card.Body>
          <Heading level={3}>Le son des fêtes</Heading>
          <Text size="small" tone="muted">
            Trois studios, une nuit.
          </Text>
        </Card.Body>
        <Card.Footer>
          <Text size="small">4 min</Text>
        </Card.Footer>
      </Card>
    ),
    parts: [
      { name: '`Card.Media` : l’image, ou la couverture dessinée', at: 'svg' },
      { name: 'Le titre', at: 'h3' },
      { name: '`Card.Body` : deux ou trois lignes', at: 'h3 + p' },
      { name: '`Card.Footer` : un fait, une action', at: 'article > :last-child' },
    ],
  },
  variants: {
    density: { regular: 'Le site.', dense: 'Le back-office.' },
  },
  draw: (props) => (
    <Card {...props}>
      <Card.Body>
        <Heading level={3}>Le son des fêtes</Heading>
      </Card.Body>
    </Card>
  ),
  heard: 'Avec `render={<article />}` : « article, Le son des fêtes, titre de niveau 3 ».',
  texts: ['Titre : 60 signes, coupé à deux lignes. Extrait : 140 signes, coupé à trois.'],
  dos: [
    {
      text: 'Sans image, la couverture dessinée : la liste garde son rythme.',
      picture: (
        <Card style={{ maxWidth: '16rem' }}>
          <Card.Media>
            <CoverArt seed="b7" />
          </Card.Media>
          <Card.Body>
            <Heading level={3}>La voix au micro</Heading>
          </Card.Body>
        </Card>
      ),
    },
  ],
  donts: [
    {
      text: 'Deux liens vers la même page dans une carte : on la traverse deux fois au clavier.',
      picture: (
        <Card style={{ maxWidth: '16rem' }}>
          <Card.Body>
            <Heading level={3}>
              <TextLink render={<Link to="/blog" />}>La voix au micro</TextLink>
            </Heading>
            <Cluster>
              <Button size="small" render={<Link to="/blog" />}>
                En savoir plus
              </Button>
            </Cluster>
          </Card.Body>
        </Card>
      ),
    },
  ],
};
