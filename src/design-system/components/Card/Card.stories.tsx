import { onBothSurfaces } from '#storybook/decorators/onBothSurfaces.tsx';
import preview from '#storybook/preview.tsx';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Card, type CardProps } from './Card.tsx';

const meta = preview.meta({
  title: 'Composants/Carte · Card',
  component: Card,
  argTypes: { render: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Une surface qui groupe une chose.

\`\`\`tsx
<Card render={<article />}>
  <Card.Media><CoverArt seed={id} /></Card.Media>
  <Card.Body><Heading level={3}>Le son des fêtes</Heading></Card.Body>
</Card>
\`\`\``,
  },
});

const card = (props: CardProps) => (
  <Card {...props}>
    <Card.Header>
      <Badge>Balado</Badge>
      <Heading level={3}>Un micro dans chaque usine</Heading>
    </Card.Header>
    <Card.Body>
      <Text tone="muted">
        Douze épisodes enregistrés sur le plancher, racontés par celles et ceux qui y travaillent.
      </Text>
    </Card.Body>
    <Card.Footer>
      <Button variant="outline">Écouter</Button>
    </Card.Footer>
  </Card>
);

export const Default = meta.story({ render: (args) => card(args) });

const cards = (
  <Stack $gap={6}>
    {card({})}
    {card({ density: 'dense' })}
  </Stack>
);

export const Variants = meta.story(onBothSurfaces(cards));
