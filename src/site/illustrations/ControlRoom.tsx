import { theme } from '#theme/theme.ts';
import { rowOf, voiceOf } from './bars.ts';
import type { Opening } from './opening.ts';
import { Light, Rising } from './Scene.styles.ts';
import { type DrawingProps, Scene } from './Scene.tsx';

const { scene: c } = theme;
const faders = [0.5, 0.8, 0.35, 0.62, 0.9, 0.45, 0.7, 0.55, 0.28, 0.75, 0.6, 0.4, 0.85, 0.5];

/** A session, seen over the shoulders of those who record it. */
function ControlRoom(props: DrawingProps) {
  return (
    <Scene
      description="Une séance vue de la régie&nbsp;: deux personnes au micro derrière la vitre, deux techniciens de dos à la console."
      width={1200}
      height={560}
      {...props}
    >
      {/* The lit room behind the glass. */}
      <path fill={c.dusk} d="M510 20h690a26 26 0 0 1 26 26v390H484V46a26 26 0 0 1 26-26z" />
      <path fill={c.blush} d="M512 46h684v380H512z" />
      <path
        stroke={c.voice}
        strokeWidth="14"
        opacity=".3"
        d={rowOf(
          [0.7, 0.9, 0.6, 0.8, 1, 0.7, 0.9, 0.65, 0.95, 0.75, 1, 0.6, 0.85, 0.7, 0.95, 0.8, 0.6, 0.9],
          { x: 548, y: 40, step: 36, tallest: 170, from: 'below' },
        )}
      />
      <path fill={c.linen} d="M512 344h684v82H512z" />
      <circle cx="856" cy="96" r="20" fill={c.snow} />
      <Light>
        <circle cx="856" cy="96" r="13" fill={c.voice} />
      </Light>
      {/* She speaks, he listens. */}
      <path fill={c.spruce} d="M664 400c0-92 22-128 76-128s78 36 78 128z" />
      <path fill={c.skin3} d="M722 244h34v38c-8 14-26 14-34 0z" />
      <path fill={c.skin3} d="M712 186h54q12 34 0 62-12 22-34 14-22-10-20-76z" />
      <path stroke={c.skin4} strokeWidth="4" d="M748 218h8M770 226l6 14-10 2M752 258q8 4 14-2" />
      <path fill={c.ink} d="M700 236c-14-62 8-86 40-84 34 0 44 26 34 52l-22-16q-16 8-30 6-2 28-22 42z" />
      <path stroke={c.ink} strokeWidth="8" d="M704 214c-8-80 74-84 70-6" />
      <rect x="694" y="204" width="20" height="36" rx="10" fill={c.voice} />
      <path stroke={c.spruce} strokeWidth="30" d="M804 330q26 34 2 62" />
      <path fill={c.deep} d="M890 400c0-96 20-134 78-134s80 44 80 134z" />
      <path fill={c.skin1} d="M952 238h36v36q-18 16-36 0z" />
      <path fill={c.skin1} d="M940 182h62q6 44-8 64-16 20-36 4-20-18-18-68z" />
      <path fill={c.rust} d="M934 192c-2-30 20-44 40-40 26-6 44 18 32 50l-12-14q-20 6-44-4z" />
      <path fill={c.rust} d="M946 226q22 18 46 0l-4 26q-18 16-34 0z" />
      <path stroke={c.rust} strokeWidth="4" d="M954 208h8M978 208h8M970 212l-4 14h8M962 240h14" />
      <path stroke={c.ink} strokeWidth="8" d="M1006 212c8-82-70-84-72-4" />
      <rect x="992" y="200" width="20" height="36" rx="10" fill={c.ink} />
      <path stroke={c.deep} strokeWidth="32" d="M914 322q-34 36-24 70" />
      {/* Two microphones over the table. */}
      <path stroke={c.ink} strokeWidth="7" d="M800 400v-70l-20-54M898 400v-60l22-56" />
      <rect x="762" y="236" width="28" height="52" rx="14" fill={c.ink} transform="rotate(-14 776 262)" />
      <rect x="908" y="240" width="28" height="52" rx="14" fill={c.ink} transform="rotate(16 922 266)" />
      <path stroke={c.voice} strokeWidth="6" d="M766 268l24-6M910 264l26 8" />
      <ellipse cx="850" cy="410" rx="260" ry="30" fill={c.rust} />
      <path fill={c.snow} d="M640 388h34v20h-34zM1034 384h40l-6 22h-34z" />
      {/* The glass. */}
      <path fill={c.snow} opacity=".28" d="M560 46h120L540 426h-28V178zM1110 46h44L1014 426h-44z" />
      <path stroke={c.deep} strokeWidth="14" d="M505 40h698v392H505z" />
      {/* The bridge, the loudspeakers, a screen. */}
      <path fill={c.dusk} d="M-1600 470h5000v-44H410z" />
      <path fill={c.dusk} d="M380 426h2800v60H-1600v-20H340z" />
      <rect x="1186" y="250" width="112" height="184" rx="12" fill={c.ink} />
      <circle cx="1242" cy="368" r="38" fill={c.dusk} />
      <circle cx="1242" cy="292" r="17" fill={c.dusk} />
      {/* The console. */}
      <path fill={c.deep} d="M-1600 476h5000v300h-5000z" />
      <path fill={c.blue} d="M-1600 476h5000v8h-5000z" />
      <rect x="764" y="438" width="184" height="96" rx="10" fill={c.ink} />
      <Rising>
        <path
          stroke={c.voice}
          strokeWidth="5"
          d={voiceOf('la prise', 17, { x: 780, y: 486, step: 9.6, tallest: 70 })}
        />
      </Rising>
      <path
        stroke={c.night}
        strokeWidth="6"
        d={faders.map((_, index) => `M${-140 + index * 40} 508v44`).join('')}
      />
      <path
        stroke={c.frost}
        strokeWidth="12"
        d={faders
          .map((level, index) => (index === 12 ? '' : `M${-148 + index * 40} ${552 - level * 42}h16`))
          .join('')}
      />
      <path stroke={c.voice} strokeWidth="12" d="M332 518h16" />
      {/* Those who record, against the light. */}
      <path fill={c.ink} d="M538 640c0-112 14-168 108-176 96 6 112 66 112 176z" />
      <path fill={c.ink} d="M622 430h50v50h-50z" />
      <circle cx="647" cy="392" r="52" fill={c.ink} />
      <circle cx="628" cy="332" r="27" fill={c.ink} />
      <path stroke={c.mist} strokeWidth="5" opacity=".8" d="M694 372q14 44-18 64M690 476q52 14 62 74" />
      <path fill={c.ink} d="M962 640c0-118 22-172 118-178 98 8 116 68 116 178z" />
      <path fill={c.ink} d="M1052 430h54v50h-54z" />
      <circle cx="1079" cy="388" r="54" fill={c.ink} />
      <path stroke={c.voice} strokeWidth="9" d="M1028 388c-2-78 102-80 102 0" />
      <rect x="1014" y="370" width="24" height="50" rx="12" fill={c.voice} />
      <rect x="1120" y="370" width="24" height="50" rx="12" fill={c.voice} />
      <path stroke={c.mist} strokeWidth="5" opacity=".8" d="M1028 478q-46 18-56 80" />
    </Scene>
  );
}

export const controlRoom = {
  Drawing: ControlRoom,
  ground: 'night',
  composition: 'beside',
  focus: 0.717,
} satisfies Opening;
