import { waveformBars } from '../../../src/design-system/primitives/Waveform/waveformBars.ts';
import { palette } from '#theme/tokens/palette.ts';
import { type Drawing, strokes, voice } from './draw.ts';

const p = palette;
const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Stars, the same each time: `seed` sets them. */
const stars = (seed: string, count: number, width: number, height: number) => {
  const places = waveformBars(seed, count * 2);
  return times(count, (index) =>
    circle(
      Math.round((index * width) / count + (places[index] ?? 0) * 40),
      Math.round((places[count + index] ?? 0) ** 1.4 * height),
      index % 5 === 0 ? 3 : 1.6,
      p.navy100,
      'opacity="0.7"',
    ),
  ).join('');
};

/** A coast at dawn, whose water is a voice. */
export function river(): Drawing {
  const [width, height, shore] = [1600, 900, 540];
  const wave = waveformBars('le fleuve', 66).map(
    (level, index) => level * (0.45 + 0.55 * Math.exp(-(((index - 24) / 13) ** 2))),
  );
  const reflected = wave.map((level, index) => (Math.abs(index - 24) < 5 ? level : 0));
  return {
    width,
    height,
    content: [
      rect(0, 0, width, height, p.navy900),
      rect(0, 190, width, 350, p.navy800),
      rect(0, 340, width, 200, p.navy700),
      stars('ciel', 46, width, 230),
      ...[330, 250, 180].map((radius) => circle(588, shore, radius, p.signal500, 'opacity="0.13"')),
      circle(588, shore, 118, p.signal500),
      path('M0 540V452q90-60 190-34t170-30 160 74 120 78z', p.navy800),
      path('M760 540q150-118 300-82t240-96 300-40v218z', p.navy800),
      path('M980 540q160-70 300-40t320-88v128z', p.navy900),
      // The light on its rock.
      path('M1290 540q20-58 74-62t92 20 74 42z', p.ink),
      path('M1366 480l10-168h44l10 168z', p.sand),
      path('M1371 400l3-44h48l3 44zM1368 446h60l2 30h-64z', p.signal500),
      rect(1374, 290, 48, 24, p.ink, 'rx="4"'),
      path('M1380 290v-26h36v26z', p.signal100),
      path('M1374 264q24-34 48 0z', p.ink),
      path('M1380 278L860 214v-36z', p.signal100, 'opacity="0.16"'),
      rect(0, shore, width, height - shore, p.navy900),
      strokes(wave, {
        x: 12,
        y: shore + 16,
        step: 24,
        tallest: 320,
        color: p.navy500,
        thickness: 11,
        from: 'below',
      }),
      strokes(reflected, {
        x: 12,
        y: shore + 16,
        step: 24,
        tallest: 320,
        color: p.signal500,
        thickness: 11,
        from: 'below',
      }),
      // The ferry.
      path('M196 520h330l-26 62q-4 10-14 10H240q-12 0-16-10z', p.ink),
      path('M236 520v-52h214l22 52zM276 468v-40h128v40z', p.sand),
      rect(316, 384, 44, 44, p.signal600, 'rx="4"'),
      ...times(6, (index) => circle(268 + index * 32, 495, 8, index === 3 ? p.signal500 : p.navy700)),
      ...times(4, (index) => rect(288 + index * 28, 440, 16, 14, p.navy700, 'rx="3"')),
      path('M420 428v-74', 'none', `stroke="${p.sand}" stroke-width="5"`),
      path('M420 356l44 14-44 14z', p.signal500),
    ].join(''),
  };
}

