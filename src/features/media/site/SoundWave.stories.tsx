import { exampleSound } from './testing/example.ts';
import preview from '#storybook/preview.tsx';
import { SoundWave } from './SoundWave.tsx';

const meta = preview.meta({
  title: 'Sections/Médias/Onde d’un son · SoundWave',
  tags: ['no-visual'],
  component: SoundWave,
  args: {
    src: '/son.mp3',
    waveform: exampleSound.facts.waveform,
    bars: 96,
    progress: 0.4,
    size: 'large' as const,
  },
  parameters: {
    guide: {
      use: ['Pour l’onde d’un son, dans un lecteur ou sur une couverture.'],
      instead: [{ when: 'L’onde ne vient d’aucun son', take: 'design-system/primitives/Waveform' }],
    },
    layout: 'padded',
    description:
      'L’onde d’un son et ce qui en a été entendu. Tant que la médiathèque n’en sait rien, elle est tirée de l’adresse du son.',
  },
});

export const Default = meta.story();

/** Une onde tirée de l’adresse. */
export const Drawn = meta.story({ args: { waveform: null } });
