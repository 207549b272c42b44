import type { ComponentType } from 'react';
import { theme } from '#theme/theme.ts';
import { rowOf, voiceOf } from './bars.ts';
import { type DrawingProps, Scene } from './Scene.tsx';

const { scene: c } = theme;

const sheet = { width: 640, height: 320 } as const;

const microphone = (x: number, y: number, turn: number) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect x="-9" y="-19" width="18" height="38" rx="9" fill={c.ink} />
    <path stroke={c.voice} strokeWidth="4" d="M-8 6H8" />
  </g>
);

/** A round table, four microphones, three cameras in the corners. */
function Charest(props: DrawingProps) {
  return (
    <Scene
      {...sheet}
      description="Studio Charest&nbsp;: une table ronde sous une lampe, quatre micros sur leurs bras et quatre fauteuils."
      {...props}
    >
      <path fill={c.blush} d="M-400-200h1440v420H-400z" />
      <path
        stroke={c.voice}
        strokeWidth="17"
        opacity=".28"
        d={voiceOf('panneaux', 30, { x: -60, y: -6, step: 36, tallest: 170, from: 'below' })}
      />
      <path fill={c.rust} d="M-400 214h1440v300H-400z" />
      <path fill={c.ember} d="M-400 214h1440v8H-400z" />
      <ellipse cx="320" cy="284" rx="270" ry="52" fill={c.ember} />
      {/* Two armchairs behind. */}
      <path
        fill={c.spruce}
        d="M168 232v-62q0-26 26-26h34q26 0 26 26v62zM386 232v-62q0-26 26-26h34q26 0 26 26v62z"
      />
      <path
        fill={c.aurora}
        d="M160 214q0-16 16-16h70q16 0 16 16v26H160zM378 214q0-16 16-16h70q16 0 16 16v26H378z"
      />
      <path fill={c.snow} opacity=".4" d="M276 60h88l150 186H126z" />
      {/* The table. */}
      <path fill={c.ink} d="M308 256h24v56h40v10H268v-10h40z" />
      <ellipse cx="320" cy="254" rx="176" ry="30" fill={c.skin4} />
      <ellipse cx="320" cy="246" rx="176" ry="30" fill={c.skin3} />
      <path fill={c.snow} d="M300 232h22v14h-22zM372 240h22v14h-22zM238 248l40-6 8 8-38 6z" />
      <path
        stroke={c.ink}
        strokeWidth="5"
        d="M232 244l-30-70 22-26M408 244l30-70-22-26M176 258l-40-80 30-34M464 258l40-80-30-34"
      />
      {microphone(228, 140, 34)}
      {microphone(412, 140, -34)}
      {microphone(174, 134, 40)}
      {microphone(466, 134, -40)}
      {/* Two in front. */}
      <path
        fill={c.spruce}
        d="M64 330v-84q0-26 26-26h44q26 0 26 26v84zM480 330v-84q0-26 26-26h44q26 0 26 26v84z"
      />
      <path
        fill={c.aurora}
        d="M52 330v-40q0-18 16-18t16 18v40zM140 330v-40q0-18 16-18t16 18v40zM468 330v-40q0-18 16-18t16 18v40zM556 330v-40q0-18 16-18t16 18v40z"
      />
      {/* Lamp and cameras. */}
      <path stroke={c.ink} strokeWidth="5" d="M320-200V24" />
      <path fill={c.ink} d="M264 62q8-40 56-40t56 40z" />
      <path fill={c.voice} d="M296 62h48q-24 16-48 0z" />
      <path fill={c.ink} d="M20 44h46v28H20zM66 52l16-8v28l-16-8zM574 44h46v28h-46zM574 52l-16-8v28l16-8z" />
      <path stroke={c.ink} strokeWidth="5" d="M42 44V-200M598 44V-200" />
      <circle cx="30" cy="52" r="4" fill={c.voice} />
      <circle cx="610" cy="52" r="4" fill={c.voice} />
    </Scene>
  );
}

