import { theme } from '#theme/theme.ts';
import { rowOf } from './bars.ts';
import type { Opening } from './opening.ts';
import { Rising } from './Scene.styles.ts';
import { type DrawingProps, Scene } from './Scene.tsx';

const { scene: c } = theme;

/** Where the lines of the page stand up and become a voice. */
const voice = [
  0.1, 0.14, 0.1, 0.2, 0.16, 0.28, 0.2, 0.36, 0.24, 0.5, 0.34, 0.62, 0.4, 0.78, 0.5, 0.7, 0.94, 0.58, 0.84, 1,
  0.66, 0.88, 0.54, 0.76, 0.96, 0.6, 0.8, 0.5, 0.7, 0.9,
];

const keys = (y: number, from: number, count: number, step: number) =>
  Array.from({ length: count }, (_, index) => `M${from + index * step} ${y}v.1`).join('');

/** A page that becomes a voice: the lines leave the typewriter and stand up. */
function Typewriter(props: DrawingProps) {
  return (
    <Scene
      description="Une machine à écrire&nbsp;: les lignes de la page se redressent une à une et s’en vont en onde sonore."
      width={1200}
      height={560}
      {...props}
    >
      {/* The wall and a window on the roofs. */}
      <path fill={c.snow} d="M1010 30h260v250h-260z" opacity=".7" />
      <path fill={c.mist} d="M1010 280v-60l60-50 60 50h40v-30h60v30h40v60z" opacity=".5" />
      <path stroke={c.linen} strokeWidth="12" d="M1010 30h260v250h-260zM1140 30v250" />
      {/* The table. */}
      <path fill={c.skin3} d="M-1600 468h5000v400h-5000z" />
      <path fill={c.skin2} d="M-1600 468h5000v12h-5000z" />
      {/* The page. */}
      <path fill={c.linen} d="M650 40h256l14 250H640z" />
      <path fill={c.snow} d="M640 20q130-14 260 6l12 270H632z" />
      <path
        stroke={c.deep}
        strokeWidth="9"
        d="M672 252h84M774 252h64M672 222h130M820 222h58M672 192h54M742 192h92M672 162h110"
      />
      <path stroke={c.blue} strokeWidth="9" d="M800 162h40M672 132h48M738 132h30" />
      <Rising>
        <path stroke={c.voice} strokeWidth="9" d={rowOf(voice, { x: 690, y: 92, step: 17, tallest: 128 })} />
      </Rising>
      {/* The machine. */}
      <path fill={c.ink} d="M560 274h420q16 0 16 16v24q0 16-16 16H560q-16 0-16-16v-24q0-16 16-16z" />
      <path fill={c.slate} d="M518 286h30v32h-30zM992 286h44v32h-44z" />
      <path fill={c.voice} d="M500 280h22v44h-22z" />
      <path
        fill={c.spruce}
        d="M590 316h360q24 0 30 30l26 110q6 30-24 30H558q-30 0-24-30l26-110q6-30 30-30z"
      />
      <path fill={c.aurora} d="M598 332h344q14 0 18 16l4 16H576l4-16q4-16 18-16z" />
      <path fill={c.ink} d="M654 332q116 60 232 0v16q-116 62-232 0z" />
      <path stroke={c.mint} strokeWidth="4" d="M700 356l30 18M740 366l14 18M800 384l10-18M846 374l26-18" />
      <path
        stroke={c.ink}
        strokeWidth="24"
        d={`${keys(398, 590, 11, 36)}${keys(428, 578, 11, 38)}${keys(458, 592, 11, 36)}`}
      />
      <path
        stroke={c.sand}
        strokeWidth="15"
        d={`${keys(395, 590, 11, 36)}${keys(425, 578, 11, 38)}${keys(455, 592, 11, 36)}`}
      />
      <path stroke={c.voice} strokeWidth="15" d="M768 425v.1" />
      <path fill={c.night} d="M548 486h444v10H548z" />
      {/* Hands. */}
      <path fill={c.rust} d="M420 640l70-140 92 40-30 140zM1130 640l-70-140-92 40 30 140z" />
      <path
        fill={c.skin1}
        d="M500 506c16-28 44-62 72-70l50-16c16-2 18 14 6 22l-22 12 44 2c14 2 12 18-2 22l-44 6 20 12c10 10 0 22-14 18l-36-2-18 30z"
      />
      <path
        fill={c.skin1}
        d="M1050 506c-16-28-44-62-72-70l-50-24c-16-4-20 12-8 20l26 18-60-8c-14 0-14 18 0 22l52 10-24 12c-10 10 0 22 14 18l42-2 18 30z"
      />
      <path stroke={c.skin2} strokeWidth="4" d="M584 466l24-10M590 486l22-2M972 466l-28-14M964 486l-22-2" />
      {/* A cup, a pile of drafts. */}
      <path
        fill={c.snow}
        d="M1096 470l120-10 20 12-140 10zM1090 456l124-4 14 12-130 6zM1100 442l116 2 8 12-126 2z"
      />
      <path fill={c.deep} d="M330 402h70v52q0 22-22 22h-26q-22 0-22-22z" />
      <path stroke={c.deep} strokeWidth="9" d="M402 414q26 0 22 22t-26 16" />
      <path stroke={c.linen} strokeWidth="6" d="M350 388v-10M366 388v-22M382 388v-12" />
    </Scene>
  );
}

export const typewriter = {
  Drawing: Typewriter,
  ground: 'sand',
  composition: 'beside',
  focus: 0.64,
} satisfies Opening;