/** A microphone before a porthole. */
export function wheelhouse(): Drawing {
  const [width, height] = [1200, 800];
  return {
    width,
    height,
    content: [
      rect(0, 0, width, height, p.sand),
      ...times(7, (index) => rect(0, 96 + index * 106, width, 3, p.sandDark)),
      circle(430, 372, 312, p.navy700),
      circle(430, 372, 288, p.navy800),
      ...times(12, (index) => {
        const angle = (index * Math.PI) / 6;
        return circle(
          Math.round(430 + Math.cos(angle) * 300),
          Math.round(372 + Math.sin(angle) * 300),
          7,
          p.navy300,
        );
      }),
      `<clipPath id="hublot"><circle cx="430" cy="372" r="262"/></clipPath><g clip-path="url(#hublot)">`,
      rect(140, 80, 600, 320, p.navy100),
      circle(540, 318, 74, p.signal500),
      path('M140 400q120-120 240-60t190-50 180 110z', p.navy300),
      rect(140, 392, 600, 300, p.navy500),
      voice('par le hublot', 26, {
        x: 176,
        y: 404,
        step: 22,
        tallest: 220,
        color: p.navy100,
        thickness: 9,
        from: 'below',
      }),
      path('M300 392h150l-14 34H318z', p.ink),
      path('M330 392v-30h84v30z', p.white),
      '</g>',
      // The microphone on its arm.
      path('M1200 700L910 560', 'none', `stroke="${p.ink}" stroke-width="26" stroke-linecap="round"`),
      circle(910, 560, 30, p.navy700),
      path('M908 560L838 438', 'none', `stroke="${p.ink}" stroke-width="26" stroke-linecap="round"`),
      `<g transform="rotate(-28 800 330)">`,
      rect(706, 150, 188, 330, p.ink, 'rx="94"'),
      rect(706, 330, 188, 34, p.signal500),
      ...times(6, (index) => rect(738, 186 + index * 22, 124, 8, p.slate500, 'rx="4"')),
      rect(760, 400, 80, 14, p.slate500, 'rx="7"'),
      '</g>',
      rect(0, 716, width, 84, p.navy800),
      voice('réglages', 50, { x: 24, y: 758, step: 24, tallest: 44, color: p.navy300, thickness: 6 }),
    ].join(''),
  };
}

/** Ten stops along a river seen from above. */
export function chart(): Drawing {
  const [width, height] = [1200, 800];
  const stops = times(10, (index) => {
    const x = 110 + index * 108;
    return { x, y: Math.round(560 - index * 38 + Math.sin(index * 1.25) * 46) };
  });
  const line = stops.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
  return {
    width,
    height,
    content: [
      rect(0, 0, width, height, p.aurora100),
      ...[0, 1, 2, 3].map((index) =>
        path(
          `M-20 ${170 + index * 46}q300 ${-110 - index * 10} 620 ${-40}t640-150`,
          'none',
          `stroke="${p.aurora500}" stroke-width="3" opacity="0.5"`,
        ),
      ),
      path('M-40 720q260-30 420-160t360-130 500-260V420q-240 60-420 190T420 780L-40 860z', p.navy300),
      path('M-40 640q280-10 440-150t360-120 480-270l0 130q-260 130-420 240T420 700-40 800z', p.navy100),
      voice('courant', 56, {
        x: 20,
        y: 700,
        step: 21,
        tallest: 90,
        color: p.navy500,
        thickness: 7,
        opacity: 0.35,
      }),
      path(
        line,
        'none',
        `stroke="${p.navy700}" stroke-width="6" stroke-dasharray="2 18" stroke-linecap="round"`,
      ),
      ...stops.map(({ x, y }, index) =>
        circle(x, y, index === 6 ? 34 : 20, index === 6 ? p.signal500 : p.navy700),
      ),
      ...stops.map(({ x, y }, index) => circle(x, y, index === 6 ? 13 : 7, p.white)),
      ...times(5, (index) => path(`M${880 + index * 58} 700l26-52 26 52z`, p.aurora700)),
      ...times(4, (index) => path(`M${150 + index * 62} 250l28-58 28 58z`, p.aurora700)),
    ].join(''),
  };
}

/** What moves in the hall of a film, at a place in it from 0 to 1. */
export type Moment = { turn: number; levels: readonly number[] };

