import { cover } from '#theme/tokens/color.ts';
import { barsPath, pickFrom, waveformBars } from '../Waveform/index.ts';
import { CoverArtRoot } from './CoverArt.styles.ts';

export interface CoverArtProps {
  /** Identifiant de la fiche. Le même dessine toujours la même couverture. */
  seed: string;
  /** La forme de l’image. */
  ratio?: 'wide' | 'card' | 'square' | 'fill';
  /** L’une des quatre paires de couleurs, quand la page doit choisir; sinon, la graine choisit. */
  pair?: keyof typeof cover;
}

const pairs = Object.keys(cover) as (keyof typeof cover)[];
const height = 225;

/** Width and number of bars of each shape, so that no bar is cut. */
const shapes = {
  wide: { width: 400, bars: 10 },
  card: { width: 300, bars: 8 },
  square: { width: 225, bars: 6 },
  fill: { width: 400, bars: 10 },
} as const;

/** The middle of the sentence is louder than its ends. */
const arch = (place: number) => 0.6 + 0.5 * Math.sin(Math.PI * place);

/**
 * The cover of an episode, a project or a file that has no picture of its own, drawn from its id: no image file, the same
 * picture every time. Decoration: the title beside it says what it stands for.
 */
export function CoverArt({ seed, ratio = 'wide', pair }: CoverArtProps) {
  const { width, bars } = shapes[ratio];
  const step = width / bars;
  const drawing = waveformBars(seed, bars).map((share, index) => ({
    index,
    height: Math.max(0.1, share * arch((index + 0.5) / bars) * 0.72),
  }));
  const echo = waveformBars(`écho:${seed}`, bars).map((share, index) => ({
    index,
    height: 0.35 + share * 0.6,
  }));
  const voice = 1 + pickFrom(`voix:${seed}`, bars - 2);
  return (
    <CoverArtRoot
      aria-hidden
      focusable={false}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      data-ratio={ratio}
      data-pair={pair ?? pairs[pickFrom(seed, pairs.length)]}
    >
      <g strokeWidth="20">
        <path data-part="echo" d={barsPath(echo, step, height)} transform={`translate(${step / 2} 0)`} />
        <path data-part="bars" d={barsPath(drawing.toSpliced(voice, 1), step, height)} />
        <path data-part="voice" d={barsPath(drawing.slice(voice, voice + 1), step, height)} />
      </g>
    </CoverArtRoot>
  );
}
