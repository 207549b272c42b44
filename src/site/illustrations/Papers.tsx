import { theme } from '#theme/theme.ts';
import { rowOf } from './bars.ts';
import type { Opening } from './opening.ts';
import { type DrawingProps, Scene } from './Scene.tsx';

const { scene: c } = theme;

const lines = 'M782 156h236M782 184h268M782 212h214M782 240h252M782 268h180';

/** What one signs: sheets, a pen, a seal. */
function Papers(props: DrawingProps) {
  return (
    <Scene
      description="Des feuilles sur une table de bois&nbsp;: un texte d’une page, un stylo débouché et un sceau rouge dont partent cinq barres."
      width={1200}
      height={520}
      {...props}
    >
      <path fill={c.skin2} d="M560 380h3000v600H520z" />
      <path fill={c.skin3} d="M560 380h3000v10H559z" />
      <path fill={c.linen} d="M730 60h380v520H730z" transform="rotate(7 920 320)" />
      <path fill={c.frost} d="M720 60h380v520H720z" transform="rotate(-5 910 320)" />
      <path fill={c.snow} d="M724 56h380v520H724z" />
      <path stroke={c.ink} strokeWidth="14" d="M782 112h150" />
      <path stroke={c.slate} strokeWidth="7" d={lines} />
      <path stroke={c.slate} strokeWidth="7" d="M782 312h236M782 340h130" />
      {/* The signature is a voice. */}
      <path
        stroke={c.deep}
        strokeWidth="7"
        d={rowOf([0.2, 0.5, 0.9, 0.4, 0.7, 1, 0.5, 0.3, 0.6, 0.25], {
          x: 790,
          y: 414,
          step: 15,
          tallest: 64,
        })}
      />
      <path stroke={c.linen} strokeWidth="5" d="M782 460h180" />
      {/* The seal. */}
      <path
        fill={c.voice}
        d="M1016 358q26-20 52 0 34-6 38 28 26 22 4 50 4 34-32 38-22 28-52 8-34 6-42-26-28-20-8-50-2-38 40-48z"
      />
      <path
        stroke={c.rust}
        strokeWidth="7"
        d={rowOf([0.3, 0.45, 0.62, 0.8, 1], { x: 1014, y: 418, step: 14, tallest: 58 })}
      />
      {/* The pen and its cap. */}
      <g transform="rotate(24 640 430)">
        <path fill={c.ink} d="M600 300h34v150h-34z" />
        <path fill={c.voice} d="M600 420h34v14h-34z" />
        <path fill={c.mist} d="M604 450h26l-13 46z" />
        <path fill={c.ink} d="M600 300q0-18 17-18t17 18z" />
      </g>
      <path fill={c.ink} d="M560 470h92q14 0 14 15t-14 15h-92z" />
      <path stroke={c.mist} strokeWidth="5" d="M580 478h58" />
    </Scene>
  );
}

export const papers = {
  Drawing: Papers,
  ground: 'sand',
  composition: 'beside',
  focus: 0.76,
} satisfies Opening;
