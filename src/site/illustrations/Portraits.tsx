import type { ComponentType } from 'react';
import { theme } from '#theme/theme.ts';
import { rowOf } from './bars.ts';
import { type DrawingProps, Scene } from './Scene.tsx';

const { scene: c } = theme;

const sheet = { width: 360, height: 240 } as const;

const head = 'M141 104c0-60 78-60 78 0 0 38-14 62-39 62s-39-24-39-62z';
const neck = 'M163 146h34v38q-17 14-34 0z';
const shoulders = 'M78 250c0-60 20-76 102-78 82 2 102 18 102 78z';

/** Grey bob, round glasses, headphones round her neck; she bends an ear. */
function Catherine(props: DrawingProps) {
  return (
    <Scene
      {...sheet}
      description="Catherine, cheveux gris au carré et lunettes rondes, tend l’oreille."
      {...props}
    >
      <circle cx="180" cy="120" r="104" fill={c.deep} />
      <path
        stroke={c.voice}
        strokeWidth="9"
        d={rowOf([0.3, 0.6, 0.42, 0.85, 0.5], { x: 286, y: 96, step: 18, tallest: 70 })}
      />
      <path fill={c.mist} d="M124 178c-16-90-4-128 56-130 60 2 72 40 56 130-34 20-78 20-112 0z" />
      <path fill={c.rust} d={shoulders} />
      <path fill={c.ember} d="M150 176l30 40 30-40 6 74h-72z" />
      <path fill={c.skin1} d={neck} />
      <path fill={c.skin1} d={head} />
      <path
        fill={c.frost}
        d="M136 116c-6-56 22-72 46-72 30 0 46 26 42 70-8-24-20-38-34-42-14 14-40 18-54 44z"
      />
      <path
        stroke={c.ink}
        strokeWidth="4"
        d="M147 106a15 15 0 1 0 30 0 15 15 0 1 0-30 0M185 106a15 15 0 1 0 30 0 15 15 0 1 0-30 0M177 104h8"
      />
      <path stroke={c.ink} strokeWidth="4" d="M158 106h8M196 106h8M170 142q10 8 20 0" />
      <path stroke={c.skin2} strokeWidth="4" d="M180 112l-5 14h8" />
      <path stroke={c.ink} strokeWidth="11" d="M128 190q52 46 104 0" />
      <rect x="112" y="170" width="24" height="44" rx="12" fill={c.ink} />
      <rect x="224" y="170" width="24" height="44" rx="12" fill={c.ink} />
      <path stroke={c.rust} strokeWidth="34" d="M270 238l8-70" />
      <path
        fill={c.skin1}
        d="M262 172c-10-30-18-52-28-66-6-10 6-18 14-8l12 18-4-34c0-12 14-12 16 0l6 34 6-30c4-12 16-8 14 4l-6 40q4 30-2 46z"
      />
    </Scene>
  );
}

/** Beard, cap, a camera on his shoulder, the ferry behind him. */
function Olivier(props: DrawingProps) {
  return (
    <Scene
      {...sheet}
      description="Olivier, barbe et tuque, une caméra à l’épaule devant le fleuve."
      {...props}
    >
      <path fill={c.mist} d="M-200 150q160-60 320-20t300-30 340 10v140h-960z" />
      <path fill={c.blue} d="M-200 176h960v100h-960z" />
      <path fill={c.snow} d="M30 172h84l12-20H92v-14H52v14H24z" />
      <path fill={c.voice} d="M66 138h14v-14H66z" />
      <path fill={c.spruce} d={shoulders} />
      <path stroke={c.aurora} strokeWidth="7" d="M120 186v60M150 178v70M210 178v70M240 186v60" />
      <path fill={c.skin2} d={neck} />
      <path fill={c.skin2} d={head} />
      <path fill={c.skin4} d="M141 112q10 26 26 24 13-4 26 0 16 2 26-24 2 62-39 66-41-4-39-66z" />
      <path stroke={c.skin1} strokeWidth="4" d="M170 146q10 6 20 0" />
      <path stroke={c.ink} strokeWidth="5" d="M158 108v3M196 108v3" />
      <path stroke={c.skin3} strokeWidth="4" d="M182 110l6 14h-8" />
      <path fill={c.deep} d="M138 92c-4-50 22-62 42-62s46 12 42 62z" />
      <path fill={c.night} d="M134 84q46-14 92 0v18q-46-12-92 0z" />
      <path
        fill={c.ink}
        d="M222 66h92q10 0 10 10v50q0 10-10 10h-92q-10 0-10-10V76q0-10 10-10zM324 86l34-16v58l-34-14zM232 48h58v18h-58z"
      />
      <circle cx="236" cy="84" r="6" fill={c.voice} />
      <path stroke={c.slate} strokeWidth="5" d="M250 100h56M250 114h36" />
      <path stroke={c.spruce} strokeWidth="36" d="M262 230q40-30 26-70" />
      <path fill={c.skin2} d="M262 130h46q12 0 12 14t-12 14l-40 6q-18-2-18-16t12-18z" />
      <path stroke={c.skin3} strokeWidth="4" d="M276 142h34" />
    </Scene>
  );
}

