import { barsPath, pickFrom, waveformBars } from '#design-system/primitives/Waveform';
import { waveformLevels } from '#features/media/site/SoundWave.tsx';
import { CoverRoot } from './EpisodeCover.styles.ts';

export interface EpisodeCoverProps {
  /** Choisit couleurs et barres tant que le numéro et le son sont inconnus. */
  seed: string;
  /** Son numéro dans l’émission : deux épisodes qui se suivent diffèrent de couleur. */
  number?: number | null | undefined;
  /** Les niveaux de son son, tels que la médiathèque les connaît. */
  waveform?: string | null | undefined;
}

const pairs = ['ember', 'tide', 'shore'] as const;
const bars = 11;

/** The cover of an episode without a picture: its number, over the waveform of its own sound. Decoration: its title says the rest. */
export function EpisodeCover({ seed, number, waveform }: EpisodeCoverProps) {
  const levels = waveform ? waveformLevels(waveform, bars) : waveformBars(seed, bars);
  const loudest = levels.indexOf(Math.max(...levels));
  const drawn = levels.map((height, index) => ({ index, height }));
  return (
    <CoverRoot
      data-pair={pairs[number == null ? pickFrom(seed, pairs.length) : number % pairs.length]}
      viewBox="0 0 220 220"
      aria-hidden
      focusable={false}
    >
      {number != null && (
        <text x="16" y="92" fontSize="96">
          {number}
        </text>
      )}
      <g transform={number == null ? 'translate(0 40)' : 'translate(0 104)'}>
        {['bars', 'voice'].map((part) => (
          <path
            key={part}
            data-part={part}
            d={barsPath(
              drawn.filter(({ index }) => (index === loudest) === (part === 'voice')),
              20,
              number == null ? 140 : 100,
            )}
          />
        ))}
      </g>
    </CoverRoot>
  );
}
