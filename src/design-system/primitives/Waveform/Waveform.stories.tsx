import preview from '#storybook/preview.tsx';
import { Stack } from '../Stack/index.ts';
import { Waveform } from './Waveform.tsx';

const meta = preview.meta({
  title: 'Primitives/Onde · Waveform',
  component: Waveform,
  args: { seed: 'Porte-Voix', bars: 64 },
  parameters: {
    layout: 'padded',
    description: `Le motif de la marque : une rangée de barres arrondies, tirée d’une graine. La même graine dessine toujours la même voix.
Un SVG sans attribut \`style\`, permis dans les pages prérendues; les barres gardent leur épaisseur à toute largeur.

\`\`\`tsx
<Waveform seed={episode.id} bars={48} progress={0.4} tone="accent" />
\`\`\``,
  },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <Stack $gap={8}>
      <Waveform seed="discrète" bars={96} size="small" />
      <Waveform seed="marque" bars={96} tone="brand" />
      <Waveform seed="accent" bars={96} tone="accent" progress={0.4} />
      <Waveform seed="progrès" bars={96} tone="progress" progress={0.75} />
      <Waveform seed="texte" bars={96} tone="text" size="large" />
    </Stack>
  ),
});

export const OfASound = meta.story({
  name: 'D’un son',
  args: {
    levels: Array.from({ length: 64 }, (_, index) => 0.1 + 0.9 * Math.abs(Math.sin(index / 5))),
    tone: 'accent',
    progress: 0.4,
  },
});
