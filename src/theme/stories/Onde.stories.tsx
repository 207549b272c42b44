import { EmptyState } from '#design-system/components/EmptyState';
import { Progress } from '#design-system/components/Progress';
import { Spinner } from '#design-system/components/Spinner';
import { CoverArt } from '#design-system/primitives/CoverArt';
import { Cluster } from '#design-system/primitives/Cluster';
import { Heading } from '#design-system/primitives/Heading';
import { Logo } from '#design-system/primitives/Logo';
import { Section } from '#design-system/primitives/Section';
import { Stack } from '#design-system/primitives/Stack';
import { Waveform } from '#design-system/primitives/Waveform';
import preview from '#storybook/preview.tsx';
import { cover } from '../tokens/color.ts';
import { Swatches } from './Specimen.styles.ts';

const meta = preview.meta({
  title: 'Fondations/Onde',
  parameters: {
    description: `Une seule idée porte la marque : la forme d’onde. Logo, fond de la tête d’accueil, séparations, progrès, attente, vide et
couvertures sont la même rangée de barres arrondies, tirée d’une graine; la même graine redessine toujours la même voix.`,
  },
});

export const Partout = meta.story({
  render: () => (
    <>
      <Section tone="dark" spacing="compact">
        <Stack $gap={8}>
          <Logo name="Porte-Voix" size="large" />
          <Waveform seed="Faites entendre votre voix" bars={96} size="large" isAnimated />
        </Stack>
      </Section>
      <Section tone="page" spacing="compact">
        <Cluster $gap={12}>
          <Stack $gap={6}>
            <Heading level={2} size="h3">
              Progrès
            </Heading>
            <Progress value={50} label="Niveau 2" />
            <Progress value={75} label="Niveau 3" tone="accent" />
          </Stack>
          <Stack $gap={6} $align="start">
            <Heading level={2} size="h3">
              Attente
            </Heading>
            <Spinner size="large" />
          </Stack>
        </Cluster>
      </Section>
      <Section tone="band" spacing="compact">
        <EmptyState title="Aucun article trouvé.">La voix se tait, le reste est plat.</EmptyState>
      </Section>
    </>
  ),
});

export const Couvertures = meta.story({
  render: () => (
    <Section spacing="compact">
      <Swatches as="div">
        {(Object.keys(cover) as (keyof typeof cover)[]).map((pair) => (
          <Stack key={pair} $gap={2}>
            <CoverArt seed={pair} pair={pair} />
            <code>{pair}</code>
          </Stack>
        ))}
      </Swatches>
    </Section>
  ),
});
