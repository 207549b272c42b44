import { theme } from '#theme/theme.ts';
import { rowOf, voiceOf } from './bars.ts';
import type { Opening } from './opening.ts';
import { type DrawingProps, Scene } from './Scene.tsx';

const { scene: c } = theme;

/** The wall where the tools of all four trades hang. */
function Workshop(props: DrawingProps) {
  return (
    <Scene
      description="L’atelier&nbsp;: au mur, un micro, un casque, une caméra, un porte-voix et un carnet; sur l’établi, des crayons, une lampe et une onde à l’écran."
      width={1200}
      height={560}
      {...props}
    >
      <path fill={c.linen} d="M500 40h2000v360H500z" />
      <path
        stroke={c.slate}
        strokeWidth="5"
        opacity=".28"
        d={Array.from({ length: 9 }, (_, row) =>
          Array.from({ length: 28 }, (__, column) => `M${528 + column * 38} ${66 + row * 38}v.1`).join(''),
        ).join('')}
      />
      <path stroke={c.skin3} strokeWidth="14" d="M500 40h2000M500 400h2000M500 40v360" />
      {/* A microphone. */}
      <path stroke={c.ink} strokeWidth="6" d="M604 78v22" />
      <rect x="556" y="98" width="96" height="150" rx="48" fill={c.ink} />
      <path stroke={c.slate} strokeWidth="6" d="M576 132h56M572 152h64M572 172h64" />
      <path fill={c.voice} d="M556 192h96v18h-96z" />
      <path stroke={c.ink} strokeWidth="10" d="M534 190q0 84 70 84t70-84M604 274v46" />
      <path fill={c.ink} d="M562 316h84v14h-84z" />
      {/* Headphones. */}
      <path stroke={c.deep} strokeWidth="14" d="M724 190c-10-130 150-130 140 0" />
      <rect x="700" y="170" width="44" height="84" rx="22" fill={c.voice} />
      <rect x="844" y="170" width="44" height="84" rx="22" fill={c.voice} />
      <path stroke={c.deep} strokeWidth="5" d="M722 254q10 60 60 40t70 40" />
      <path fill={c.ink} d="M784 74h20v20h-20z" />
      {/* A camera. */}
      <path
        fill={c.spruce}
        d="M930 106h150q14 0 14 14v96q0 14-14 14H930q-14 0-14-14v-96q0-14 14-14zM1094 142l56-28v108l-56-28z"
      />
      <path fill={c.aurora} d="M944 78h60q30 0 30 28h-90zM916 206h178v10q0 14-14 14H930q-14 0-14-14z" />
      <circle cx="976" cy="164" r="32" fill={c.ink} />
      <circle cx="976" cy="164" r="16" fill={c.blue} />
      <circle cx="1060" cy="130" r="8" fill={c.voice} />
      {/* A megaphone. */}
      <path fill={c.voice} d="M930 300l130-52v124l-130-40z" />
      <path fill={c.ember} d="M930 300l130-52v40l-130 30z" />
      <path fill={c.ink} d="M904 296h28v44h-28z" />
      <path stroke={c.ink} strokeWidth="12" d="M952 340l10 36h24l-6-28" />
      <ellipse cx="1060" cy="310" rx="14" ry="62" fill={c.rust} />
      <path
        stroke={c.voice}
        strokeWidth="9"
        d={rowOf([0.4, 0.8, 0.55], { x: 1096, y: 310, step: 20, tallest: 90 })}
      />
      {/* A notebook, a cable in its loop. */}
      <path fill={c.rust} d="M722 292h120v96H722z" transform="rotate(-4 780 340)" />
      <path fill={c.snow} d="M734 286h110v94H734z" transform="rotate(-4 780 340)" />
      <path stroke={c.deep} strokeWidth="5" d="M752 312l66-5M753 328l74-5M754 344l40-3M756 360l56-4" />
      <path
        stroke={c.ink}
        strokeWidth="8"
        d="M1190 120a50 50 0 1 1-1 0M1190 132a40 40 0 1 1-1 0M1190 220v60"
      />
      {/* The bench. */}
      <path fill={c.skin3} d="M380 456h2200v22H380z" />
      <path fill={c.skin4} d="M380 478h2200v8H380zM430 486h40v200h-40zM1120 486h40v200h-40z" />
      <path fill={c.skin2} d="M500 500h580v60H500z" />
      <path fill={c.ink} d="M770 520h40v8h-40z" />
      <path fill={c.ink} d="M620 376q-4-10 8-10h180q12 0 12 10v72H620z" />
      <path fill={c.night} d="M634 380h172v58H634z" />
      <path
        stroke={c.voice}
        strokeWidth="5"
        d={voiceOf('montage', 16, { x: 648, y: 409, step: 9.6, tallest: 48 })}
      />
      <path fill={c.slate} d="M596 446h248v10H596z" />
      <path fill={c.blue} d="M900 396h52v60h-52z" />
      <path stroke={c.rust} strokeWidth="8" d="M912 394l-8-40" />
      <path stroke={c.spruce} strokeWidth="8" d="M926 394v-54" />
      <path stroke={c.ink} strokeWidth="8" d="M940 394l10-46" />
      <g transform="translate(690 0)">
        <path stroke={c.ink} strokeWidth="8" d="M470 454l30-90 66-50" />
        <path fill={c.spruce} d="M540 290l50 40-12 34-66-50z" />
        <path fill={c.snow} opacity=".5" d="M520 318l56 44-30 94H440z" />
        <path fill={c.ink} d="M440 448h64v8h-64z" />
      </g>
      <path fill={c.snow} d="M1000 444h96v12h-96zM1008 432h84v12h-84z" />
      <path fill={c.voice} d="M1014 420h70v12h-70z" />
    </Scene>
  );
}

export const workshop = {
  Drawing: Workshop,
  ground: 'sand',
  composition: 'beside',
  focus: 0.7,
} satisfies Opening;
