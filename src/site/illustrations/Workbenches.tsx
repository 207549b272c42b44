import type { ComponentType } from 'react';
import { theme } from '#theme/theme.ts';
import { rowOf } from './bars.ts';
import type { DetailProps } from './Detail.tsx';
import { type DrawingProps, Scene } from './Scene.tsx';

const { scene: c } = theme;

const sheet = { width: 640, height: 320 } as const;

/** What a voice is recorded with: a microphone on its arm, faders, headphones. */
function SoundBench(props: DrawingProps) {
  return (
    <Scene
      {...sheet}
      description="Une table de studio&nbsp;: un micro sur son bras, une console et un casque."
      {...props}
    >
      <path fill={c.dusk} d="M-600-300h1840v560H-600z" />
      <path
        stroke={c.deep}
        strokeWidth="16"
        d={rowOf([0.5, 0.8, 0.6, 1, 0.7, 0.9, 0.5, 0.75, 1, 0.6, 0.85, 0.55, 0.9, 0.7, 1, 0.6, 0.8], {
          x: 32,
          y: -10,
          step: 36,
          tallest: 170,
          from: 'below',
        })}
      />
      <path fill={c.deep} d="M-600 262h1840v400H-600z" />
      <path fill={c.blue} d="M-600 262h1840v8H-600z" />
      {/* The console. */}
      <path fill={c.ink} d="M56 222h190l22 44H34z" />
      <path
        stroke={c.blue}
        strokeWidth="5"
        d="M80 232l-8 26M112 232l-6 26M144 232l-3 26M176 232v26M208 232l4 26"
      />
      <path stroke={c.frost} strokeWidth="9" d="M72 250h10M103 240h10M137 252h10M171 244h10" />
      <path stroke={c.voice} strokeWidth="9" d="M205 238h10" />
      {/* The arm and its microphone. */}
      <path stroke={c.mist} strokeWidth="9" d="M300 262V150L404 62" />
      <path fill={c.mist} d="M270 252h60v14h-60z" />
      <circle cx="300" cy="150" r="11" fill={c.blue} />
      <path stroke={c.ink} strokeWidth="6" d="M404 62v20" />
      <rect x="368" y="78" width="72" height="118" rx="36" fill={c.frost} />
      <path stroke={c.blue} strokeWidth="5" d="M384 106h40M380 122h48M380 138h48" />
      <path fill={c.voice} d="M368 154h72v14h-72z" />
      {/* Headphones on the table. */}
      <path stroke={c.frost} strokeWidth="12" d="M490 250c-6-104 116-104 110 0" />
      <rect x="472" y="214" width="34" height="58" rx="17" fill={c.voice} />
      <rect x="584" y="214" width="34" height="58" rx="17" fill={c.voice} />
      <path stroke={c.frost} strokeWidth="4" d="M490 270q6 30 50 24t100 14" />
    </Scene>
  );
}

/** What a brand is drawn with: a poster, a fan of colours, a pencil, a rule. */
function DrawingBoard(props: DrawingProps) {
  return (
    <Scene
      {...sheet}
      description="Une table à dessin&nbsp;: une affiche à cinq barres, un nuancier, un crayon et une règle."
      {...props}
    >
      <path fill={c.frost} d="M-600-300h1840v960H-600z" />
      <path fill={c.mist} d="M-600 268h1840v400H-600z" opacity=".5" />
      {/* The poster. */}
      <path fill={c.mist} d="M216 30h200v270H216z" transform="rotate(-4 316 165)" />
      <path fill={c.snow} d="M206 22h200v270H206z" transform="rotate(-4 306 157)" />
      <g transform="rotate(-4 306 157)">
        <path
          stroke={c.night}
          strokeWidth="15"
          d={rowOf([0.3, 0.45, 0.62, 0.8], { x: 254, y: 126, step: 27, tallest: 140 })}
        />
        <path stroke={c.voice} strokeWidth="15" d="M362 56v140" />
        <path stroke={c.slate} strokeWidth="7" d="M240 234h96M240 254h60" />
      </g>
      <path fill={c.voice} d="M292 6h34v20h-34z" transform="rotate(-4 309 16)" />
      {/* A fan of colours. */}
      <g transform="translate(470 286)">
        <path fill={c.night} d="M-22-196h44L14 0h-28z" transform="rotate(-34)" />
        <path fill={c.blue} d="M-22-196h44L14 0h-28z" transform="rotate(-17)" />
        <path fill={c.aurora} d="M-22-196h44L14 0h-28z" />
        <path fill={c.voice} d="M-22-196h44L14 0h-28z" transform="rotate(17)" />
        <path fill={c.blush} d="M-22-196h44L14 0h-28z" transform="rotate(34)" />
        <circle r="20" fill={c.ink} />
        <circle r="7" fill={c.mist} />
      </g>
      {/* Rule and pencil. */}
      <g transform="rotate(9 60 210)">
        <path fill={c.sand} d="M36 116h46v184H36z" />
        <path
          stroke={c.ink}
          strokeWidth="4"
          d="M38 134h16M38 154h10M38 174h16M38 194h10M38 214h16M38 234h10M38 254h16M38 274h10"
        />
      </g>
      <path fill={c.spruce} d="M112 92h24v150h-24z" transform="rotate(-12 124 167)" />
      <path fill={c.skin1} d="M143 238l24-5-4 38z" />
      <path fill={c.ink} d="M158 256l8-2-3 17z" />
    </Scene>
  );
}

