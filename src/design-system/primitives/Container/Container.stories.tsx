import preview from '#storybook/preview.tsx';
import { Card } from '../../components/Card/index.ts';
import { Container } from './Container.tsx';

const meta = preview.meta({
  title: 'Primitives/Conteneur · Container',
  component: Container,
  parameters: {
    description: `Centre le contenu : 72 rem pour le site, 42 rem pour la lecture. \`Section\` en pose un d’office.

\`\`\`tsx
<Container $width="text">…</Container>
\`\`\``,
  },
});

export const Default = meta.story({
  render: () => (
    <Container>
      <Card>
        <Card.Body>Colonne du site</Card.Body>
      </Card>
    </Container>
  ),
});
