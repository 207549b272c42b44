import { theme } from '#theme/theme.ts';
import { voiceOf } from './bars.ts';
import type { Opening } from './opening.ts';
import { Light } from './Scene.styles.ts';
import { type DrawingProps, Scene } from './Scene.tsx';

const { scene: c } = theme;

const stars =
  'M40 60v.1M150 20v.1M260 96v.1M420 40v.1M560 110v.1M700 30v.1M1180 60v.1M1260 150v.1M-80 120v.1M-200 50v.1M1340 40v.1M640 200v.1M520 20v.1M-320 140v.1';

/** Nobody at the end of the line: a moose has found the microphone. */
function Snowfield(props: DrawingProps) {
  return (
    <Scene
      description="La nuit, au milieu d’un champ de neige, un orignal renifle un micro que personne n’a débranché."
      width={1200}
      height={560}
      {...props}
    >
      <path stroke={c.frost} strokeWidth="5" d={stars} />
      <Light>
        <path
          stroke={c.spruce}
          strokeWidth="9"
          opacity=".8"
          d={voiceOf('aurore', 70, { x: 640, y: 250, step: 17, tallest: 190, from: 'above' })}
        />
      </Light>
      <circle cx="1070" cy="110" r="84" fill={c.frost} opacity=".12" />
      <circle cx="1070" cy="110" r="52" fill={c.blush} />
      {/* Hills and firs. */}
      <path
        fill={c.deep}
        d="M-1600 400V300q300-90 620-30t620-60 520 20 420-40 460 50 460-40 520 30 600-30 780 40v200z"
      />
      <path
        fill={c.night}
        d="M-1600 420l40-90 34 64 30-84 40 90 30-60 34 70 1700 10 22-70 24 60 26-90 28 94 22-56 24 60 40-4 460 0 26-80 26 74 30-110 34 110 24-70 26 66 40 0 30-90 30 80 34-70 30 74 2000 20v60H-1600z"
      />
      {/* The snow. */}
      <path fill={c.mist} d="M-1600 420q900-40 1700-14t1500-10 2400 20v400h-5600z" />
      <path fill={c.frost} d="M-1600 456q1000-30 1900-6t1700-16 1600 20v400h-5200z" />
      <path
        stroke={c.mist}
        strokeWidth="11"
        d="M-40 540h14M50 520h14M10 552h14M130 508h14M110 534h13M220 500h12M200 522h12M300 494h11M284 512h11M372 488h10M360 504h10M430 484h9"
      />
      {/* The microphone, its cable. */}
      <path stroke={c.ink} strokeWidth="6" d="M596 508c-60 30-120-10-170 16s-90 24-160 14-140 20-420 20" />
      <path fill={c.ink} d="M566 500h64l12 16h-88z" />
      <path stroke={c.ink} strokeWidth="9" d="M598 504V370l26-30" />
      <rect x="612" y="284" width="34" height="66" rx="17" fill={c.ink} transform="rotate(40 629 317)" />
      <path stroke={c.voice} strokeWidth="7" d="M614 318l26 22" />
      <path stroke={c.voice} strokeWidth="7" d="M570 300v16M550 294v28M530 304v8M510 307v2M490 307v2" />
      {/* The moose. */}
      <path
        fill={c.ink}
        d="M846 352l-20 160h26l14-100 20-20zM930 370l-8 144h26l10-130zM1086 350l14 160h26l-6-160zM1140 340l36 80 2 92h26l0-106-24-84z"
      />
      <path
        fill={c.skin4}
        d="M798 262c40-44 90-52 150-32 70-8 140-20 210 10 44 22 52 80 34 130-40 26-100 14-150 8-60 20-120 22-170 6-44-30-90-60-74-122z"
      />
      <path
        fill={c.skin4}
        d="M870 240l-76-62q-30-16-50 6l-66 66q-36 26-30 58 8 26 40 24 26-2 50-26l40-20q40 60 84 50z"
      />
      <path fill={c.skin3} d="M648 308q-2-30 30-58 20 20 30 44 4 28-20 38-34 4-40-24z" />
      <path fill={c.ink} d="M664 296l8-6 6 10-8 4z" />
      <circle cx="750" cy="222" r="6" fill={c.ink} />
      <path fill={c.skin4} d="M776 300q-6 46 6 78 16-24 14-70z" />
      <path fill={c.skin4} d="M800 190q40-26 70-10-20 32-60 30z" />
      <path
        fill={c.skin2}
        d="M778 186q-20-30-60-34-44-4-66-34-14-26-16-66 20 16 30 44 0-40 8-66 16 24 18 64 8-30 24-50 8 30 2 60 16-22 36-30-2 30-18 50 40 10 54 58zM796 184q0-30 30-46 36-16 44-60 4-30-4-60-18 18-22 50-8-30-24-50-10 30-4 60-16-20-32-24 0 30 14 54-22 30-16 74z"
      />
      <path fill={c.snow} d="M880 238q40-20 70-8 60-8 110-6-40 20-90 14-50 12-90 0z" />
      {/* Snow that falls. */}
      <path
        stroke={c.snow}
        strokeWidth="8"
        d="M480 150v.1M560 240v.1M900 120v.1M980 200v.1M1120 220v.1M1240 300v.1M720 90v.1M1180 380v.1M500 420v.1M1010 60v.1"
      />
    </Scene>
  );
}

export const snowfield = {
  Drawing: Snowfield,
  ground: 'night',
  composition: 'beside',
  focus: 0.64,
} satisfies Opening;
