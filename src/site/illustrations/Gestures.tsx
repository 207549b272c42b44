import type { ComponentType, ReactNode } from 'react';
import { theme } from '#theme/theme.ts';
import { rowOf } from './bars.ts';
import { GestureRoot } from './Scene.styles.ts';

const { scene: c } = theme;

/** A gesture above the line of a figure: arms come from behind the line. */
const Gesture = ({ children }: { children: ReactNode }) => (
  <GestureRoot viewBox="0 0 240 170" aria-hidden focusable={false}>
    {children}
  </GestureRoot>
);

/** Two hands give what is finished. */
const Deliver = () => (
  <Gesture>
    <path fill={c.sand} d="M62 52h116v84H62z" />
    <path fill={c.linen} d="M62 52h116v14H62z" />
    <path fill={c.snow} d="M62 52L44 34h62l14 18zM178 52l18-18h-62l-14 18z" />
    <path
      stroke={c.voice}
      strokeWidth="7"
      d={rowOf([0.3, 0.55, 0.9, 0.5, 1, 0.65, 0.35], { x: 84, y: 101, step: 12, tallest: 46 })}
    />
    <path fill={c.aurora} d="M14 190l12-58 34 8-8 50zM226 190l-12-58-34 8 8 50z" />
    <path fill={c.snow} d="M24 142l3-14 34 8-3 14zM216 142l-3-14-34 8 3 14z" />
    <path
      fill={c.skin3}
      d="M28 128l8-36q4-14 16-10l12 4q12 4 12 14t-10 10l-6 24zM212 128l-8-36q-4-14-16-10l-12 4q-12 4-12 14t10 10l6 24z"
    />
    <path stroke={c.skin3} strokeWidth="11" d="M54 120h24M54 134h20M186 120h-24M186 134h-20" />
  </Gesture>
);

/** Two who strike hands. */
const Agree = () => (
  <Gesture>
    <path stroke={c.voice} strokeWidth="8" d="M120 30V8M88 38L76 20M152 38l12-18M62 62L44 52M178 62l18-10" />
    <path fill={c.rust} d="M22 190l44-52 30 26-26 26z" />
    <path fill={c.aurora} d="M218 190l-44-52-30 26 26 26z" />
    <path fill={c.blush} d="M60 146l10-12 30 26-10 12zM180 146l-10-12-30 26 10 12z" />
    <path fill={c.skin1} d="M74 136l18-66q4-14 14-11t7 16l-4 17 8-2q12 0 11 14l-16 46-12 12z" />
    <path fill={c.skin2} d="M166 136l-18-66q-4-14-14-11t-7 16l4 17-8-2q-12 0-11 14l16 46 12 12z" />
  </Gesture>
);

/** A hand behind an ear, and a voice that reaches it. */
const Listen = () => (
  <Gesture>
    <path fill={c.blue} d="M30 190q4-44 50-52h40q46 8 50 52z" />
    <path fill={c.skin4} d="M84 120h40v26q-20 14-40 0z" />
    <path
      fill={c.skin4}
      d="M68 60q2-34 38-34t40 36q0 14 8 26 3 6-6 8 0 10-2 16-2 12-18 10-10 14-26 10-34-8-34-72z"
    />
    <path
      fill={c.ink}
      d="M62 86q-12-68 46-68 38 0 42 34-26 8-44 0-2 22-14 22-12-2-14 12-2 12-4 14-8-2-12-14z"
    />
    <path fill={c.skin3} d="M82 84q0-14 12-14t12 14-12 18-12-18z" />
    <path stroke={c.skin4} strokeWidth="4" d="M98 80q-8 0-6 10" />
    <path fill={c.frost} d="M22 190l8-50 30-6 6 20-6 36z" />
    <path fill={c.skin4} d="M34 144q-6-30 10-56 6-12 16-22 8-8 14 0t-4 16q8-2 9 6t-5 14q-2 26-14 44z" />
    <path stroke={c.ink} strokeWidth="4" d="M128 68h8M136 100q8 4 14-2" />
    <path
      stroke={c.voice}
      strokeWidth="8"
      d={rowOf([0.35, 0.6, 0.9, 0.6], { x: 174, y: 84, step: 17, tallest: 84 })}
    />
  </Gesture>
);

/** A finger on the button that plays. */
const Press = () => (
  <Gesture>
    <path fill={c.ink} d="M44 14h96q16 0 16 16v160H28V30q0-16 16-16z" />
    <path fill={c.deep} d="M42 30h100v150H42z" />
    <path
      stroke={c.mist}
      strokeWidth="6"
      d={rowOf([0.4, 0.7, 1, 0.6, 0.85, 0.5, 0.3], { x: 56, y: 150, step: 12, tallest: 34 })}
    />
    <circle cx="92" cy="84" r="36" fill={c.voice} />
    <path fill={c.ink} d="M82 66l30 18-30 18z" />
    <path fill={c.spruce} d="M170 190l20-46 40 4 20 42z" />
    <path fill={c.mint} d="M184 150l8-16 40 4 4 16z" />
    <path fill={c.skin2} d="M190 136q-22-14-30-30l-44-14q-10-4-7-12t14-5l50 12 26 4q30 4 32 26l-2 22z" />
    <path stroke={c.skin1} strokeWidth="4" d="M118 84l4 1M170 112l18 4M174 124l16 2" />
  </Gesture>
);

/** What people do, by the name of the gesture that tells a figure. */
export const gestures = {
  deliver: Deliver,
  agree: Agree,
  listen: Listen,
  press: Press,
} satisfies Record<string, ComponentType>;
