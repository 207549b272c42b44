import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Resvg, renderAsync } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import {
  type Bar,
  barsPath,
  pickFrom,
  waveformBars,
} from '../design-system/primitives/Waveform/waveformBars.ts';
import { escapeXml } from '../data/xml.ts';
import { palette } from '../theme/tokens/palette.ts';
import { type SocialScene, findScene } from './socialScenes.tsx';

/** What is drawn on a page's picture for sharing: beside its title, the company's name and tagline. */
export type SocialPicture = {
  path: string;
  title: string;
  name: string;
  tagline: string;
  /** A JPEG that stands beside the title, as wide as social networks ask for. */
  cover?: Buffer | undefined;
};

type Measure = (svg: string) => number;

/** Size that social networks ask for. */
const width = 1200;
const height = 630;
const margin = 80;

const fonts = {
  display: {
    family: 'Bricolage Grotesque',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    variationAxes: { opsz: 48, wght: 800 },
  },
  text: {
    family: 'Inter',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    variationAxes: { wght: 500 },
  },
} as const;

/** Sizes of a title with the number of lines that each may take: the first one that holds it is used. */
const titleSizes = [
  { size: 112, lines: 2 },
  { size: 88, lines: 2 },
  { size: 72, lines: 3 },
] as const;

/** What was drawn once is cached here by its drawing, from one build to the next. */
const cache = resolve('node_modules/.cache/porte-voix');

let fontFiles: Promise<string[]> | undefined;

/**
 * Draws the picture that social networks show beside a link, 1200 × 630 px: the company's name, the title and the drawing that the
 * page opens with, or a waveform of its own where it has none.
 */
export async function drawSocialPicture(picture: SocialPicture): Promise<Buffer> {
  const { path, title, name, tagline, cover } = picture;
  const scene = await findScene(path);
  const drawn = [design, path, title, name, tagline, JSON.stringify(scene)].join('\n');
  const digest = createHash('sha256')
    .update(drawn)
    .update(cover ?? '')
    .digest('hex');
  const file = join(cache, 'pictures', `${digest}.png`);
  if (existsSync(file)) return readFile(file);
  const turn = lastTurn.then(() => draw(picture, scene));
  lastTurn = turn.catch(() => undefined);
  const png = await turn;
  await store(file, png);
  return png;
}

/** One after the other: what is being drawn takes megabytes, and an export asks for many at a time. */
let lastTurn: Promise<unknown> = Promise.resolve();

async function draw(picture: SocialPicture, scene: SocialScene | undefined): Promise<Buffer> {
  const font = { fontFiles: await (fontFiles ??= makeFonts()), loadSystemFonts: false };
  const svg = composePicture(picture, scene, (line) => new Resvg(line, { font }).getBBox()?.width ?? 0);
  return (await renderAsync(svg, { font })).asPng();
}