/** Curls, a pencil in them, the telephone at her ear. */
function Amina(props: DrawingProps) {
  return (
    <Scene
      {...sheet}
      description="Amina, cheveux bouclés piqués d’un crayon, le téléphone à l’oreille et un dossier sous le bras."
      {...props}
    >
      <path fill={c.mist} d="M20 20h90v110H20zM258 40h110v86H258z" />
      <path fill={c.snow} d="M30 30h70v90H30zM268 50h92v66h-92z" />
      <path stroke={c.blue} strokeWidth="6" d="M42 50h44M42 68h30M42 86h46M42 104h20M282 68h50M282 86h64" />
      <path
        fill={c.ink}
        d="M118 132c-30-20-18-58 2-64 0-34 36-46 54-34 22-18 58-4 60 24 26 8 34 52 4 74 10 34-12 50-30 46h-60c-22 4-40-12-30-46z"
      />
      <path fill={c.deep} d={shoulders} />
      <path fill={c.snow} d="M154 172l26 44 26-44 8 8-24 70h-20l-24-70z" />
      <path fill={c.skin3} d={neck} />
      <path fill={c.skin3} d={head} />
      <path
        fill={c.ink}
        d="M138 104c-4-44 22-60 44-60 26 0 44 18 40 58-8-20-18-30-30-34-16 10-40 10-54 36z"
      />
      <path stroke={c.ink} strokeWidth="5" d="M154 104q6-5 12 0M194 104q6-5 12 0" />
      <path stroke={c.skin4} strokeWidth="4" d="M180 108l-5 16h8M168 144q12 10 24-2" />
      <path stroke={c.voice} strokeWidth="7" d="M122 66l54-34" />
      <path fill={c.ink} d="M114 62l10 10-12 2z" />
      <path stroke={c.deep} strokeWidth="34" d="M266 236l-2-66" />
      <path
        fill={c.skin3}
        d="M280 166h-34l-14-24c-8-10 2-16 10-8l-6-18c-2-10 10-12 14-2l-2-12c0-10 12-10 14 0l16 34z"
      />
      <path fill={c.night} d="M214 82h22q6 0 6 6v64q0 6-6 6h-14q-6 0-6-6z" transform="rotate(-8 228 120)" />
      <path fill={c.voice} d="M62 196l84 12-8 60H56z" />
      <path fill={c.snow} d="M74 190l70 10v12l-72-10z" />
      <path fill={c.skin3} d="M112 222c14-4 30-2 32 8s-10 14-26 14-24-16-6-22z" />
    </Scene>
  );
}

/** Long red hair, head up, mouth open: she gives the note. */
function Sarah(props: DrawingProps) {
  return (
    <Scene {...sheet} description="Sarah, longs cheveux roux, donne la note, une main levée." {...props}>
      <path fill={c.aurora} opacity=".45" d="M120-20h120l120 280H0z" />
      <path
        stroke={c.voice}
        strokeWidth="9"
        d={rowOf([0.35, 0.6, 0.45, 0.9, 0.6, 1], { x: 238, y: 136, step: 19, tallest: 70 })}
      />
      <path fill={c.rust} d="M122 200c-22-110 0-156 58-158 60 2 72 52 52 92l4 66z" />
      <path fill={c.sand} d={shoulders} />
      <path fill={c.skin1} d="M150 174q30 34 60 0l10 6q-40 50-80 0z" />
      <path fill={c.skin1} d={neck} />
      <g transform="rotate(-8 180 140)">
        <path fill={c.skin1} d={head} />
        <path
          fill={c.rust}
          d="M136 120c-10-60 20-78 46-78 34 0 44 34 40 62-12-10-20-20-24-32-16 14-30 10-46 14-6 10-10 20-16 34z"
        />
        <path stroke={c.ink} strokeWidth="4" d="M154 106q6-6 13-1M192 105q6-6 13-1" />
        <path stroke={c.skin2} strokeWidth="4" d="M180 110l6 13h-8" />
        <ellipse cx="182" cy="146" rx="11" ry="13" fill={c.ink} />
        <path fill={c.voice} d="M174 153q8-6 16 0-8 8-16 0z" />
      </g>
      <path stroke={c.sand} strokeWidth="34" d="M98 240l-26-60" />
      <path
        fill={c.skin1}
        d="M58 182c-8-24-20-36-22-50-2-12 10-14 16-4l6 12-4-36c0-12 12-12 14 0l6 30 4-36c2-12 14-10 14 2l-4 40 12-20c8-10 18-2 12 8l-18 40-4 24z"
      />
    </Scene>
  );
}

