import { theme } from '#theme/theme.ts';
import { voiceOf } from './bars.ts';
import type { Opening } from './opening.ts';
import { type DrawingProps, Scene } from './Scene.tsx';

const { scene: c } = theme;

/** A stretch of the wave for each trade, as the home page draws it. */
const stretches = ['podcast', 'video', 'marketing', 'analytics'].map((trade) => `voix ${trade}`);

/** The wave of the home page, which draws it by itself: here it is for what is shared. */
function Wave(props: DrawingProps) {
  return (
    <Scene
      description="Une onde d’un bord à l’autre, un tronçon par métier."
      width={1360}
      height={340}
      {...props}
    >
      {stretches.map((seed, index) => (
        <path
          key={seed}
          stroke={index === 0 ? c.voice : c.deep}
          strokeWidth="10"
          d={voiceOf(seed, 18, { x: 48 + index * 324, y: 170, step: 18, tallest: 270 })}
        />
      ))}
    </Scene>
  );
}

export const wave = { Drawing: Wave, ground: 'night', composition: 'under', focus: 0.5 } satisfies Opening;
