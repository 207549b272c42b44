import { theme } from '#theme/theme.ts';
import { voiceOf } from './bars.ts';
import type { Opening } from './opening.ts';
import { type DrawingProps, Scene } from './Scene.tsx';

const { scene: c } = theme;

/** A ferry and a lighthouse at nightfall: what our work is remembered by. For what is shared of the projects. */
function River(props: DrawingProps) {
  return (
    <Scene
      description="La brunante sur le fleuve&nbsp;: un traversier, un phare dont le faisceau balaie l’eau, une onde sous la ligne d’eau."
      width={1360}
      height={400}
      {...props}
    >
      <path fill={c.dusk} d="M-200 150q180-90 360-40t300-60 340 70 260-60 500 60v60H-200z" />
      <circle cx="640" cy="186" r="120" fill={c.rust} opacity=".5" />
      <circle cx="640" cy="186" r="78" fill={c.voice} />
      <path fill={c.deep} d="M-200 186h1800v260H-200z" />
      <path
        stroke={c.blue}
        strokeWidth="10"
        d={voiceOf('le fleuve', 76, { x: -10, y: 200, step: 18, tallest: 190, from: 'below' })}
      />
      <path
        stroke={c.voice}
        strokeWidth="10"
        d={voiceOf('le soleil', 9, { x: 568, y: 200, step: 18, tallest: 170, from: 'below' })}
      />
      {/* The ferry. */}
      <path fill={c.ink} d="M180 176h300l-24 52q-4 10-14 10H222q-12 0-16-10z" />
      <path fill={c.sand} d="M214 176v-48h200l20 48zM250 128V92h120v36z" />
      <path fill={c.ember} d="M290 52h42v40h-42z" />
      <path stroke={c.deep} strokeWidth="15" d="M246 152v.1M276 152v.1M306 152v.1M366 152v.1M396 152v.1" />
      <path stroke={c.voice} strokeWidth="15" d="M336 152v.1" />
      <path stroke={c.sand} strokeWidth="5" d="M388 128V58" />
      <path fill={c.voice} d="M388 60l42 13-42 13z" />
      {/* The lighthouse and its beam. */}
      <path fill={c.frost} opacity=".16" d="M1090 40L560-40v116z" />
      <path fill={c.ink} d="M1000 196q90-54 210 0z" />
      <path fill={c.snow} d="M1068 180l12-118h40l12 118z" />
      <path fill={c.voice} d="M1077 92h46l3 28h-52zM1070 148h60l3 28h-66z" />
      <path fill={c.ink} d="M1072 54h56v8h-56zM1082 26h36v28h-36zM1078 26l22-18 22 18z" />
      <path fill={c.blush} d="M1088 32h24v16h-24z" />
    </Scene>
  );
}

export const river = {
  Drawing: River,
  ground: 'night',
  composition: 'under',
  focus: 0.5,
} satisfies Opening;
