import preview from '#storybook/preview.tsx';
import { Stack } from '../Stack/index.ts';
import { Text } from './Text.tsx';

const paragraph =
  'Un balado, c’est d’abord une conversation. Nous préparons vos invités, nous réglons les micros, nous montons l’épisode, puis nous le faisons entendre à ceux qui comptent pour vous.';

const meta = preview.meta({
  title: 'Primitives/Texte · Text',
  component: Text,
  args: { children: paragraph },
  parameters: {
    layout: 'padded',
    description: `Le texte courant, dans les couleurs de la surface qui le porte.

\`\`\`tsx
<Text size="lead" isMeasured>Une phrase d’accroche.</Text>
<Text size="small" tone="muted">Une précision.</Text>
\`\`\``,
  },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <Stack $gap={6}>
      <Text size="lead" isMeasured>
        {paragraph}
      </Text>
      <Text isMeasured>{paragraph}</Text>
      <Text tone="muted" isMeasured>
        {paragraph}
      </Text>
      <Text size="small" tone="muted" isMeasured>
        {paragraph}
      </Text>
      <Text size="label" tone="accent">
        Balados et vidéo
      </Text>
      <Text size="small" tone="danger" weight="medium">
        Le titre est requis.
      </Text>
      <Text isTabular>1 234 567 890</Text>
    </Stack>
  ),
});
