import { ArrowRight } from 'lucide-react';
import preview from '#storybook/preview.tsx';
import { Button } from '../../components/Button/index.ts';
import { TextLink } from '../../components/TextLink/index.ts';
import { Cluster } from '../Cluster/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Section } from './Section.tsx';

const content = (
  <Stack $gap={6} $align="start">
    <Heading level={2}>Votre message mérite un micro</Heading>
    <Text size="lead" tone="muted" isMeasured>
      De la première idée à la mise en ligne, une équipe de Québec qui enregistre, filme et forme.
    </Text>
    <Cluster>
      <Button variant="primary" iconEnd={ArrowRight}>
        Lancer votre projet
      </Button>
      <Button variant="outline">Voir les services</Button>
      <TextLink href="#" variant="standalone">
        Nos réalisations
      </TextLink>
    </Cluster>
  </Stack>
);

const meta = preview.meta({
  title: 'Primitives/Bande de page · Section',
  component: Section,
  args: { children: content },
  argTypes: { children: { control: false } },
  parameters: {
    description: `Une bande de page : fond, couleurs de tout ce qui s’y pose, anneau de focus, marges et colonne. Ce qu’elle contient n’a pas à
savoir s’il est sur fond clair ou sombre.

\`\`\`tsx
<Section tone="band" aria-labelledby="methode">…</Section>
\`\`\``,
  },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <>
      <Section tone="page">{content}</Section>
      <Section tone="band">{content}</Section>
      <Section tone="dark">{content}</Section>
    </>
  ),
});
