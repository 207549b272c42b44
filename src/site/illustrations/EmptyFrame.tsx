import { theme } from '#theme/theme.ts';
import type { DetailProps } from './Detail.tsx';
import { type DrawingProps, Scene } from './Scene.tsx';

const { scene: c } = theme;

/** The place on the wall that waits for the next project. */
function EmptyFrame(props: DrawingProps) {
  return (
    <Scene
      description="Une salle d’exposition&nbsp;: sous un projecteur, un cadre encore vide, que quelqu’un regarde, un dossier sous le bras."
      width={600}
      height={440}
      {...props}
    >
      <path fill={c.dusk} d="M-1200-600h3000v980h-3000z" />
      <path fill={c.night} d="M-1200 380h3000v600h-3000z" />
      {/* The lamp, and what it lights. */}
      <path fill={c.deep} d="M276-40h48l250 420H26z" />
      <path fill={c.blue} opacity=".45" d="M26 380h548l90 100H-64z" />
      <path fill={c.ink} d="M-1200-600h3000v560h-3000zM262-44h76l14 34H248z" />
      <path fill={c.snow} d="M248-10h104l-10 8h-84z" />
      {/* The frame, and those beside it. */}
      <path fill={c.sand} d="M150 84h300v208H150z" />
      <path fill={c.linen} d="M150 276h300v16H150z" />
      <path fill={c.snow} d="M172 106h256v164H172z" />
      <path fill={c.frost} d="M172 106h256v10H182v154h-10z" />
      <path fill={c.voice} d="M276 312h48v18h-48z" />
      <path fill={c.night} d="M-90 96h150v180H-90zM540 96h170v180H540z" />
      <path stroke={c.blue} strokeWidth="10" d="M-50 210v-40M-26 230v-80M-2 206v-34M22 220v-60" />
      <path fill={c.blue} d="M560 276l56-92 34 48 24-34 36 78z" />
      {/* Who looks. */}
      <path fill={c.ink} d="M394 700c-6-190-8-262 12-286 18-22 80-22 98 0 20 24 18 96 12 286z" />
      <path fill={c.skin3} d="M436 372h38v34q-19 16-38 0z" />
      <path fill={c.ink} d="M412 340c-4-62 90-62 86 0 0 36-18 54-43 54s-43-18-43-54z" />
      <path fill={c.skin3} d="M410 338q-8-2-6 12t12 10z" />
      <path fill={c.voice} transform="rotate(-8 520 500)" d="M500 452h62v84h-62z" />
      <path stroke={c.ink} strokeWidth="26" d="M504 436q34 52 22 84" />
    </Scene>
  );
}

export const emptyFrame = { Drawing: EmptyFrame, ground: 'deep', focus: 0.5 } satisfies DetailProps;