/** Bald and bearded, eyes shut, a furred microphone in the woods. */
function Etienne(props: DrawingProps) {
  return (
    <Scene
      {...sheet}
      description="Étienne, crâne dégarni et barbe blanche, écoute la forêt les yeux fermés, une perche à la main."
      {...props}
    >
      <path
        fill={c.mist}
        d="M-20 240V120l26-64 26 64 24-80 30 90 30-60 26 70v100zM220 240V110l30-80 30 80 24-54 26 64 30-40v160z"
      />
      <path
        fill={c.blue}
        opacity=".6"
        d="M-20 240v-60l20-50 24 60 24-44 26 94zM270 240l28-80 24 60 30-70 28 90z"
      />
      <path fill={c.night} d={shoulders} />
      <path fill={c.spruce} d="M146 176q34 30 68 0l10 4 8 70H128l8-70z" />
      <path fill={c.skin4} d={neck} />
      <path fill={c.skin4} d={head} />
      <path
        fill={c.snow}
        d="M142 112c-10-8-8-26 0-30 0 10 4 16 2 34zM218 112c10-8 8-26 0-30 0 10-4 16-2 34zM142 118q12 22 28 16 10-3 20 0 16 6 28-16c2 46-16 58-38 58s-40-12-38-58z"
      />
      <path stroke={c.ink} strokeWidth="4" d="M154 106q6 5 12 0M194 106q6 5 12 0M172 146q8 3 16 0" />
      <path stroke={c.skin3} strokeWidth="4" d="M180 108l-5 15h8" />
      <path stroke={c.ink} strokeWidth="9" d="M138 104c-6-90 90-90 84 0" />
      <rect x="126" y="88" width="24" height="44" rx="12" fill={c.voice} />
      <rect x="210" y="88" width="24" height="44" rx="12" fill={c.voice} />
      <path stroke={c.ink} strokeWidth="6" d="M330 250L262 44" />
      <g transform="rotate(-19 262 40)">
        <rect x="190" y="14" width="110" height="50" rx="25" fill={c.slate} />
        <path
          stroke={c.linen}
          strokeWidth="4"
          d="M204 30l8 6M222 22l6 8M242 26l8 4M264 22l6 8M284 32l6 6M212 48l8 6M234 44l6 8M256 46l8 4M276 46l6 8M250 36l6 2M226 38l6 2"
        />
      </g>
      <path stroke={c.night} strokeWidth="34" d="M256 244q30-20 44-60" />
      <path fill={c.skin4} d="M288 158c14-10 32-6 34 8s-6 26-22 28-28-22-12-36z" />
    </Scene>
  );
}

/** Straight fringe, red glasses, a ruler and the quotation mark that she has just cut. */
function MeiLin(props: DrawingProps) {
  return (
    <Scene
      {...sheet}
      description="Mei-Lin, frange noire et lunettes rouges, tient un grand guillemet découpé et une règle."
      {...props}
    >
      <path fill={c.snow} d="M14 18h96v120H14zM252 18h96v96h-96z" />
      <path stroke={c.voice} strokeWidth="9" opacity=".6" d="M58 44l-22 26 22 26M84 44L62 70l22 26" />
      <path stroke={c.mist} strokeWidth="8" d="M272 42h56M272 62h40M272 82h50" />
      <path fill={c.ink} d="M120 196c-10-110 0-152 60-152s70 42 60 152z" />
      <path fill={c.aurora} d={shoulders} />
      <path fill={c.spruce} d="M78 250c0-30 6-50 20-60l16 60zM282 250c0-30-6-50-20-60l-16 60z" />
      <path fill={c.skin1} d={neck} />
      <path fill={c.skin1} d={head} />
      <path fill={c.ink} d="M136 100c-4-40 20-56 44-56s48 16 44 56q-44-12-88 0z" />
      <path
        stroke={c.rust}
        strokeWidth="5"
        d="M146 102h30v16q-14 10-30 0zM184 102h30v16q-16 10-30 0zM176 106h8"
      />
      <path stroke={c.ink} strokeWidth="5" d="M160 110v2M200 110v2" />
      <path stroke={c.skin2} strokeWidth="4" d="M180 116l-4 12h8" />
      <path stroke={c.ink} strokeWidth="4" d="M172 146q8 5 15-1" />
      <path stroke={c.voice} strokeWidth="22" d="M302 138l-36 40 36 40M342 138l-36 40 36 40" />
      <path stroke={c.aurora} strokeWidth="34" d="M236 240l20-20" />
      <path fill={c.skin1} d="M246 206c10-12 26-14 30-4s-2 22-16 28-26-10-14-24z" />
      <path fill={c.sand} d="M34 214l118-40 6 18-118 42z" />
      <path
        stroke={c.ink}
        strokeWidth="3"
        d="M52 212l3 9M68 206l4 13M84 201l3 9M100 195l4 13M116 190l3 9M132 184l4 13"
      />
      <path fill={c.skin1} d="M88 206c10-10 26-12 30-2s-4 20-16 24-24-12-14-22z" />
    </Scene>
  );
}

/** The drawn portraits of those who have one, by their ids in the team's content. */
export const portraits: Readonly<Record<string, ComponentType<DrawingProps>>> = {
  'catherine-morin': Catherine,
  'olivier-tremblay': Olivier,
  'amina-benali': Amina,
  'sarah-gagnon': Sarah,
  'etienne-roy': Etienne,
  'mei-lin-fortin': MeiLin,
};
