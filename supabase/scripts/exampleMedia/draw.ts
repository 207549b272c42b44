import { createRequire } from 'node:module';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { waveformBars } from '../../../src/design-system/primitives/Waveform/waveformBars.ts';

/** A picture before it is drawn. */
export type Drawing = { width: number; height: number; content: string };

type Strokes = {
  /** Left end, and the line that the bars stand on, hang from or are centred on. */
  x: number;
  y: number;
  step: number;
  tallest: number;
  color: string;
  thickness: number;
  from?: 'middle' | 'above' | 'below';
  opacity?: number;
};

/** A row of rounded bars, the brand's motif; heights are from 0 to 1. */
export function strokes(heights: readonly number[], options: Strokes): string {
  const { x, y, step, tallest, color, thickness, from = 'middle', opacity = 1 } = options;
  const path = heights
    .map((height, index) => {
      if (height <= 0) return '';
      const length = Math.round(height * tallest);
      const top = { middle: y - length / 2, above: y - length, below: y }[from];
      return `M${x + index * step} ${top}v${length}`;
    })
    .join('');
  return `<path d="${path}" stroke="${color}" stroke-width="${thickness}" stroke-linecap="round" opacity="${opacity}"/>`;
}

/** The same with heights drawn from a seed. */
export const voice = (seed: string, count: number, options: Strokes) =>
  strokes(waveformBars(seed, count), options);

let fontFile: string | undefined;

/** The display face in one weight: the renderer reads plain font files only. */
async function displayFont() {
  if (fontFile && existsSync(fontFile)) return fontFile;
  const source = createRequire(import.meta.url).resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  );
  const letters = Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
    '',
  );
  fontFile = join(mkdtempSync(join(tmpdir(), 'font-')), 'display.ttf');
  const variationAxes = { opsz: 48, wght: 800 };
  writeFileSync(
    fontFile,
    await subsetFont(readFileSync(source), letters, { targetFormat: 'sfnt', variationAxes }),
  );
  return fontFile;
}

/** Draws a picture, as pixels. */
export async function render({ width, height, content }: Drawing, scale = 1) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">${content}</svg>`;
  const font = {
    fontFiles: [await displayFont()],
    loadSystemFonts: false,
    defaultFontFamily: 'Bricolage Grotesque',
  };
  return new Resvg(svg, { font, fitTo: { mode: 'width', value: Math.round(width * scale) } }).render();
}

/** Draws a picture, as a PNG. Few colours are enough for most; a cover of a show has to be RGB. */
export async function renderPng(drawing: Drawing, { isRgb = false } = {}): Promise<Buffer> {
  const picture = sharp((await render(drawing)).asPng()).flatten();
  return picture
    .png(isRgb ? { compressionLevel: 9, effort: 10 } : { palette: true, colours: 128, effort: 10 })
    .toBuffer();
}
