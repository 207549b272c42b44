import { theme } from '#theme/theme.ts';
import { rowOf } from './bars.ts';
import type { Opening } from './opening.ts';
import { type DrawingProps, Scene } from './Scene.tsx';

const { scene: c } = theme;

/** The street on a winter's morning, and the house. */
function Street(props: DrawingProps) {
  return (
    <Scene
      description="Une rue de Québec un matin d’hiver&nbsp;: des maisons aux toits pentus et, sous une enseigne à cinq barres, celle où quelqu’un salue à la fenêtre."
      width={1440}
      height={560}
      {...props}
    >
      {/* Far roofs and a steeple. */}
      <path
        fill={c.snow}
        d="M-1600 420v-70h500l70-50 70 50h420l80-60 80 60h270l50-40h90v-30l20-110 20 110v30h90l60-46 60 46h300v-60h130v-40h90v40h200l80-60 80 60h1000v100z"
        opacity=".75"
      />
      <g transform="translate(196 140) scale(.72)">
        {/* The houses beside. */}
        <path fill={c.rust} d="M-1600 500V330h1100v170zM-60 500V330h220v170z" />
        <path fill={c.blue} d="M-500 500V300h240v200zM420 500V306h260v194z" />
        <path fill={c.linen} d="M-260 500V336h200v164zM160 500V318h260v182z" />
        <path
          fill={c.ink}
          d="M-74 330l44-84h160l44 84zM146 318l50-96h190l50 96zM406 306l52-104h184l52 104zM-514 300l50-100h140l78 100zM-272 336l44-80h130l50 80z"
        />
        <path
          fill={c.snow}
          d="M-38 262l8-16h160l8 16q-20 12-40 2t-44 6-44-4-48-4zM186 242l10-20h190l10 20q-26 14-50 0t-50 8-50-6-60-2zM448 222l10-20h184l10 20q-24 14-48 2t-50 6-50-6-56-2z"
        />
        <path fill={c.skin3} d="M80 250v-56h34v56zM330 226v-60h36v60zM470 206v-64h38v64z" />
        <path fill={c.snow} d="M76 198v-14h42v14zM326 170v-14h44v14zM466 146v-14h46v14z" />
        <path
          fill={c.sand}
          d="M-6 322v-46l24-24 24 24v46zM60 322v-46l24-24 24 24v46zM230 310v-52l27-26 27 26v52zM318 310v-52l27-26 27 26v52zM500 298v-54l28-28 28 28v54zM590 298v-54l28-28 28 28v54z"
        />
        <path
          fill={c.deep}
          d="M8 284h20v28H8zM74 284h20v28H74zM244 266h26v34h-26zM332 266h26v34h-26zM514 252h28v36h-28zM604 252h28v36h-28zM-30 362h40v60h-40zM96 362h40v60H96zM186 350h44v64h-44zM350 350h44v64h-44zM448 340h46v66h-46zM610 340h46v66h-46z"
        />
        <path
          fill={c.snow}
          d="M-34 420h48v8h-48zM92 420h48v8H92zM182 414h52v9h-52zM346 414h52v9h-52zM444 406h54v9h-54zM606 406h54v9h-54z"
        />
        <path fill={c.spruce} d="M34 500V384h42v116zM528 500V372h50v128z" />
        <path fill={c.night} d="M266 500V376h48v124z" />
      </g>
      {/* The house. */}
      <path fill={c.deep} d="M1240 500V250h260v250z" />
      <path fill={c.ink} d="M1226 250l54-110h190l54 110z" />
      <path fill={c.snow} d="M1268 164l12-24h190l12 24q-30 14-56 2t-60 6-50-6-48-2z" />
      <path fill={c.spruce} d="M1500 500V300h900v200z" />
      <path fill={c.ink} d="M1486 300l50-90h900v90z" />
      <path fill={c.blush} d="M1300 300h50v74h-50zM1410 300h50v74h-50z" />
      <path fill={c.skin3} d="M790 170V40h56v130zM1120 170V30h56v140z" />
      <path fill={c.snow} d="M784 50V34h68v16zM1114 40V24h68v16z" />
      <path fill={c.sand} d="M740 500V220h500v280z" />
      <path
        fill={c.linen}
        d="M740 220h36v280h-36zM776 300h30v20h-30zM776 400h24v20h-24zM1180 270h40v20h-40zM1120 440h36v18h-36zM900 250h34v16h-34zM1160 340h30v18h-30z"
      />
      <path fill={c.rust} d="M716 222l88-152h372l88 152z" />
      <path fill={c.snow} d="M786 102l18-32h372l18 32q-28 22-60 4t-66 12-60-12-66 10-66-8-56 6-34-12z" />
      <path
        fill={c.sand}
        d="M844 214v-70l40-38 40 38v70zM950 214v-70l40-38 40 38v70zM1056 214v-70l40-38 40 38v70z"
      />
      <path fill={c.night} d="M864 152h40v52h-40zM970 152h40v52h-40z" />
      <path fill={c.blush} d="M1076 152h40v52h-40z" />
      <path
        fill={c.snow}
        d="M836 148l48-46 48 46-12 8-36-34-36 34zM942 148l48-46 48 46-12 8-36-34-36 34zM1048 148l48-46 48 46-12 8-36-34-36 34z"
      />
      {/* Somebody waves beside a microphone. */}
      <path fill={c.blush} d="M800 290h170v124H800z" />
      <path fill={c.spruce} d="M840 414c0-50 14-64 42-64s42 14 42 64z" />
      <path fill={c.skin2} d="M872 336h20v20q-10 8-20 0z" />
      <circle cx="882" cy="322" r="22" fill={c.skin2} />
      <path fill={c.skin4} d="M858 324c-4-30 10-38 26-38 18 0 28 16 22 38l-8-14q-14 4-26-2-4 12-14 16z" />
      <path stroke={c.skin4} strokeWidth="3" d="M882 332q6 4 11-1" />
      <path stroke={c.spruce} strokeWidth="15" d="M914 382l24-26" />
      <path stroke={c.skin2} strokeWidth="12" d="M938 356l4-30" />
      <path stroke={c.ink} strokeWidth="5" d="M818 414v-30l18-14" />
      <rect x="832" y="346" width="17" height="34" rx="8" fill={c.ink} transform="rotate(50 840 363)" />
      <path stroke={c.deep} strokeWidth="10" d="M800 290h170v124H800zM885 290v16" />
      <path fill={c.snow} d="M788 412h194v14H788z" />
      {/* The door, and the sign of five bars. */}
      <path fill={c.ink} d="M1040 500V316h104v184z" />
      <path fill={c.voice} d="M1052 500V328h80v172z" />
      <path fill={c.blush} d="M1064 340h56v50h-56z" />
      <circle cx="1120" cy="424" r="6" fill={c.ink} />
      <path fill={c.linen} d="M1026 500h132v-14h-132z" />
      <path fill={c.ink} d="M1040 236h104v56h-104z" />
      <path
        stroke={c.snow}
        strokeWidth="6"
        d={rowOf([0.25, 0.42, 0.6, 0.8, 0], { x: 1068, y: 264, step: 12, tallest: 36 })}
      />
      <path stroke={c.voice} strokeWidth="6" d="M1116 246v36" />
      {/* Snow, and who goes by. */}
      <path fill={c.snow} d="M-1600 490h2280q30-20 70-8t90 6 190 0 220-2 150 6 2000-4v340h-5000z" />
      <path fill={c.frost} d="M-1600 530q1200-30 2300-8t2700 0v40h-5000z" />
      <path stroke={c.ink} strokeWidth="9" d="M700 520V250q0-34 34-34" />
      <path fill={c.ink} d="M714 206h46l12 34h-70z" />
      <path fill={c.blush} d="M706 240h60l-6 14h-48z" />
      <path stroke={c.ink} strokeWidth="12" d="M352 520l10-44 24 44" />
      <path fill={c.aurora} d="M336 480c0-52 6-74 30-74s32 22 32 74z" />
      <circle cx="366" cy="388" r="19" fill={c.skin4} />
      <path fill={c.voice} d="M346 384c0-18 8-26 20-26s20 8 20 26z" />
      <circle cx="366" cy="356" r="7" fill={c.voice} />
      <path stroke={c.aurora} strokeWidth="12" d="M346 424l-24 26" />
      <path stroke={c.ink} strokeWidth="3" d="M322 450l-66 62" />
      <path stroke={c.rust} strokeWidth="7" d="M182 524h76q14 0 16-14M200 524v-14M240 524v-14M192 508h60" />
      <path fill={c.blue} d="M198 506c0-34 6-44 22-44s22 10 22 44z" />
      <circle cx="220" cy="450" r="14" fill={c.skin3} />
      <path fill={c.snow} d="M204 450c-2-16 8-22 16-22s16 6 16 20z" />
    </Scene>
  );
}

export const street = {
  Drawing: Street,
  ground: 'frost',
  composition: 'under',
  focus: 0.667,
} satisfies Opening;