/** A full hall at night: three lights, a screen, somebody who speaks. */
export function hall(
  { turn, levels }: Moment = { turn: 0.2, levels: waveformBars('la nuit', 34) },
  width = 1600,
): Drawing {
  const scale = width / 1600;
  const light = (x: number, color: string, phase: number, opacity: number) => {
    const foot = x + Math.sin((turn + phase) * 2 * Math.PI) * 210;
    return path(`M${x - 22} -10h44L${foot + 230} 690h-460z`, color, `opacity="${opacity}"`);
  };
  const heads = (row: number, count: number, y: number, r: number, fill: string) =>
    times(count, (index) => {
      const x = (index + (row % 2) / 2) * (1600 / (count - 1)) - 20;
      const bob = Math.sin((turn * 2 + index / 5 + row / 3) * 2 * Math.PI) * 2;
      return (
        circle(x, y + bob, r, fill) +
        path(`M${x - r * 1.7} ${y + r * 3.4}q0-${r * 2.3} ${r * 1.7}-${r * 2.3}t${r * 1.7} ${r * 2.3}z`, fill)
      );
    }).join('');
  return {
    width,
    height: width * 0.5625,
    content: [
      `<g transform="scale(${scale})">`,
      rect(0, 0, 1600, 900, p.navy900),
      rect(350, 96, 900, 410, p.navy800, 'rx="26"'),
      rect(374, 120, 852, 362, p.navy700, 'rx="14"'),
      strokes(levels, { x: 412, y: 300, step: 23.6, tallest: 300, color: p.signal500, thickness: 11 }),
      light(330, p.navy300, 0, 0.16),
      light(800, p.signal100, 0.33, 0.16),
      light(1270, p.aurora500, 0.66, 0.2),
      ...[330, 800, 1270].map((x) => path(`M${x - 44} 0h88l-18 40h-52z`, p.ink)),
      path('M0 690q800-120 1600 0v210H0z', p.navy800),
      `<ellipse cx="800" cy="664" rx="360" ry="42" fill="${p.signal100}" opacity="0.22"/>`,
      // Who speaks, at the lectern.
      circle(800, 452, 42, p.sand),
      path('M722 664q-4-152 78-152t78 152z', p.signal500),
      path('M846 556h92l-16 108h-60z', p.ink),
      path('M870 556l-28-46', 'none', `stroke="${p.ink}" stroke-width="8" stroke-linecap="round"`),
      circle(840, 506, 9, p.ink),
      heads(0, 15, 700, 26, p.navy700),
      heads(1, 12, 762, 34, p.navy800),
      heads(2, 10, 832, 44, p.ink),
      // A camera among them.
      rect(1180, 690, 150, 92, p.ink, 'rx="14"'),
      path('M1180 708l-62-18v92l62-20z', p.ink),
      circle(1300, 714, 9, p.signal500),
      path('M1256 782l-54 130M1256 782l54 130', 'none', `stroke="${p.ink}" stroke-width="14"`),
      '</g>',
    ].join(''),
  };
}

/** A wall of screens, and the faders below. */
export function controlRoom(): Drawing {
  const [width, height] = [1200, 800];
  const looks = [
    [p.navy500, p.white],
    [p.signal500, p.ink],
    [p.navy100, p.navy700],
    [p.aurora700, p.aurora100],
    [p.sand, p.signal700],
    [p.navy700, p.signal500],
    [p.aurora100, p.aurora700],
    [p.signal100, p.signal600],
  ] as const;
  return {
    width,
    height,
    content: [
      rect(0, 0, width, height, p.ink),
      ...looks.flatMap(([ground, ink], index) => {
        const [x, y] = [60 + (index % 4) * 276, 60 + Math.floor(index / 4) * 206];
        return [
          rect(x, y, 252, 182, p.navy800, 'rx="14"'),
          rect(x + 10, y + 10, 232, 162, ground, 'rx="8"'),
          index % 3 === 1
            ? circle(x + 126, y + 78, 30, ink) + path(`M${x + 62} ${y + 172}q0-64 64-64t64 64z`, ink)
            : voice(`écran ${index}`, 13, {
                x: x + 30,
                y: y + 91,
                step: 16,
                tallest: 120,
                color: ink,
                thickness: 8,
              }),
        ];
      }),
      rect(60, 60, 252, 182, 'none', `rx="14" stroke="${p.signal500}" stroke-width="8"`),
      path('M0 800l70-300h1060l70 300z', p.navy700),
      ...times(16, (index) => rect(128 + index * 62, 560, 8, 190, p.navy900, 'rx="4"')),
      ...waveformBars('faders', 16).map((level, index) =>
        rect(112 + index * 62, 720 - level * 150, 40, 22, index === 5 ? p.signal500 : p.sand, 'rx="6"'),
      ),
      ...times(16, (index) => circle(132 + index * 62, 530, 9, index % 4 === 1 ? p.aurora500 : p.navy300)),
    ].join(''),
  };
}

