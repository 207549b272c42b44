// Makes the font files and fonts.css out of the fontsource packages: after one of them is updated,
// `npx node src/theme/fonts/makeFonts.ts` and `npx oxfmt .`.
import { readFile, writeFile } from 'node:fs/promises';
import { type FontMetrics, createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

type Cut = {
  family: string;
  source: string;
  licence: string;
  /** Lightest and boldest weight in use. */
  weights: [number, number];
  /** The weight that the fallbacks are matched to. */
  typicalWeight: 400 | 700;
  /** Axes that the site does not vary. */
  pinned: Record<string, number>;
};

const cuts: Record<string, Cut> = {
  inter: {
    family: 'Inter',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    licence: '@fontsource-variable/inter/LICENSE',
    weights: [400, 700],
    typicalWeight: 400,
    pinned: {},
  },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    licence: '@fontsource-variable/bricolage-grotesque/LICENSE',
    weights: [600, 800],
    typicalWeight: 700,
    // Headings are large: one display cut for all of them costs half of the whole optical axis.
    pinned: { opsz: 48 },
  },
};

/** What French of Québec is written with, and the signs of prices, times and lists. */
const french = [
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join(''),
  'ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸàâäæçéèêëîïôöœùûüÿÁÍÓÚÑáíóúñ',
  '\u00a0\u202f\u2009\u00ad«»‹›“”„‘’‚–—…•·′″°º²³½¼¾×÷±−€£©®™←→↑↓',
].join('');

/** Metrics of the fonts that visitors' machines have, from `@capsizecss/metrics` 4.3.0. */
const systemFonts: Record<400 | 700, (FontMetrics & { fullName: string; postscriptName: string })[]> = {
  400: [
    system('Arial', 'Arial', 'ArialMT', [1467, 1854, -434, 67, 1062, 913]),
    system('Liberation Sans', 'Liberation Sans', 'LiberationSans', [1409, 1854, -434, 67, 1082, 913]),
    system('Roboto', 'Roboto', 'Roboto-Regular', [1456, 1900, -500, 0, 1082, 911]),
    system('Open Sans', 'Open Sans', 'OpenSans-Regular', [1462, 2189, -600, 0, 1096, 960]),
  ],
  700: [
    system('Arial', 'Arial Bold', 'Arial-BoldMT', [1466, 1854, -434, 67, 1062, 983]),
    system(
      'Liberation Sans',
      'Liberation Sans Bold',
      'LiberationSans-Bold',
      [1409, 1854, -434, 67, 1082, 983],
    ),
    system('Roboto', 'Roboto Bold', 'Roboto-Bold', [1456, 1900, -500, 0, 1082, 926]),
    // Of Android, whose one file has all weights.
    system('Roboto Variable', 'Roboto', 'Roboto-Regular', [1456, 1900, -500, 0, 1082, 926]),
    system('Open Sans', 'Open Sans Bold', 'OpenSans-Bold', [1462, 2189, -600, 0, 1096, 1030]),
  ],
};

function system(familyName: string, fullName: string, postscriptName: string, metrics: number[]) {
  const [capHeight = 0, ascent = 0, descent = 0, lineGap = 0, xHeight = 0, xWidthAvg = 0] = metrics;
  const measured = { capHeight, ascent, descent, lineGap, xHeight, xWidthAvg, unitsPerEm: 2048 };
  return { familyName, fullName, postscriptName, category: 'sans-serif', ...measured };
}

const fromPackage = (file: string) => readFile(new URL(import.meta.resolve(file)));
const besideThis = (name: string) => new URL(name, import.meta.url);

async function makeFont(name: string, { family, source, licence, weights, typicalWeight, pinned }: Cut) {
  const original = await fromPackage(source);
  const [min, max] = weights;
  const font = await subsetFont(original, french, {
    targetFormat: 'woff2',
    variationAxes: { ...pinned, wght: { min, max } },
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum'],
    noHinting: true,
  });
  await writeFile(besideThis(`${name}.woff2`), font);
  await writeFile(besideThis(`${name}.LICENSE.txt`), await fromPackage(licence));

  const typical = await subsetFont(original, french, {
    targetFormat: 'sfnt',
    variationAxes: { ...pinned, wght: typicalWeight },
  });
  const metrics = { ...(await fromBuffer(typical)), familyName: family };
  const { fontFamily, fontFaces } = createFontStack([metrics, ...systemFonts[typicalWeight]], {
    // A bold system font must not be made bolder still.
    fontFaceProperties: typicalWeight === 700 ? { fontWeight: `${min} ${max}` } : {},
  });
  console.warn(`${name}.woff2 ${(font.length / 1024).toFixed(1)} KB, ${fontFamily}`);
  return `@font-face {
  font-family: '${family} Variable';
  src: url('./${name}.woff2') format('woff2');
  font-weight: ${min} ${max};
  font-style: normal;
  font-display: swap;
}
${fontFaces}`;
}

const faces = await Promise.all(Object.entries(cuts).map(([name, cut]) => makeFont(name, cut)));
await writeFile(
  besideThis('fonts.css'),
  `/* Made by makeFonts.ts: web fonts, and system fonts stretched to their measures so that nothing shifts. */\n${faces.join('\n')}\n`,
);
