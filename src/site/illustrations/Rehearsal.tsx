import { theme } from '#theme/theme.ts';
import { rowOf } from './bars.ts';
import type { Opening } from './opening.ts';
import { type DrawingProps, Scene } from './Scene.tsx';

const { scene: c } = theme;

type Listener = { x: number; y: number; r: number; skin: string; hair: string; top: string; cut: string };

/** Who listens, from the front: a head, what is on it, and shoulders. */
function Listener({ x, y, r, skin, hair, top, cut }: Listener) {
  const k = r / 20;
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <path fill={top} d="M-44 80c0-40 14-52 44-52s44 12 44 52z" />
      <path fill={skin} d="M-8 12H8v20q-8 8-16 0zM-18-4c0-30 36-30 36 0 0 18-6 26-18 26s-18-8-18-26z" />
      <path fill={hair} d={cut} />
      <path stroke={c.ink} strokeWidth="2.5" d="M-8-1v2M8-1v2M-4 11q4 4 8 0" />
    </g>
  );
}

const short = 'M-20-2c-4-30 12-30 20-30s26 2 20 30l-6-14q-14 2-28 0z';
const long = 'M-18 22c-10-10-8-56 18-56s28 44 18 56l-2-30q-16-2-24-12-2 8-8 12z';
const bald = 'M-20 0c-2-10 0-14 4-18-1 8 0 12-1 20zM20 0c2-10 0-14-4-18 1 8 0 12 1 20z';
const round = 'M-18 0c-16-8-12-40 18-40s34 32 18 40q2-16-8-20-10 6-20 0-10 6-8 20z';

const listeners: Listener[] = [
  { x: 470, y: 396, r: 17, skin: c.skin3, hair: c.ink, top: c.aurora, cut: short },
  { x: 560, y: 402, r: 17, skin: c.skin1, hair: c.rust, top: c.deep, cut: long },
  { x: 650, y: 396, r: 17, skin: c.skin4, hair: c.ink, top: c.snow, cut: round },
  { x: 740, y: 402, r: 17, skin: c.skin2, hair: c.slate, top: c.spruce, cut: bald },
  { x: 830, y: 396, r: 17, skin: c.skin1, hair: c.ink, top: c.mist, cut: short },
  { x: 920, y: 402, r: 17, skin: c.skin3, hair: c.skin4, top: c.rust, cut: long },
  { x: 1010, y: 396, r: 17, skin: c.skin1, hair: c.linen, top: c.blue, cut: round },
  { x: 1100, y: 402, r: 17, skin: c.skin4, hair: c.ink, top: c.aurora, cut: bald },
  { x: 1190, y: 396, r: 17, skin: c.skin2, hair: c.rust, top: c.deep, cut: short },
  { x: 1280, y: 402, r: 17, skin: c.skin1, hair: c.slate, top: c.spruce, cut: long },
  { x: 1370, y: 396, r: 17, skin: c.skin3, hair: c.ink, top: c.snow, cut: short },
  { x: 1460, y: 402, r: 17, skin: c.skin1, hair: c.rust, top: c.blue, cut: round },
  { x: 512, y: 466, r: 24, skin: c.skin1, hair: c.slate, top: c.blue, cut: round },
  { x: 640, y: 474, r: 24, skin: c.skin2, hair: c.ink, top: c.rust, cut: short },
  { x: 768, y: 466, r: 24, skin: c.skin3, hair: c.ink, top: c.deep, cut: long },
  { x: 896, y: 474, r: 24, skin: c.skin1, hair: c.skin3, top: c.aurora, cut: bald },
  { x: 1024, y: 466, r: 24, skin: c.skin4, hair: c.ink, top: c.spruce, cut: round },
  { x: 1152, y: 474, r: 24, skin: c.skin1, hair: c.rust, top: c.mist, cut: long },
  { x: 1280, y: 466, r: 24, skin: c.skin2, hair: c.ink, top: c.blue, cut: short },
  { x: 1408, y: 474, r: 24, skin: c.skin3, hair: c.slate, top: c.deep, cut: bald },
];