/** What the camera sees of an audience. */
export function viewfinder(): Drawing {
  const [width, height] = [1200, 800];
  const places = waveformBars('bokeh', 80);
  const colors = [p.navy500, p.signal500, p.aurora500, p.navy300, p.signal100];
  const corner = (x: number, y: number, dx: number, dy: number) =>
    path(
      `M${x} ${y + dy * 90}V${y}H${x + dx * 90}`,
      'none',
      `stroke="${p.white}" stroke-width="8" stroke-linecap="round"`,
    );
  return {
    width,
    height,
    content: [
      rect(0, 0, width, height, p.navy900),
      ...times(40, (index) =>
        circle(
          Math.round((index % 8) * 160 + (places[index] ?? 0) * 120),
          Math.round(Math.floor(index / 8) * 150 + (places[40 + index] ?? 0) * 150),
          Math.round(24 + (places[(index * 7) % 80] ?? 0) * 62),
          colors[index % colors.length] ?? p.navy500,
          'opacity="0.4"',
        ),
      ),
      circle(600, 380, 104, p.sand),
      path('M360 800q0-280 240-280t240 280z', p.signal500),
      path('M484 372q4-130 116-130t116 130q-60-16-84-62-40 62-148 62z', p.ink),
      path('M640 470q34 6 60 44', 'none', `stroke="${p.ink}" stroke-width="8" stroke-linecap="round"`),
      corner(90, 90, 1, 1),
      corner(1110, 90, -1, 1),
      corner(90, 710, 1, -1),
      corner(1110, 710, -1, -1),
      circle(150, 150, 16, p.signal500),
      voice('niveau', 16, {
        x: 900,
        y: 660,
        step: 12,
        tallest: 60,
        color: p.aurora500,
        thickness: 6,
        from: 'above',
      }),
    ].join(''),
  };
}

/** Northern lights that are a voice, over a tent. */
export function boreal(): Drawing {
  const [width, height] = [1600, 900];
  const curtain = (
    seed: string,
    base: number,
    color: string,
    tallest: number,
    opacity: number,
    shift: number,
  ) =>
    waveformBars(seed, 80)
      .map((level, index) => {
        const y = base + Math.sin(index / 11 + shift) * 70;
        const length = level * tallest;
        return `<path d="M${10 + index * 20} ${Math.round(y - length)}v${Math.round(length)}" stroke="${color}" stroke-width="10" stroke-linecap="round" opacity="${opacity}"/>`;
      })
      .join('');
  const tree = (x: number, y: number, size: number) =>
    path(
      `M${x} ${y - size * 3}l${size} ${size * 1.3}h-${size * 0.4}l${size * 0.7} ${size}h-${size * 2.6}l${size * 0.7}-${size}h-${size * 0.4}z`,
      p.ink,
    );
  return {
    width,
    height,
    content: [
      rect(0, 0, width, height, p.navy900),
      stars('nord', 60, width, 420),
      curtain('aurore trois', 430, p.navy500, 260, 0.4, 2.2),
      curtain('aurore deux', 470, p.aurora700, 330, 0.75, 1.1),
      curtain('aurore', 440, p.aurora500, 300, 0.9, 0),
      path('M0 690l210-210 130 120 190-230 230 260 150-140 220 210 160-190 310 250v240H0z', p.navy800),
      path(
        'M530 370l-76 92 46 34 34-28 40 40 36-36-14-24zM1290 510l-58 69 34 24 28-24 30 28 34-34z',
        p.navy100,
      ),
      path('M0 760q420-90 820-20t780-40v200H0z', p.navy700),
      path('M0 830q520-90 900-30t700-20v120H0z', p.ink),
      ...times(9, (index) => tree(70 + index * 44, 830 - (index % 3) * 8, 26 + (index % 4) * 7)),
      ...times(8, (index) => tree(1240 + index * 46, 820 + (index % 2) * 8, 28 + ((index * 3) % 4) * 8)),
      // The tent, lit from inside.
      circle(800, 800, 250, p.signal500, 'opacity="0.14"'),
      path('M610 836l190-232 190 232z', p.signal500),
      path('M800 604l190 232H860z', p.signal600),
      path('M740 836l60-170 60 170z', p.signal100),
      path(
        'M800 604l-14-34M800 604l14-34',
        'none',
        `stroke="${p.sand}" stroke-width="7" stroke-linecap="round"`,
      ),
      circle(800, 786, 16, p.ink),
      path('M774 836q0-40 26-40t26 40z', p.ink),
    ].join(''),
  };
}