/** The renderer reads plain font files only, so the variable ones are set to one weight each. */
function makeFonts() {
  const characters = Array.from({ length: 0x2122 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
  return Promise.all(
    Object.entries(fonts).map(async ([name, { source, variationAxes }]) => {
      const variable = await readFile(new URL(import.meta.resolve(source)));
      const options = { targetFormat: 'sfnt', variationAxes } as const;
      const file = join(cache, 'fonts', `${name}-${createHash('sha256').update(variable).digest('hex')}.ttf`);
      if (!existsSync(file)) await store(file, await subsetFont(variable, characters.join(''), options));
      return file;
    }),
  );
}

/** Writes a file as a whole or not at all. */
async function store(file: string, content: Buffer) {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, file);
}

function composePicture(picture: SocialPicture, scene: SocialScene | undefined, measure: Measure) {
  if (picture.cover) return composeCover(picture, picture.cover, measure);
  return scene ? composeScene(picture, scene, measure) : composeWaveform(picture, measure);
}

/** Title and name, and the middle of a cover at the right. */
function composeCover({ title, name }: SocialPicture, cover: Buffer, measure: Measure) {
  const coverWidth = 560;
  const place = `x="${width - coverWidth}" width="${coverWidth}" height="${height}"`;
  const fitted = fit(title, measure, sceneSizes, width - coverWidth - 1.6 * margin);
  return drawing(`
    <rect width="${width}" height="${height}" fill="${palette.navy900}"/>
    <image ${place} preserveAspectRatio="xMidYMid slice" href="data:image/jpeg;base64,${cover.toString('base64')}"/>
    ${logo(name)}
    ${headlines(fitted, 340)}
  `);
}

/** Where the drawing stands, as wide as it is drawn, and where the title has a plain ground. */
const places = {
  beside: { x: 120, scale: 1, left: margin, wide: 530, middle: 250 },
  mirrored: { x: -30, scale: 1, left: 470, wide: 650, middle: 255 },
  under: { x: -72, scale: 0.94, left: margin, wide: 620, middle: 243 },
} as const;

/** Sizes of a title beside a drawing. */
const sceneSizes = [
  { size: 76, lines: 2 },
  { size: 64, lines: 3 },
  { size: 52, lines: 4 },
] as const;

function composeScene({ title, name }: SocialPicture, scene: SocialScene, measure: Measure) {
  const { x, scale, left, wide, middle } = places[scene.composition];
  const color = scene.isDark ? palette.white : palette.ink;
  const fitted = fit(title, measure, sceneSizes, wide);
  return drawing(`
    <rect width="${width}" height="${height}" fill="${scene.ground}"/>
    <g transform="translate(${x} ${height - scene.height * scale}) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round">${scene.content}</g>
    <g transform="translate(${left - margin} 0)">${logo(name, color)}</g>
    ${headlines(fitted, middle, color, left)}
  `);
}

function composeWaveform({ path, title, name, tagline }: SocialPicture, measure: Measure) {
  return drawing(`
    <rect width="${width}" height="${height}" fill="${palette.navy900}"/>
    ${logo(name)}
    <text x="${width - margin}" y="104" font-family="${fonts.text.family}" font-weight="500" font-size="28" fill="${palette.navy300}" text-anchor="end">${escapeXml(tagline)}</text>
    ${headlines(fit(title, measure), 300)}
    ${waveform(path)}
  `);
}

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const headline = (line: string, size: number, y: number, color: string = palette.white, x = margin) =>
  `<text x="${x}" y="${y}" font-family="${fonts.display.family}" font-weight="800" font-size="${size}" letter-spacing="${-size * 0.025}" fill="${color}">${escapeXml(line)}</text>`;

/** The lines of a title, around the middle of the picture or of where it has room. */
function headlines({ lines, size }: Fitted, middle: number, color?: string, x?: number) {
  const leading = size * 1.06;
  const first = middle - ((lines.length - 1) * leading) / 2 + size * 0.32;
  return lines.map((line, index) => headline(line, size, first + index * leading, color, x)).join('');
}

const strokes = (bars: readonly Bar[], step: number, tallest: number, color: string, thickness: number) =>
  `<path d="${barsPath(bars, step, tallest)}" stroke="${color}" stroke-width="${thickness}" stroke-linecap="round"/>`;

/** The same five bars as the site's logo, and the name. */
const horn = [0.22, 0.4, 0.58, 0.78, 1].map((height_, index) => ({ index, height: height_ }));
const logo = (name: string, color: string = palette.white) => `
  <g transform="translate(${margin} 68)">
    ${strokes(horn.slice(0, -1), 12, 48, color, 6)}${strokes(horn.slice(-1), 12, 48, palette.signal500, 6)}
  </g>
  <text x="${margin + 76}" y="107" font-family="${fonts.display.family}" font-weight="800" font-size="42" letter-spacing="-1" fill="${color}">${escapeXml(name)}</text>`;

/** A recording from edge to edge, played up to a place that is the page's own. */
function waveform(seed: string) {
  const step = 20;
  const bars = waveformBars(seed, width / step).map((bar, index) => ({ index, height: bar }));
  const played = 12 + pickFrom(seed, 24);
  return `
    <g transform="translate(0 478)">
      ${strokes(bars.slice(0, played), step, 104, palette.signal500, 8)}
      ${strokes(bars.slice(played), step, 104, palette.navy500, 8)}
    </g>`;
}

type Fitted = ReturnType<typeof fit>;

/** Breaks a title into lines, as large as they fit; what the smallest size cannot hold ends in an ellipsis. */
function fit(
  title: string,
  measure: Measure,
  sizes: readonly { size: number; lines: number }[] = titleSizes,
  limit = width - 2 * margin,
) {
  for (const { size, lines: most } of sizes) {
    const fits = (line: string) => measure(drawing(headline(line, size, 0))) <= limit;
    const lines = wrap(title, fits);
    if (lines.length <= most && lines.every(fits)) return { lines, size };
  }
  const { size, lines: most } = sizes.at(-1) ?? titleSizes[2];
  const lines = wrap(title, (line) => measure(drawing(headline(line, size, 0))) <= limit).slice(0, most);
  return {
    size,
    lines: lines.map((line, index) => (index === most - 1 ? `${line.replace(/\s\S*$/, '')}…` : line)),
  };
}

function wrap(title: string, fits: (line: string) => boolean) {
  const lines: string[] = [];
  let line = '';
  for (const word of title.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && !fits(longer)) lines.push(line);
    line = line && !fits(longer) ? word : longer;
  }
  return [...lines, line];
}

/** Pictures of nothing: they change with the design, and then all are drawn anew. */
const nothing = { path: '', title: '', name: '', tagline: '' };
const design = [
  composeWaveform(nothing, () => 0),
  composeCover(nothing, Buffer.of(), () => 0),
  ...(['beside', 'mirrored', 'under'] as const).map((composition) =>
    composeScene(nothing, { content: '', height: 0, ground: '', isDark: true, composition }, () => 0),
  ),
].join('\n');
