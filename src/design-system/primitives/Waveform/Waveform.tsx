import { barsPath, waveformBars } from './waveformBars.ts';
import { WaveformRoot } from './Waveform.styles.ts';

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
  // Each bar by itself, so that it can move by itself.
  const groups = isAnimated ? bars : 1;
  const drawing = (levels ?? waveformBars(seed, bars)).map((share, index) => ({
    index,
    height: share,
    group: Math.floor((index / bars) * groups),
    isRest: index >= played,
    isSpare: bars > dense && index % 2 === 1,
  }));
  const strokes = [false, true].flatMap((isRest) => [false, true].map((isSpare) => ({ isRest, isSpare })));

  return (
    <WaveformRoot
      className={className}
      aria-hidden
      focusable={false}
      viewBox={`0 0 ${bars * step} ${height}`}
      preserveAspectRatio="none"
      data-tone={tone}
      data-size={size}
      data-animated={isAnimated || undefined}
    >
      {Array.from({ length: groups }, (_, group) => (
        <g key={drawing[Math.ceil((group * bars) / groups)]?.index}>
          {strokes.map(({ isRest, isSpare }) => {
            const part = drawing.filter(
              (bar) => bar.group === group && bar.isRest === isRest && bar.isSpare === isSpare,
            );
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
          })}
        </g>
      ))}
    </WaveformRoot>
  );
}