/** The curved wall in its lights, a stool, somebody in make-up, two cameras. */
function SaintRoch(props: DrawingProps) {
  return (
    <Scene
      {...sheet}
      description="Plateau Saint-Roch&nbsp;: un mur courbe sous une grille de projecteurs, une invitée sur un tabouret, deux caméras."
      {...props}
    >
      <path fill={c.ink} d="M-400-200h1440v800H-400z" />
      <path fill={c.deep} d="M110-200h420v420q0 40 40 44l470 30v300H-400V294l470-30q40-4 40-44z" />
      <path fill={c.blue} d="M176-200h288v420q0 44 60 56l140 60H-24l140-60q60-12 60-56z" opacity=".75" />
      <ellipse cx="320" cy="276" rx="150" ry="26" fill={c.frost} opacity=".8" />
      <path fill={c.snow} opacity=".16" d="M150 40h44l230 236H230zM446 40h44l-80 236H216z" />
      <path fill={c.voice} opacity=".2" d="M300 40h40l100 236H200z" />
      {/* The grid. */}
      <path
        stroke={c.slate}
        strokeWidth="6"
        d="M-400 14h1440M-400-30h1440M60-200V14M200-200V14M320-200V14M440-200V14M580-200V14"
      />
      <path
        fill={c.night}
        d="M140 14h64l10 34h-84zM288 14h64l10 34h-84zM436 14h64l10 34h-84zM28 14h54l8 26H20zM558 14h54l8 26h-70z"
      />
      <path fill={c.blush} d="M136 48h72v7h-72zM284 48h72v7h-72zM432 48h72v7h-72z" />
      {/* She, on a stool. */}
      <path stroke={c.ink} strokeWidth="6" d="M300 216l-14 62M340 216l14 62M292 250h56" />
      <path fill={c.ink} d="M288 208h64v10h-64z" />
      <path stroke={c.night} strokeWidth="20" d="M312 200l30 6 6 40" />
      <path fill={c.rust} d="M338 254h18l12 10h-30z" />
      <path fill={c.voice} d="M290 212c-2-50 0-78 30-80 30 2 34 30 32 80z" />
      <path fill={c.skin3} d="M312 112h17v26q-8 8-17 0z" />
      <path fill={c.skin3} d="M302 92c0-28 37-28 37 0s-8 34-18 34-19-10-19-34z" />
      <path fill={c.ink} d="M298 100c-14-32 6-48 24-48s36 16 22 48q0-14-6-20-18 6-32-2-6 8-8 22z" />
      <path stroke={c.ink} strokeWidth="2.5" d="M312 96v2M328 96v2M315 112q5 4 10 0" />
      <path stroke={c.voice} strokeWidth="14" d="M348 150l24 24 14-16" />
      <path stroke={c.skin3} strokeWidth="10" d="M388 154l4-8" />
      {/* The cameras. */}
      <path
        stroke={c.ink}
        strokeWidth="8"
        d="M110 214l-34 130M110 214l34 130M530 214l-34 130M530 214l34 130"
      />
      <path
        fill={c.ink}
        d="M60 152h92q8 0 8 8v46q0 8-8 8H60q-8 0-8-8v-46q0-8 8-8zM160 170l36-14v52l-36-14zM488 152h92q8 0 8 8v46q0 8-8 8h-92q-8 0-8-8v-46q0-8 8-8zM480 170l-36-14v52l36-14z"
      />
      <path fill={c.night} d="M70 130h44v22H70zM526 130h44v22h-44z" />
      <path fill={c.blue} d="M64 164h40v28H64zM536 164h40v28h-40z" />
      <circle cx="140" cy="166" r="5" fill={c.voice} />
      <circle cx="500" cy="166" r="5" fill={c.voice} />
    </Scene>
  );
}

/** A booth for one voice. */
function Limoilou(props: DrawingProps) {
  return (
    <Scene
      {...sheet}
      description="Cabine Limoilou&nbsp;: entre des murs de mousse, un seul micro, son écran, un lutrin et une lampe."
      {...props}
    >
      <path fill={c.spruce} d="M-400-200h1440v800H-400z" />
      <path
        fill={c.aurora}
        opacity=".28"
        d={Array.from({ length: 9 }, (_, row) =>
          Array.from(
            { length: 22 },
            (__, column) => `M${-220 + column * 50} ${-170 + row * 50}l50 0-50 50z`,
          ).join(''),
        ).join('')}
      />
      <path fill={c.night} d="M-400 262h1440v300H-400z" />
      <path fill={c.dusk} d="M120 262h400l60 80H60z" />
      <circle cx="320" cy="130" r="170" fill={c.blush} opacity=".14" />
      <circle cx="320" cy="130" r="110" fill={c.blush} opacity=".18" />
      {/* The window to the control room. */}
      <path fill={c.ink} d="M36 40h130v110H36z" />
      <path fill={c.mist} d="M46 50h110v90H46z" />
      <path
        fill={c.deep}
        d="M72 140c0-34 10-42 30-42s30 8 30 42zM86 78c0-22 32-22 32 0s-6 26-16 26-16-6-16-26z"
      />
      <path stroke={c.voice} strokeWidth="5" d="M84 80c0-30 36-30 36 0" />
      {/* The microphone. */}
      <path
        stroke={c.ink}
        strokeWidth="8"
        d="M320 300V226M320 226q-40-4-40-40M320 226q40-4 40-40M264 306h112"
      />
      <rect x="286" y="82" width="68" height="124" rx="34" fill={c.ink} />
      <path stroke={c.slate} strokeWidth="5" d="M302 108h36M298 124h44M298 140h44" />
      <path fill={c.voice} d="M286 162h68v13h-68z" />
      <circle cx="402" cy="136" r="40" stroke={c.ink} strokeWidth="6" fill={c.ink} fillOpacity=".3" />
      <path stroke={c.ink} strokeWidth="5" d="M402 176q-6 60-70 62" />
      {/* A stand with a text, a lamp, a stool. */}
      <path fill={c.snow} d="M456 118h96l12 82H444z" />
      <path stroke={c.deep} strokeWidth="5" d="M474 138h58M472 154h44M470 170h66" />
      <path
        stroke={c.voice}
        strokeWidth="5"
        d={rowOf([0.4, 0.8, 0.5, 1, 0.6], { x: 474, y: 187, step: 9, tallest: 16 })}
      />
      <path fill={c.ink} d="M440 200h128v9H440zM499 209h9v90h-9z" />
      <path stroke={c.ink} strokeWidth="7" d="M472 302h62" />
      <path stroke={c.ink} strokeWidth="5" d="M564 206l22-60-30-40" />
      <path fill={c.voice} d="M536 98l32-16 8 30-24 8z" />
      <path fill={c.skin3} d="M168 222h84v14h-84z" />
      <path stroke={c.ink} strokeWidth="7" d="M184 236l-12 70M236 236l12 70M178 276h64" />
    </Scene>
  );
}

/** The drawn rooms of the studios that have one, by their ids in the content. */
export const rooms: Readonly<Record<string, ComponentType<DrawingProps>>> = {
  charest: Charest,
  'saint-roch': SaintRoch,
  limoilou: Limoilou,
};
