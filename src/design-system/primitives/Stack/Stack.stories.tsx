import preview from '#storybook/preview.tsx';
import { Card } from '../../components/Card/index.ts';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Primitives/Pile · Stack',
  component: Stack,
  parameters: {
    layout: 'padded',
    description: `Une colonne, une seule distance entre ses enfants. \`$gap\` est un pas de l’échelle des espaces.

\`\`\`tsx
<Stack $gap={6} as="ul">…</Stack>
\`\`\``,
  },
});

export const Default = meta.story({
  render: () => (
    <Stack $gap={4}>
      {['Découverte', 'Création', 'Production'].map((step) => (
        <Card key={step}>
          <Card.Body>{step}</Card.Body>
        </Card>
      ))}
    </Stack>
  ),
});