/** Twelve months on a wall. */
export function calendar(): Drawing {
  const [width, height] = [1200, 800];
  return {
    width,
    height,
    content: [
      rect(0, 0, width, height, p.sand),
      ...times(12, (index) => {
        const [x, y] = [80 + (index % 4) * 266, 70 + Math.floor(index / 4) * 226];
        const isNow = index === 6;
        const ground = isNow ? p.signal500 : index % 5 === 2 ? p.aurora100 : p.white;
        return [
          rect(x, y + 8, 236, 200, p.sandDark, 'rx="16"'),
          rect(x, y, 236, 200, ground, 'rx="16"'),
          rect(x + 24, y + 24, 84, 14, isNow ? p.ink : p.navy700, 'rx="7"'),
          voice(`mois ${index}`, 10, {
            x: x + 30,
            y: y + 120,
            step: 19.5,
            tallest: 110,
            thickness: 9,
            color: isNow ? p.ink : index % 5 === 2 ? p.aurora700 : p.navy300,
          }),
        ].join('');
      }),
    ].join(''),
  };
}

/** A trail over hills in the morning. */
export function trail(): Drawing {
  const [width, height] = [1200, 800];
  return {
    width,
    height,
    content: [
      rect(0, 0, width, height, p.signal100),
      circle(820, 270, 130, p.signal500),
      voice('vent', 44, { x: 20, y: 150, step: 27, tallest: 90, color: p.white, thickness: 9, opacity: 0.8 }),
      path('M0 430q200-150 400-60t420-40 380 40v430H0z', p.aurora100),
      path('M0 520q260-120 520-20t680-110v410H0z', p.aurora500),
      path('M0 620q300-110 620-10t580-70v260H0z', p.aurora700),
      path('M0 730q340-80 660-10t540-40v120H0z', p.navy900),
      path(
        'M360 800q120-90 20-140t140-96 60-90 130-64 20-60 90-36',
        'none',
        `stroke="${p.sand}" stroke-width="14" stroke-dasharray="28 20" stroke-linecap="round"`,
      ),
      path('M820 330v-110', 'none', `stroke="${p.ink}" stroke-width="8" stroke-linecap="round"`),
      path('M820 222l74 22-74 24z', p.ink),
      ...times(6, (index) => path(`M${90 + index * 42} ${660 - (index % 2) * 14}l22-66 22 66z`, p.navy900)),
      ...times(5, (index) => path(`M${930 + index * 48} ${640 - (index % 2) * 12}l24-74 24 74z`, p.navy900)),
    ].join(''),
  };
}

/** The picture of a show: a voice that grows from one hand into the next. */
export function showCover(): Drawing {
  const size = 1400;
  const rising = times(11, (index) => 0.16 + 0.84 * (index / 10) ** 1.5);
  return {
    width: size,
    height: size,
    content: [
      rect(0, 0, size, size, p.navy800),
      circle(1120, 300, 420, p.navy700),
      circle(1120, 300, 270, p.navy500, 'opacity="0.35"'),
      strokes(rising, {
        x: 150,
        y: 900,
        step: 110,
        tallest: 720,
        color: p.navy300,
        thickness: 58,
        from: 'above',
      }),
      strokes(
        rising.map((height, index) => (index === 7 ? height : 0)),
        {
          x: 150,
          y: 900,
          step: 110,
          tallest: 720,
          color: p.navy800,
          thickness: 62,
          from: 'above',
        },
      ),
      strokes([rising[7] ?? 0], {
        x: 920,
        y: 900,
        step: 110,
        tallest: 720,
        color: p.signal500,
        thickness: 58,
        from: 'above',
      }),
      `<text x="112" y="1170" font-family="Bricolage Grotesque" font-size="232" letter-spacing="-7" fill="${p.white}">La Relève</text>`,
      `<text x="122" y="1270" font-family="Bricolage Grotesque" font-size="56" fill="${p.navy300}">Un balado de Porte-Voix</text>`,
    ].join(''),
  };
}
