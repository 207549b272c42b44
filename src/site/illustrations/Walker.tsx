import { waveformBars } from '#design-system/primitives/Waveform';
import { theme } from '#theme/theme.ts';
import { voiceOf } from './bars.ts';
import type { Opening } from './opening.ts';
import { type DrawingProps, Scene } from './Scene.tsx';

const { scene: c } = theme;

/** What she hears streams behind her as her scarf does. */
const scarf = waveformBars('écharpe', 15)
  .map((level, index) => {
    const length = (18 + 66 * level) * (1 - index / 19);
    return `M${826 - index * 17} ${Math.round(214 + Math.sin(index / 2.6) * 16 + index * 1.2 - length / 2)}v${Math.round(length)}`;
  })
  .join('');

/** Somebody who walks along the river and listens. */
function Walker(props: DrawingProps) {
  return (
    <Scene
      description="Une femme marche sur une promenade de bois au bord du fleuve, un casque sur les oreilles et un chien en laisse; son écharpe se déroule en onde sonore."
      width={1200}
      height={560}
      {...props}
    >
      <circle cx="1064" cy="196" r="84" fill={c.snow} opacity=".4" />
      <circle cx="1064" cy="196" r="54" fill={c.snow} />
      {/* The other shore. */}
      <path
        fill={c.blue}
        opacity=".55"
        d="M-1600 345v-20q400-40 800-20t500-14 400-26 360-14 300 27 300-14 320 7 420-20 900 20v100z"
      />
      <path fill={c.blue} d="M-1600 342v-16q600-40 1100-20t700-14 520 6 500-12 700 8 1080 0v48z" />
      <path
        fill={c.frost}
        d="M610 314v-14l12-12 12 12v14zM650 316v-18l8-34 8 34v18zM700 314v-12l14-12 14 12v12zM960 312v-14l12-12 12 12v14zM220 312v-14l14-12 14 12v14zM280 314v-10l12-12 12 12v10z"
      />
      {/* Ice on the river. */}
      <path fill={c.deep} d="M-1600 336h5000v100h-5000z" />
      <path
        stroke={c.mist}
        strokeWidth="6"
        opacity=".6"
        d={voiceOf('les glaces', 200, { x: -1000, y: 344, step: 17, tallest: 46, from: 'below' })}
      />
      <path
        fill={c.frost}
        d="M40 372l50-10 60 8 20 10-90 8zM300 390l70-12 66 14-60 10zM560 366l46-8 70 12-70 8zM690 398l60-10 44 12-60 8zM1000 376l70-10 60 12-84 8zM-200 380l60-10 60 10-70 10zM1240 390l60-12 80 14-80 8z"
      />
      {/* The boards, the railing, a pavilion. */}
      <path fill={c.skin2} d="M-1600 436h5000v400h-5000z" />
      <path
        stroke={c.skin3}
        strokeWidth="3"
        d="M-1600 462h5000M-1600 496h5000M-1600 540h5000M-200 462v34M140 496v44M330 436v26M480 496v44M640 462v34M760 496v44M1010 462v34M1180 436v26M1330 496v44"
      />
      <path fill={c.snow} d="M-1600 436h5000v10q-900 10-1900 2t-1700 4-1400-4z" />
      <path stroke={c.night} strokeWidth="8" d="M-1600 352h5000M-1600 424h5000" />
      <path
        stroke={c.night}
        strokeWidth="5"
        d={Array.from({ length: 150 }, (_, index) => `M${-1000 + index * 24} 352v72`).join('')}
      />
      <path
        stroke={c.night}
        strokeWidth="14"
        d="M-350 340v100M-60 340v100M230 340v100M520 340v100M810 340v100M1100 340v100M1390 340v100"
      />
      <path stroke={c.snow} strokeWidth="7" d="M-1600 347h5000" />
      {/* She. */}
      <path stroke={c.voice} strokeWidth="10" d={scarf} />
      <path stroke={c.night} strokeWidth="40" d="M890 380l-30 84-40 52" />
      <path fill={c.rust} d="M796 500l36 18-14 26q-30 4-44-14z" />
      <path stroke={c.ink} strokeWidth="42" d="M896 380l52 70-2 70" />
      <path fill={c.rust} d="M924 508h46q30 6 40 32h-86z" />
      <path stroke={c.slate} strokeWidth="24" d="M862 262l-38 66 20 36" />
      <path
        fill={c.night}
        d="M842 428c4-60 0-150 30-192 18-16 56-16 68 4 22 60 22 140 34 180-40 22-94 24-132 8z"
      />
      <path fill={c.skin1} d="M886 190h34v44h-34z" />
      <path fill={c.skin1} d="M876 126h54q12 28 8 40l8 14-8 4q2 28-20 28-42 2-42-50z" />
      <path stroke={c.skin3} strokeWidth="4" d="M922 152h8M926 194h-9" />
      <path fill={c.skin4} d="M864 174c-12-20-8-50 6-56l44 26q-18 8-16 40 0 26-22 44-18-20-12-54z" />
      <path fill={c.spruce} d="M862 142c-4-46 20-62 44-62 28 0 38 26 38 50z" />
      <path fill={c.aurora} d="M858 138l88-14q6 12 0 20l-84 14q-8-8-4-20z" />
      <circle cx="896" cy="74" r="13" fill={c.aurora} />
      <path stroke={c.ink} strokeWidth="8" d="M888 160c-6-22-6-40-2-56" />
      <rect x="876" y="150" width="27" height="44" rx="13" fill={c.voice} transform="rotate(-8 890 172)" />
      <path fill={c.voice} d="M852 212q44 26 88 2l10 26q-50 26-104 4z" />
      <path stroke={c.night} strokeWidth="30" d="M920 264l30 60 48 18" />
      <path stroke={c.dusk} strokeWidth="4" d="M892 250v150" />
      <circle cx="1004" cy="344" r="15" fill={c.voice} />
      {/* Her dog pulls. */}
      <path stroke={c.rust} strokeWidth="4" d="M1004 344q60 70 108 92" />
      <path
        stroke={c.sand}
        strokeWidth="15"
        d="M1074 490l-14 44M1096 492l6 42M1150 486l-4 48M1164 484l16 46"
      />
      <path
        fill={c.sand}
        d="M1056 482c-4-36 20-46 50-44l40-6q16-30 44-20l30 22q-2 18-30 16-8 40-30 46-60 12-104-14z"
      />
      <path fill={c.skin3} d="M1150 420q-20 24-4 44 18-6 26-32z" />
      <path stroke={c.sand} strokeWidth="13" d="M1060 464q-34-10-28-40" />
      <circle cx="1184" cy="424" r="4" fill={c.ink} />
      <circle cx="1219" cy="434" r="6" fill={c.ink} />
      <path stroke={c.voice} strokeWidth="8" d="M1134 436l20 26" />
    </Scene>
  );
}

export const walker = {
  Drawing: Walker,
  ground: 'mist',
  composition: 'beside',
  focus: 0.75,
} satisfies Opening;
