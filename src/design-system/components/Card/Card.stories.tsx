import { Link } from 'react-router-dom';
import { expect } from 'storybook/test';
import { inStates } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { CoverArt } from '../../primitives/CoverArt/index.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Section } from '../../primitives/Section/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { Card, type CardProps } from './Card.tsx';

const meta = preview.meta({
  title: 'Composants/Carte · Card',
  component: Card,
  argTypes: { render: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Une surface qui groupe une chose. Une carte mène la section (\`feature\` ou \`dark\`), les autres se taisent (\`plain\`).

\`\`\`tsx
<Card render={<article />} isInteractive>
  <Card.Media><CoverArt seed={id} /></Card.Media>
  <Card.Body>
    <Heading level={3}><TextLink data-cover variant="title" render={<Link to={…} />}>Le son des fêtes</TextLink></Heading>
  </Card.Body>
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

export const Variants = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => {
    const cards = (
      <Grid>
        {card({ variant: 'plain' })}
        {card({ variant: 'feature' })}
        {card({ variant: 'dark' })}
        {card({ density: 'dense' })}
      </Grid>
    );
    return (
      <>
        <Section spacing="compact">{cards}</Section>
        <Section spacing="compact" tone="dark">
          {cards}
        </Section>
      </>
    );
  },
});

const clickable = (title: string) => (
  <Card key={title} isInteractive render={<article />}>
    <Card.Media>
      <CoverArt seed={title} />
    </Card.Media>
    <Card.Body>
      <Heading level={3}>
        <TextLink data-cover variant="title" render={<Link to="/realizations" />}>
          {title}
        </TextLink>
      </Heading>
      <Text tone="muted">Épisode de 42 minutes, avec trois voix de la région.</Text>
    </Card.Body>
  </Card>
);

export const Interactive = meta.story({
  name: 'Cliquable',
  render: () => <Grid>{['Le son des fêtes', 'Parler franc', 'La voix du fleuve'].map(clickable)}</Grid>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Le son des fêtes' })).toHaveFocus();
  },
});

export const States = meta.story({ ...inStates, render: () => clickable('Parler franc') });
