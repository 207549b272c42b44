import { type Bar, barsPath, waveformBars } from './waveformBars.ts';
import { UnfoldingBar, WaveformRoot } from './Waveform.styles.ts';

export interface WaveformProps {
  /**
   * Ce dont les barres sont tirées : un identifiant, un titre. La même graine dessine toujours les mêmes
   * barres.
   */
  seed: string;
  /** Les hauteurs des barres, de 0 à 1, quand elles viennent d’un vrai son plutôt que de la graine. */
  levels?: readonly number[] | undefined;
  /**
   * Nombre de barres : environ une pour 8 px de largeur. Au-delà de 64, le téléphone n’en montre qu’une sur
   * deux.
   */
  bars?: number;
  /** La couleur des barres. */
  tone?: 'quiet' | 'brand' | 'accent' | 'progress' | 'text';
  /** La hauteur. Un style sur `className` peut en donner une autre. */
  size?: 'small' | 'medium' | 'large';
  /** De 0 à 1 : au-delà, les barres pâlissent. Sans lui, toutes ont la couleur. */
  progress?: number;
  /** Se déploie une fois à son arrivée; reste immobile pour qui préfère moins de mouvement. */
  isAnimated?: boolean;
  /** Une classe de plus, pour le placer depuis l’extérieur. */
  className?: string;
}

const step = 8;
const height = 100;

/** More bars than this would melt into one on a phone, which then hides every other bar. */
const dense = 64;

/**
 * The brand's motif: a row of rounded bars that fills the width it is given. Decoration, hidden from assistive
 * technology: what it shows (a progress, a loading state) is said by the component around it.
 */
export function Waveform({
  seed,
  levels,
  bars = levels?.length ?? 48,
  tone = 'quiet',
  size = 'medium',
  progress,
  isAnimated,
  className,
}: WaveformProps) {
  const played = progress === undefined ? bars : Math.round(Math.min(1, Math.max(0, progress)) * bars);
  const drawing = (levels ?? waveformBars(seed, bars)).map((share, index) => ({
    index,
    height: share,
    isRest: index >= played,
    isSpare: bars > dense && index % 2 === 1,
  }));
  const root = { className, 'aria-hidden': true, 'data-tone': tone, 'data-size': size } as const;

  // Each bar in a box of its own, which the compositor moves: what moves inside a drawing is painted anew for each frame.
  if (isAnimated)
    return (
      <WaveformRoot as="span" {...root}>
        {drawing.map((bar) => (
          <UnfoldingBar key={bar.index}>
            <svg viewBox={`0 0 ${step} ${height}`} preserveAspectRatio="none">
              <Strokes bars={[{ ...bar, index: 0 }]} />
            </svg>
          </UnfoldingBar>
        ))}
      </WaveformRoot>
    );
  return (
    <WaveformRoot {...root} viewBox={`0 0 ${bars * step} ${height}`} preserveAspectRatio="none">
      <Strokes bars={drawing} />
    </WaveformRoot>
  );
}

interface Stroke extends Bar {
  /** Beyond the progress. */
  isRest: boolean;
  /** Left out on a phone. */
  isSpare: boolean;
}

/** Bars, in as few paths as they need. */
function Strokes({ bars }: { bars: readonly Stroke[] }) {
  return [false, true].map((isRest) =>
    [false, true].map((isSpare) => {
      const part = bars.filter((bar) => bar.isRest === isRest && bar.isSpare === isSpare);
      return (
        part.length > 0 && (
          <path
            key={`${isRest} ${isSpare}`}
            data-rest={isRest || undefined}
            data-spare={isSpare || undefined}
            d={barsPath(part, step, height)}
          />
        )
      );
    }),
  );
}
