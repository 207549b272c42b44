import preview from '#storybook/preview.tsx';
import { Stack } from '../Stack/index.ts';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  title: 'Primitives/Titre · Heading',
  component: Heading,
  args: { level: 2 as const, children: 'Faites entendre votre voix' },
  parameters: {
    layout: 'padded',
    description: `Un titre dans la police d’affichage, équilibré sur ses lignes.

\`\`\`tsx
<Heading level={2}>Une méthode en quatre temps</Heading>
<Heading level={2} size="h3">Un rang 2 qui prend moins de place</Heading>
\`\`\``,
  },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <Stack $gap={6}>
      <Heading level={1} size="display">
        Affichage
      </Heading>
      <Heading level={2} size="loud">
        Et après?
      </Heading>
      <Heading level={1}>Titre de page</Heading>
      <Heading level={2}>Titre de section</Heading>
      <Heading level={3}>Titre de carte</Heading>
      <Heading level={4}>Titre de liste</Heading>
    </Stack>
  ),
});
