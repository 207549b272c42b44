import { theme } from '#theme/theme.ts';
import { voiceOf } from './bars.ts';
import type { Opening } from './opening.ts';
import { Light } from './Scene.styles.ts';
import { type DrawingProps, Scene } from './Scene.tsx';

const { scene: c } = theme;

/** A table at night, from above: under the lamp a river is the plan. */
function Table(props: DrawingProps) {
  return (
    <Scene
      description="Une table la nuit, vue d’en haut&nbsp;: sous la lampe, un fleuve sert de plan, et deux personnes y tracent la route."
      width={1200}
      height={600}
      {...props}
    >
      <path
        stroke={c.dusk}
        strokeWidth="3"
        d="M-1600 96h5000M-1600 232h5000M-1600 368h5000M-1600 504h5000M120 96v136M420 232v136M-160 368v136M300 504v136M1330 96v136M1500 368v136"
        opacity=".8"
      />
      {/* The light of the lamp. */}
      <Light>
        <circle cx="860" cy="296" r="430" fill={c.deep} opacity=".35" />
        <circle cx="860" cy="296" r="350" fill={c.blue} opacity=".3" />
      </Light>
      {/* The sheet. */}
      <g transform="rotate(-7 860 300)">
        <path fill={c.ink} opacity=".35" d="M588 92h560v430H588z" />
        <path fill={c.sand} d="M576 78h560v430H576z" />
        <path fill={c.mint} d="M576 78h560v130q-150 20-250 120T576 440z" />
        <path fill={c.mist} d="M576 400q150-16 262-122t298-152v92q-170 40-270 140T576 494z" />
        <path
          stroke={c.blue}
          strokeWidth="5"
          opacity=".55"
          d={voiceOf('courant', 23, { x: 600, y: 452, step: 8, tallest: 34 })}
        />
        <path
          stroke={c.aurora}
          strokeWidth="4"
          opacity=".5"
          d="M600 120q120 30 210-10t180 6M600 170q90 30 190-8M640 330q70-18 110-66"
        />
        <path
          fill={c.spruce}
          d="M640 250l14-30 14 30zM672 262l14-30 14 30zM940 130l12-28 12 28zM972 122l12-28 12 28z"
        />
        <path fill={c.linen} d="M900 470l30-30 26 20 34-40 52 50 40-26 54 44v20H880z" />
        <path stroke={c.deep} strokeWidth="6" strokeDasharray="1 17" d="M612 446q150-10 256-110t214-140" />
        <path stroke={c.voice} strokeWidth="8" d="M612 446q150-10 256-110" />
        <circle cx="612" cy="446" r="13" fill={c.voice} />
        <circle cx="752" cy="412" r="13" fill={c.voice} />
        <circle cx="868" cy="336" r="22" fill={c.voice} />
        <circle cx="868" cy="336" r="9" fill={c.sand} />
        <circle cx="984" cy="252" r="12" fill={c.deep} />
        <circle cx="1082" cy="196" r="12" fill={c.deep} />
        <path stroke={c.deep} strokeWidth="4" d="M1082 184v-44" />
        <path fill={c.voice} d="M1082 140l34 10-34 12z" />
      </g>
      {/* A cup, glasses, a ruler. */}
      <circle cx="486" cy="540" r="66" fill={c.frost} />
      <circle cx="486" cy="540" r="50" fill={c.snow} />
      <circle cx="486" cy="540" r="41" fill={c.skin4} />
      <path stroke={c.snow} strokeWidth="15" d="M441 586l-26 26" />
      <path stroke={c.skin3} strokeWidth="5" d="M464 528q18-18 38-6" />
      <path fill={c.aurora} d="M660 552l330 40-4 34-330-40z" />
      <path
        stroke={c.night}
        strokeWidth="4"
        d="M690 560l-1 12M724 564l-2 18M758 568l-1 12M792 572l-2 18M826 576l-1 12M860 580l-2 18"
      />
      <path
        stroke={c.ink}
        strokeWidth="8"
        d="M1102 488a36 36 0 1 0 66 28 36 36 0 1 0-66-28M1192 528a36 36 0 1 0 66 28 36 36 0 1 0-66-28M1170 516q16-6 22 12M1100 496l-44-70"
      />
      {/* Two pairs of hands. */}
      <path fill={c.spruce} d="M1260 60l120 190-190 92-64-76z" />
      <path fill={c.snow} d="M1128 262l52-34 40 92-42 22z" />
      <path
        fill={c.skin1}
        d="M1176 342c-50 30-92 34-116 24l-42-26c-16-12-8-26 10-22l34 12 2-12-46-8c-20-6-16-26 4-26l68 2 60-26z"
      />
      <path fill={c.skin1} d="M1062 330l-90 36c-16 4-22-14-8-22l84-36z" />
      <path stroke={c.skin2} strokeWidth="4" d="M1064 334l44 4M1062 314l46-2" />
      <path fill={c.voice} d="M560 760l86-250 92 26 20 224z" />
      <path fill={c.ember} d="M646 510l92 26-8 34-96-28z" />
      <path
        fill={c.skin3}
        d="M650 512c-8-44-2-72 22-92l44-30c16-8 26 4 16 16l-32 30 10 8 54-52c16-12 28 2 18 16l-40 48 6 8c4 34-8 60-26 72z"
      />
      <path stroke={c.skin4} strokeWidth="4" d="M710 446l-14 16M724 456l-12 18" />
      <path stroke={c.night} strokeWidth="14" d="M664 426l112-68" />
      <path stroke={c.snow} strokeWidth="14" d="M664 426l80-48" />
      {/* The lamp, from above. */}
      <path stroke={c.ink} strokeWidth="20" d="M1120-190L940 10" />
      <circle cx="900" cy="-8" r="92" fill={c.ink} />
      <path fill={c.voice} d="M812-8a92 92 0 0 0 180 0l-18-4a74 74 0 0 1-144 0z" />
    </Scene>
  );
}

export const table = {
  Drawing: Table,
  ground: 'ink',
  composition: 'beside',
  focus: 0.7,
} satisfies Opening;
