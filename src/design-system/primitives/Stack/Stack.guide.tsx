import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Card } from '../../components/Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import { Stack } from './Stack.tsx';

export const guide: Guide = {
  use: [
    'Des choses s’empilent avec une même distance : les champs d’un formulaire, les parties d’une carte.',
  ],
  instead: [
    { when: 'Elles se suivent sur une rangée', take: 'design-system/primitives/Cluster' },
    { when: 'C’est un long texte', take: 'design-system/components/Prose' },
    { when: 'Ce sont les champs d’un formulaire que l’on enregistre', take: 'design-system/forms/Fieldset' },
  ],
  variants: {
    $align: {
      stretch: 'Toute la largeur : le cas ordinaire.',
      start: 'La largeur de chacun, à gauche.',
      center: 'Au milieu : un vide, une fin de parcours.',
    },
  },
  draw: (props) => (
    <Stack $gap={2} {...props}>
      {['Découverte', 'Création'].map((step) => (
        <Card key={step}>
          <Card.Body>{step}</Card.Body>
        </Card>
      ))}
    </Stack>
  ),
  heard: 'Rien. Avec `as="ul"`, « liste, 3 éléments ».',
  dos: [
    {
      text: 'Une distance par groupe; pour un second rythme, une seconde pile à l’intérieur.',
      picture: (
        <Stack $gap={6}>
          <Stack $gap={1}>
            <Heading level={3}>Écouter</Heading>
            <Text>Deux heures chez vous.</Text>
          </Stack>
          <Stack $gap={1}>
            <Heading level={3}>Écrire</Heading>
            <Text>Un plan en une semaine.</Text>
          </Stack>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      text: 'La même distance partout : rien ne dit quel texte va avec quel titre.',
      picture: (
        <Stack $gap={4}>
          <Heading level={3}>Écouter</Heading>
          <Text>Deux heures chez vous.</Text>
          <Heading level={3}>Écrire</Heading>
          <Text>Un plan en une semaine.</Text>
        </Stack>
      ),
    },
  ],
};
