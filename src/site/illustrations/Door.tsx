import { theme } from '#theme/theme.ts';
import { rowOf } from './bars.ts';
import { Leaf } from './Door.styles.ts';
import type { Opening } from './opening.ts';
import { type DrawingProps, Scene } from './Scene.tsx';

const { scene: c } = theme;

/** A door that opens on a winter's evening. */
function Door(props: DrawingProps) {
  return (
    <Scene
      description="Un soir d’hiver, une porte s’ouvre sur une pièce chaude; quelqu’un attend sur le seuil, une tasse à la main, et la lumière s’étend sur la neige."
      width={1200}
      height={580}
      {...props}
    >
      {/* The front of the house. */}
      <path fill={c.dusk} d="M560-400h3000v870H560z" />
      <path
        stroke={c.night}
        strokeWidth="3"
        opacity=".6"
        d="M560 60h2000M560 130h2000M560 200h2000M560 270h2000M560 340h2000M560 410h2000M640 60v70M720 130v70M620 200v70M700 270v70M640 340v70M1010 60v70M1080 200v70M1120 340v70M1200 130v70M1240 270v70"
      />
      {/* The wedge of light on the snow. */}
      <path fill={c.mist} d="M-1600 470q1000-12 2200-6t3000 0v340h-5200z" />
      <path fill={c.frost} d="M-1600 506q900-20 1900-8t3100-6v340h-5000z" />
      <path fill={c.snow} d="M-300 640l1070-172h190l250 172z" />
      <path fill={c.blush} d="M120 640l660-172h170l110 172z" />
      {/* Inside. */}
      <path fill={c.blush} d="M770 110h190v360H770z" />
      <path fill={c.voice} opacity=".22" d="M770 330h190v140H770z" />
      <path
        stroke={c.voice}
        strokeWidth="9"
        opacity=".5"
        d={rowOf([0.5, 0.8, 0.6, 1, 0.7, 0.9, 0.55, 0.8], {
          x: 786,
          y: 110,
          step: 23,
          tallest: 96,
          from: 'below',
        })}
      />
      <path stroke={c.ink} strokeWidth="4" d="M914 110v44" />
      <path fill={c.ink} d="M890 178q24-48 48 0z" />
      {/* Who has opened. */}
      <path fill={c.ink} d="M832 474l6-120h66l8 120h-30l-8-84-12 84z" />
      <path fill={c.spruce} d="M820 372c-4-76-2-116 24-128 16-6 40-6 54 0 26 12 28 60 24 128z" />
      <path fill={c.skin4} d="M858 222h26v28q-13 12-26 0z" />
      <path fill={c.skin4} d="M844 188c0-40 54-40 54 0s-12 46-27 46-27-14-27-46z" />
      <path fill={c.ink} d="M840 192c-6-44 18-54 36-52 24 0 36 20 28 50l-8-20q-24 6-46-4z" />
      <path
        stroke={c.snow}
        strokeWidth="3.5"
        d="M848 194a9 9 0 1 0 18 0 9 9 0 1 0-18 0M876 194a9 9 0 1 0 18 0 9 9 0 1 0-18 0M866 192h10"
      />
      <path stroke={c.ink} strokeWidth="4" d="M864 212q8 8 16 0" />
      <path stroke={c.spruce} strokeWidth="22" d="M830 264q-32 40-8 66l24 6M910 262l40-36" />
      <path stroke={c.skin4} strokeWidth="18" d="M842 334h6M954 222l8-30" />
      <path fill={c.voice} d="M844 312h34v34q-17 10-34 0z" />
      <path stroke={c.voice} strokeWidth="6" d="M880 320q14 0 12 12t-14 8" />
      <path stroke={c.snow} strokeWidth="5" d="M854 302v-14M862 300v-22M870 302v-12" />
      {/* The frame, and the leaf on its hinges. */}
      <path stroke={c.sand} strokeWidth="16" d="M762 470V102h206v368" />
      <Leaf>
        <path fill={c.voice} d="M968 110l112 40v370l-112-50z" />
        <path fill={c.rust} d="M1080 150l12 2v366l-12 2z" />
        <path fill={c.ember} d="M986 140l76 28v110l-76-18zM986 284l76 22v160l-76-28z" />
        <circle cx="1068" cy="340" r="8" fill={c.ink} />
        <path stroke={c.spruce} strokeWidth="13" d="M1024 192a24 26 0 1 0 .1 0z" />
        <path fill={c.snow} d="M1014 244l10 8 10-6-4 22-6-8-8 6z" />
      </Leaf>
      <path fill={c.linen} d="M744 470h246l18 22H726z" />
      {/* A lamp, the number, a lit window with somebody who answers. */}
      <circle cx="700" cy="170" r="70" fill={c.voice} opacity=".14" />
      <path fill={c.ink} d="M686 120h28l10 22h-48z" />
      <path fill={c.blush} d="M680 142h40l-8 44h-24z" />
      <path stroke={c.ink} strokeWidth="6" d="M700 120v-16" />
      <path fill={c.sand} d="M780 40h170v40H780z" />
      <path
        stroke={c.night}
        strokeWidth="6"
        d={rowOf([0.3, 0.45, 0.62, 0.8, 0], { x: 838, y: 60, step: 13, tallest: 26 })}
      />
      <path stroke={c.voice} strokeWidth="6" d="M890 47v26" />
      <path fill={c.blush} d="M1140 150h190v190h-190z" />
      <path fill={c.blue} d="M1180 340c0-60 12-84 50-84s50 24 50 84z" />
      <path
        fill={c.skin1}
        d="M1220 240h22v22q-11 8-22 0zM1206 212c0-34 48-34 48 0 0 24-8 34-24 34s-24-10-24-34z"
      />
      <path fill={c.linen} d="M1202 220c-8-40 12-48 28-48 20 0 34 14 28 46l-10-20q-18 2-34-4z" />
      <path stroke={c.skin1} strokeWidth="14" d="M1262 284l-6-50" />
      <path stroke={c.ink} strokeWidth="9" d="M1258 206v34" />
      <path stroke={c.sand} strokeWidth="12" d="M1140 150h190v190h-190zM1236 150v14" />
      <path fill={c.snow} d="M1126 338h220v16h-220z" />
      {/* Firs and snow. */}
      <path fill={c.night} d="M520 500l26-70h-18l28-62h-14l32-70 32 70h-14l28 62h-18l26 70z" />
      <path fill={c.snow} d="M574 298l12 26-14 8-10-8zM528 430l18-10 16 10 20-8 24 8H606z" />
      <path
        stroke={c.snow}
        strokeWidth="9"
        d="M470 60v.1M520 200v.1M500 330v.1M430 24v.1M160 14v.1M-60 26v.1M-220 230v.1M-260 90v.1M540 400v.1M660 40v.1M620 300v.1M700 420v.1M1060 90v.1M1400 120v.1M-340 120v.1M-300 320v.1"
      />
    </Scene>
  );
}

export const door = {
  Drawing: Door,
  ground: 'deep',
  composition: 'beside',
  focus: 0.74,
} satisfies Opening;
