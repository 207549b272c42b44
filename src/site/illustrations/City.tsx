import { waveformBars } from '#design-system/primitives/Waveform';
import { theme } from '#theme/theme.ts';
import { voiceOf } from './bars.ts';
import type { Opening } from './opening.ts';
import { Light } from './Scene.styles.ts';
import { type DrawingProps, Scene } from './Scene.tsx';

const { scene: c } = theme;

/** The message on its way: it leaves a window of the lower town and rises over the roofs. */
const way = waveformBars('message', 50)
  .map((level, index) => {
    const t = index / 44;
    const x = 322 * (1 - t) ** 2 + 1600 * t * (1 - t) + 1330 * t * t;
    const y = 268 * (1 - t) ** 2 + 300 * t * (1 - t) - 140 * t * t;
    const length = (16 + 84 * level) * Math.min(1, 0.25 + 2.2 * t);
    return `M${Math.round(x)} ${Math.round(y - length / 2)}v${Math.round(length)}`;
  })
  .join('');

const windows = (x: number, y: number, columns: number, rows: number, step = 20, drop = 24) =>
  Array.from({ length: columns * rows }, (_, index) => {
    const at = [x + (index % columns) * step, y + Math.floor(index / columns) * drop];
    return `M${at.join(' ')}v8`;
  }).join('');

/** A message that goes out over a city: Québec at nightfall, from the river. */
function City(props: DrawingProps) {
  return (
    <Scene
      description="Québec à la tombée du jour&nbsp;: d’une fenêtre de la basse-ville, un message part en onde au-dessus des toits et du château."
      width={1440}
      height={540}
      {...props}
    >
      <g transform="translate(0 120)">
        <path
          fill={c.deep}
          d="M-1600 250q200-70 420-30t460-50 380 10 340-40 300 50 360-60 300 60 420-50 380 30 440-60 400 90 600-20v300h-5000z"
        />
        {/* The cape and what stands on it. */}
        <path
          fill={c.night}
          d="M-1600 420v-96l900-20 560 6 420-26 160 6q60-50 150-58l130-12 500-6 260 26 140 60 900 20 900-10v130z"
        />
        <g transform="translate(130 8)">
          <path fill={c.sand} d="M806 232V128h60v-16h70V72h84v40h72v16h62v104z" />
          <path fill={c.linen} d="M978 72h42v160h-42zM1092 128h62v104h-40v-84zM866 128h24v104h-24z" />
          <path
            fill={c.spruce}
            d="M796 132l40-80 40 80zM1084 132l40-80 40 80zM858 114l14-44h70v44zM1016 114V70h72l14 44zM926 76l16-58h72l16 58z"
          />
          <path fill={c.aurora} d="M926 76l16-58h14l-8 58zM796 132l40-80-22 80zM1084 132l40-80-22 80z" />
          <path stroke={c.ink} strokeWidth="3" d="M978 18v-26M836 52V36M1124 52V36" />
          <path fill={c.voice} d="M979-8l24 7-24 8z" />
          <path
            stroke={c.deep}
            strokeWidth="7"
            d={`${windows(824, 152, 2, 3)}${windows(898, 136, 1, 4)}${windows(948, 92, 3, 6, 26)}${windows(1044, 136, 2, 4)}${windows(1116, 152, 2, 3)}`}
          />
          <path
            stroke={c.voice}
            strokeWidth="7"
            d="M974 116v8M1000 164v8M898 160v8M1064 184v8M1136 176v8M824 200v8"
          />
        </g>
        <path stroke={c.voice} strokeWidth="10" d={way} />
        {/* Upper town: a dome, spires. */}
        <path
          fill={c.dusk}
          d="M1210 250v-66h30q4-38 34-38t34 38h40v-26l16-50 16 50v92zM560 262v-60l18-76 18 76h84v-30h70v90z"
        />
        <path
          stroke={c.blush}
          strokeWidth="6"
          d={`${windows(1228, 204, 6, 2, 22)}${windows(620, 222, 6, 1)}`}
        />
        {/* Lower town: steep roofs down to the water. */}
        <path
          fill={c.ink}
          d="M-1600 420v-70h1150v-40l60-40h70l50 46h80v-60l46-36h60v96h60v-56l54-40h66v40h74v-46l44-46 46 46v30h60l34-34h70v-24l8-62 8 62h24v56l62-34h90l44 38h76v-40l60-36h72v60h100v-30l60-34 62 34v26h84v-50l60-40h70l54 48h100v44h1900v60z"
        />
        <path
          fill={c.mist}
          d="M-388 272h66l46 40h-172zM-190 256l46-36h60v36zM-44 260l52-38h66v38zM150 256l46-48 48 48zM312 248l34-34h66v34zM496 274l60-34h90l42 34zM770 272l60-36h70v36zM1004 268l58-34 60 34zM1210 262l58-38h70l52 38z"
          opacity=".5"
        />
        <path
          stroke={c.blush}
          strokeWidth="9"
          d={`${windows(-350, 330, 4, 2, 26, 30)}${windows(-170, 284, 3, 3, 28, 32)}${windows(-24, 286, 3, 2, 28, 34)}${windows(180, 282, 2, 1, 32)}${windows(170, 318, 3, 1, 26)}${windows(520, 300, 6, 2, 26, 32)}${windows(792, 298, 4, 2, 28, 30)}${windows(1030, 294, 4, 2, 24, 32)}${windows(1236, 290, 5, 2, 26, 32)}`}
          opacity=".85"
        />
        <path
          stroke={c.voice}
          strokeWidth="9"
          d="M572 300v8M848 328v8M1054 326v8M1288 290v8M598 332v8M1314 322v8"
        />
        {/* Where it starts. */}
        <Light>
          <circle cx="305" cy="290" r="64" fill={c.voice} opacity=".16" />
          <circle cx="305" cy="290" r="36" fill={c.voice} opacity=".25" />
        </Light>
        <path fill={c.blush} d="M293 276h24v30h-24z" />
        <path fill={c.ink} d="M300 306v-12a5 5 0 1 1 10 0v12z" />
        {/* The river. */}
        <path fill={c.night} d="M-1600 374h5000v300h-5000z" />
        <path
          stroke={c.blue}
          strokeWidth="7"
          opacity=".7"
          d={voiceOf('le fleuve à la brunante', 220, {
            x: -1000,
            y: 388,
            step: 16,
            tallest: 60,
            from: 'below',
          })}
        />
        <path stroke={c.voice} strokeWidth="7" d="M280 388v18M296 388v44M312 388v54M328 388v26" />
        <path fill={c.snow} d="M1010 366h96l10-18h-26v-14h-44v14h-30z" />
        <path fill={c.voice} d="M1060 334h16v-14h-16z" />
      </g>
    </Scene>
  );
}

export const city = {
  Drawing: City,
  ground: 'dusk',
  composition: 'under',
  focus: 0.7,
} satisfies Opening;