/** What a plan is made with: a newspaper, a radio, the days of a month. */
function PlanningDesk(props: DrawingProps) {
  return (
    <Scene
      {...sheet}
      description="Une table de stratégie&nbsp;: un journal ouvert, une radio allumée et un calendrier annoté."
      {...props}
    >
      <path fill={c.blush} d="M-600-300h1840v960H-600z" />
      <path fill={c.skin2} d="M-600 262h1840v400H-600z" />
      <path fill={c.skin3} d="M-600 262h1840v8H-600z" />
      {/* A calendar on the wall. */}
      <path fill={c.snow} d="M60 34h170v180H60z" />
      <path fill={c.rust} d="M60 34h170v38H60z" />
      <path stroke={c.snow} strokeWidth="7" d="M96 24v22M194 24v22" />
      <path
        stroke={c.linen}
        strokeWidth="17"
        d="M88 96v.1M122 96v.1M156 96v.1M202 96v.1M88 132v.1M122 132v.1M156 132v.1M202 132v.1M88 168v.1M122 168v.1M156 168v.1M202 168v.1"
      />
      <circle cx="156" cy="132" r="17" stroke={c.voice} strokeWidth="7" />
      <path stroke={c.spruce} strokeWidth="6" d="M80 96l7 8 12-14M114 96l7 8 12-14" />
      {/* A radio that plays. */}
      <path stroke={c.ink} strokeWidth="6" d="M452 128l74-92" />
      <rect x="300" y="126" width="236" height="140" rx="20" fill={c.spruce} />
      <path fill={c.aurora} d="M316 142h116v108H316z" />
      <path stroke={c.spruce} strokeWidth="7" d="M332 164h84M332 184h84M332 204h84M332 224h84" />
      <path fill={c.mint} d="M450 146h70v30h-70z" />
      <path stroke={c.voice} strokeWidth="5" d="M498 150v22" />
      <circle cx="485" cy="218" r="26" fill={c.ink} />
      <path stroke={c.voice} strokeWidth="6" d="M485 218l12-14" />
      <path
        stroke={c.voice}
        strokeWidth="9"
        d={rowOf([0.4, 0.75, 1, 0.6], { x: 560, y: 190, step: 20, tallest: 92 })}
      />
      {/* The newspaper. */}
      <path fill={c.snow} d="M86 300l40-54h164l20 54z" />
      <path stroke={c.ink} strokeWidth="8" d="M140 260h108" />
      <path stroke={c.slate} strokeWidth="4" d="M130 276h62M124 288h66M210 276h64M212 288h70" />
    </Scene>
  );
}

/** What an evening is filmed with: a camera on its tripod, under the lights, before a full house. */
function Shoot(props: DrawingProps) {
  return (
    <Scene
      {...sheet}
      description="Un soir de captation&nbsp;: une caméra sur son trépied devant une salle pleine, sous deux projecteurs."
      {...props}
    >
      <path fill={c.spruce} d="M-600-300h1840v960H-600z" />
      <path fill={c.aurora} opacity=".5" d="M232-10h36l-90 290H-60zM372-10h36l292 290H462z" />
      <path fill={c.ink} d="M-600-300h1840v268H-600zM-600-32h1840v14H-600z" />
      <path fill={c.ink} d="M226-24h48l10 36h-68zM366-24h48l10 36h-68z" />
      <path fill={c.snow} d="M218 12h64l-8 10h-48zM358 12h64l-8 10h-48z" />
      {/* The house. */}
      <path
        stroke={c.night}
        strokeWidth="58"
        d="M-40 300v60M60 286v80M150 304v60M490 304v60M586 284v80M690 300v60M-140 290v60M-240 300v60M790 290v60M880 304v60"
      />
      <path
        stroke={c.night}
        strokeWidth="40"
        d="M-40 258v.1M60 244v.1M150 262v.1M490 262v.1M586 242v.1M690 258v.1M-140 248v.1M-240 258v.1M790 248v.1M880 262v.1"
      />
      {/* The camera. */}
      <path stroke={c.ink} strokeWidth="12" d="M318 196l-62 160M322 196l62 160M320 196v170" />
      <path fill={c.ink} d="M286 178h68v22h-68z" />
      <path fill={c.sand} d="M244 88h118q12 0 12 12v80H232v-80q0-12 12-12z" />
      <path fill={c.linen} d="M232 160h142v20H232z" />
      <path fill={c.ink} d="M374 112l42-20v84l-42-20zM252 66h74v10h-62v14h-12z" />
      <circle cx="282" cy="134" r="28" fill={c.ink} />
      <circle cx="282" cy="134" r="13" fill={c.mist} />
      <circle cx="346" cy="110" r="8" fill={c.voice} />
      <path
        stroke={c.voice}
        strokeWidth="5"
        d={rowOf([0.5, 0.9, 0.6], { x: 334, y: 142, step: 11, tallest: 22 })}
      />
    </Scene>
  );
}

/** What each main service works with, by the id of its tile. */
export const workbenches: Readonly<Record<string, ComponentType<DrawingProps>>> = {
  podcast: SoundBench,
  visual: DrawingBoard,
  strategy: PlanningDesk,
  events: Shoot,
};

/** What the page of productions closes with. */
export const shoot = { Drawing: Shoot, ground: 'deep', focus: 0.5 } satisfies DetailProps;
