import type { ReactNode } from 'react';
import { theme } from '#theme/theme.ts';
import { rowOf } from './bars.ts';
import type { Opening } from './opening.ts';
import { type DrawingProps, Scene } from './Scene.tsx';

const { scene: c } = theme;

/** Somebody on their feet, 300 high; arms and what they hold come over the body. */
function Standing({
  x,
  skin,
  top,
  legs,
  children,
}: {
  x: number;
  skin: string;
  top: string;
  legs: string;
  children: ReactNode;
}) {
  return (
    <g transform={`translate(${x} 470)`}>
      <path fill={legs} d="M-34 0l6-136h56l6 136H8L0-96-8 0z" />
      <path fill={c.ink} d="M-40 0q0-16 14-16h18v16zM40 0q0-16-14-16H8v16z" />
      <path fill={top} d="M-42-120c-4-72-2-104 20-114 14-6 30-6 44 0 22 10 24 42 20 114-24 8-60 8-84 0z" />
      <path fill={skin} d="M-12-252h24v24q-12 12-24 0zM-24-284c0-36 48-36 48 0s-10 42-24 42-24-12-24-42z" />
      {children}
    </g>
  );
}

/** Four people try out four ways of speaking, in a room full of morning. */
function Classroom(props: DrawingProps) {
  return (
    <Scene
      description="Dans une salle aux grandes fenêtres, quatre personnes s’exercent&nbsp;: au lutrin, devant une caméra, à l’écran et les mains ouvertes, sans rien."
      width={1440}
      height={540}
      {...props}
    >
      {/* Winter behind the windows. */}
      <path
        fill={c.snow}
        d="M800-60h170v370H800zM1010-60h170v370h-170zM1220-60h170v370h-170zM1430-60h170v370h-170zM1640-60h170v370h-170z"
      />
      <path
        fill={c.frost}
        d="M800 60h170v250H800zM1010 60h170v250h-170zM1220 60h170v250h-170zM1430 60h170v250h-170zM1640 60h170v250h-170z"
      />
      <path
        fill={c.mist}
        d="M800 310v-80l50-44 46 44h74v80zM1010 310v-70h60l10-70 10 70h90v70zM1220 310v-60l70-50 60 50h40v60zM1430 310v-90h90l40-40 40 40v90zM1640 310v-60h170v60z"
      />
      <path fill={c.snow} d="M838 196l12-10 46 44h-16zM1278 210l12-10 60 50h-22z" />
      <path
        stroke={c.aurora}
        strokeWidth="10"
        d="M800-60v370h170V-60M1010-60v370h170V-60M1220-60v370h170V-60M1430-60v370h170V-60M885-60v370M1095-60v370M1305-60v370M1515-60v370M800 120h170M1010 120h170M1220 120h170M1430 120h170"
      />
      <path
        fill={c.spruce}
        d="M780 306h212v16H780zM990 306h212v16H990zM1200 306h212v16h-212zM1410 306h212v16h-212z"
      />
      {/* The floor, and the morning on it. */}
      <path fill={c.sand} d="M-1600 400h5000v600h-5000z" />
      <path fill={c.linen} d="M-1600 400h5000v10h-5000z" />
      <path
        fill={c.snow}
        d="M740 410h150L650 540H470zM960 410h150L900 540H720zM1180 410h150l-180 130H970zM1400 410h150l-150 130h-180z"
        opacity=".9"
      />
      <g transform="translate(70 108) scale(.77)">
        {/* The one at the lectern. */}
        <path fill={c.linen} d="M20 470h300v12H20z" />
        <Standing x={130} skin={c.skin1} top={c.deep} legs={c.ink}>
          <path
            fill={c.slate}
            d="M-28-278c-8-36 14-44 30-42 22 0 32 16 26 40l-10-14q-20 2-34-6-2 16-12 22z"
          />
          <path stroke={c.slate} strokeWidth="3" d="M-4-272h8M12-272h8M4-254h10" />
          <path stroke={c.deep} strokeWidth="20" d="M30-216l54-4 20-40" />
          <path stroke={c.skin1} strokeWidth="16" d="M106-268l4-22" />
          <path stroke={c.deep} strokeWidth="20" d="M-32-214q-20 50 30 70l44 4" />
        </Standing>
        <path fill={c.rust} d="M176 320h112l-18 30h-76z" />
        <path fill={c.rust} d="M206 350h52v120h-52zM186 462h92v10h-92z" />
        <path stroke={c.ink} strokeWidth="6" d="M232 320q2-40-22-58" />
        <rect x="196" y="236" width="18" height="34" rx="9" fill={c.ink} transform="rotate(-30 205 253)" />
        {/* The one who is asked. */}
        <path fill={c.spruce} d="M560 470l8-100h-90l8 100h-10l-12-120q0-14 14-14h90q14 0 14 14l-12 120z" />
        <path fill={c.ink} d="M500 470l14-80h20l10 80h-20l-2-40-4 40z" />
        <path
          fill={c.voice}
          d="M474 380c-4-76 0-106 22-114 16-6 30-6 46 0 22 8 26 38 22 114-28 8-62 8-90 0z"
        />
        <path
          fill={c.skin4}
          d="M507 240h24v28q-12 12-24 0zM495 210c0-36 48-36 48 0s-10 42-24 42-24-12-24-42z"
        />
        <path fill={c.ink} d="M490 214c-20-40 4-62 30-62s48 20 30 60q2-20-10-28-20 6-40 0-8 14-10 30z" />
        <path stroke={c.ink} strokeWidth="3" d="M508 214h8M526 214h8M514 234q8 6 14 0" />
        <path stroke={c.voice} strokeWidth="20" d="M486 290q-22 50 20 62l24-6M550 290q26 40 40 20l24-34" />
        <path stroke={c.skin4} strokeWidth="15" d="M614 276l8-18" />
        <path stroke={c.ink} strokeWidth="9" d="M410 330l-44 140M410 330l36 140M410 330v140" />
        <path
          fill={c.ink}
          d="M356 262h86q10 0 10 10v50q0 10-10 10h-86q-10 0-10-10v-50q0-10 10-10zM452 284l34-16v54l-34-14z"
        />
        <circle cx="368" cy="276" r="6" fill={c.voice} />
        {/* The one who speaks to a screen. */}
        <Standing x={826} skin={c.skin3} top={c.sand} legs={c.blue}>
          <path
            fill={c.rust}
            d="M-30-270c-8-44 10-56 32-54 26 0 32 20 26 40l8 50q-14 8-22-4 6-32-4-50-24 6-32-6-2 16-8 24z"
          />
          <path stroke={c.skin4} strokeWidth="3" d="M-12-276h8M4-276h8M-8-258q6 5 12 0" />
          <path stroke={c.sand} strokeWidth="20" d="M-32-214q-40 30-60 62M32-214q10 60-40 66l-40-2" />
          <path stroke={c.skin3} strokeWidth="15" d="M-92-152l-10 6M-48-150h-14" />
        </Standing>
        <path fill={c.ink} d="M650 296h76q8 0 8 8v62h-92v-62q0-8 8-8z" />
        <path fill={c.snow} d="M654 308h68v48h-68z" />
        <path
          stroke={c.voice}
          strokeWidth="4.5"
          d={rowOf([0.3, 0.7, 0.5, 1, 0.6, 0.8, 0.4], { x: 664, y: 332, step: 8, tallest: 34 })}
        />
        <path fill={c.rust} d="M600 366h180v14H600z" />
        <path stroke={c.rust} strokeWidth="9" d="M620 380l-16 90M760 380l16 90" />
        {/* The one who has nothing but a voice. */}
        <Standing x={1130} skin={c.skin2} top={c.spruce} legs={c.night}>
          <path
            fill={c.ink}
            d="M-26-274c-8-40 12-50 28-50 20 0 30 14 24 50-2-20-8-28-14-30q-18 8-30 2-6 12-8 28z"
          />
          <path fill={c.ink} d="M-22-262q22 16 44 0l-4 22q-18 18-36 0z" />
          <path stroke={c.ink} strokeWidth="3" d="M-12-278h8M4-278h8" />
          <path stroke={c.snow} strokeWidth="3.5" d="M-6-250h12" />
          <path stroke={c.spruce} strokeWidth="20" d="M-32-214l-50 44-34-30M32-214l50 44 34-30" />
          <path stroke={c.skin2} strokeWidth="16" d="M-116-200l-18-8M116-200l18-8" />
        </Standing>
        <path
          stroke={c.voice}
          strokeWidth="11"
          d={rowOf([0.25, 0.5, 0.36, 0.7, 0.46, 0.9, 0.6, 1, 0.5, 0.75, 0.4], {
            x: 1310,
            y: 210,
            step: 26,
            tallest: 130,
          })}
        />
      </g>
    </Scene>
  );
}

export const classroom = {
  Drawing: Classroom,
  ground: 'mint',
  composition: 'under',
  focus: 0.47,
} satisfies Opening;