/** Somebody before a room, and the stage fright behind her back. */
function Rehearsal(props: DrawingProps) {
  return (
    <Scene
      description="Une femme de dos devant une salle attentive; derrière elle, ses mains froissent ses notes, et le trac y tremble en petites barres."
      width={1200}
      height={560}
      {...props}
    >
      {/* The light of the room. */}
      <path fill={c.snow} opacity=".6" d="M60-400h300l1300 960H-60z" />
      {listeners.slice(0, 12).map((listener) => (
        <Listener key={listener.x} {...listener} />
      ))}
      <path fill={c.ember} d="M436 448q0-14 14-14h3000v90H436z" />
      <path fill={c.rust} opacity=".35" d="M436 470h3000v60H436z" />
      {listeners.slice(12).map((listener) => (
        <Listener key={listener.x} {...listener} />
      ))}
      {/* The edge of the stage. */}
      <path fill={c.rust} d="M-1600 520h5000v300h-5000z" />
      <path fill={c.ember} d="M-1600 520h5000v12h-5000z" />
      {/* The curtain. */}
      <path fill={c.rust} d="M-2000-400h2052q-30 300 20 580t-40 400H-2000z" />
      <path
        stroke={c.ember}
        strokeWidth="16"
        d={rowOf([0.9, 0.97, 0.92, 1, 0.95, 0.9, 0.98], {
          x: -232,
          y: -60,
          step: 42,
          tallest: 560,
          from: 'below',
        })}
      />
      {/* She. */}
      <path fill={c.ink} d="M132 600l14-190h190l20 190z" />
      <path
        fill={c.deep}
        d="M106 452c-2-120 10-190 70-214 40-12 92-12 132 0 58 24 72 94 70 214-70 26-200 26-272 0z"
      />
      <path fill={c.dusk} d="M240 232v230q-70 2-134-10c-2-120 10-190 70-214z" opacity=".5" />
      <path fill={c.skin3} d="M216 172h52v58q-26 20-52 0z" />
      <path fill={c.skin3} d="M184 118q-12 0-10 18t14 18zM300 118q12 0 10 18t-14 18z" />
      <circle cx="242" cy="116" r="64" fill={c.ink} />
      <circle cx="242" cy="40" r="34" fill={c.ink} />
      <path stroke={c.voice} strokeWidth="9" d="M214 62q28 14 56 0" />
      <circle cx="176" cy="160" r="6" fill={c.voice} />
      <circle cx="308" cy="160" r="6" fill={c.voice} />
      {/* Her hands and what is left of her notes. */}
      <path stroke={c.deep} strokeWidth="58" d="M136 300q-34 80 56 120M350 300q34 80-56 120" />
      <path stroke={c.night} strokeWidth="4" opacity=".6" d="M150 330q-10 46 40 70M336 330q10 46-40 70" />
      <path fill={c.snow} d="M176 420l26-34 32 16 30-22 38 28-12 34 20 40-44 26-34-18-40 20-30-36z" />
      <path
        stroke={c.voice}
        strokeWidth="6"
        d="M204 430v24M216 418v46M228 436v10M240 424v40M252 412v58M264 438v10M276 426v32"
      />
      <path
        fill={c.skin3}
        d="M184 396c24-8 44 0 50 16 4 12-8 14-16 8l18 16c6 10-6 18-16 10l8 8c2 12-10 14-20 6-22-4-40-22-44-40z"
      />
      <path
        fill={c.skin3}
        d="M302 396c-24-8-44 0-50 16-4 12 8 14 16 8l-18 16c-6 10 6 18 16 10l-8 8c-2 12 10 14 20 6 22-4 40-22 44-40z"
      />
      {/* The microphone that waits. */}
      <path stroke={c.ink} strokeWidth="8" d="M420 600V260l-34-50" />
      <rect x="352" y="160" width="30" height="62" rx="15" fill={c.ink} transform="rotate(-34 367 191)" />
      <path stroke={c.voice} strokeWidth="6" d="M366 206l22-15" />
    </Scene>
  );
}

export const rehearsal = {
  Drawing: Rehearsal,
  ground: 'blush',
  composition: 'mirrored',
  focus: 0.27,
} satisfies Opening;
