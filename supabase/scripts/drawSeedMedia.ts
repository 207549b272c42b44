// node supabase/scripts/drawSeedMedia.ts — draws the example files of supabase/seed/media: covers, a jingle, a checklist.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

const folder = join(import.meta.dirname, '../seed/media');
const width = 1200;
const height = 675;

type Colour = [red: number, green: number, blue: number];
/** How far a point lies outside a shape, in pixels; negative inside. */
type Shape = (x: number, y: number) => number;
/** Shapes of one colour, over those before it. */
type Layer = { colour: Colour; shapes: Shape[] };

const colour = (hex: string): Colour => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Colour;

const navy = colour('#00213D');
const blue = colour('#003A69');
const sky = colour('#8DBCE6');
const mist = colour('#DCEBF8');
const sand = colour('#F3EFE7');
const signal = colour('#FF6B4A');
const brick = colour('#B83A1D');
const lagoon = colour('#0B7268');
const aurora = colour('#19B8A6');

/** The same numbers from 0 to 1 for the same seed. */
function random(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const bar =
  (left: number, top: number, wide: number, high: number): Shape =>
  (x, y) => {
    const radius = Math.min(wide, high) / 2;
    const dx = Math.max(Math.abs(x - left - wide / 2) - wide / 2 + radius, 0);
    const dy = Math.max(Math.abs(y - top - high / 2) - high / 2 + radius, 0);
    return Math.hypot(dx, dy) - radius;
  };

const ring =
  (cx: number, cy: number, radius: number, thickness: number): Shape =>
  (x, y) =>
    Math.abs(Math.hypot(x - cx, y - cy) - radius) - thickness / 2;

const disc =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - radius;

/** Upright bars around the middle, louder towards `peak` (0 to 1). */
function wave(seed: number, peak: number, [quiet, loud]: [Colour, Colour]): Layer[] {
  const next = random(seed);
  const bars = Array.from({ length: 37 }, (_, index) => {
    const distance = Math.abs(index / 36 - peak);
    const high = 30 + (0.25 + 0.75 * next()) * 520 * Math.exp(-((distance / 0.32) ** 2));
    return { distance, shape: bar(52 + index * 30, (height - high) / 2, 16, high) };
  });
  return [
    { colour: quiet, shapes: bars.map(({ shape }) => shape) },
    { colour: loud, shapes: bars.filter(({ distance }) => distance < 0.05).map(({ shape }) => shape) },
  ];
}

/** Circles that leave a corner, as a voice leaves a mouth. */
function rings(cx: number, cy: number, [far, near]: [Colour, Colour]): Layer[] {
  const circles = Array.from({ length: 9 }, (_, index) => ring(cx, cy, 130 + index * 105, 54 - index * 5));
  return [
    { colour: far, shapes: circles },
    { colour: near, shapes: [disc(cx, cy, 70), ...circles.slice(0, 1)] },
  ];
}

/** A raster of dots that swells where two waves meet. */
function raster(seed: number, [plain, strong]: [Colour, Colour]): Layer[] {
  const dots = Array.from({ length: 24 * 13 }, (_, index) => {
    const column = index % 24;
    const row = Math.floor(index / 24);
    const level = (Math.sin(column / 2.6 + seed) + Math.cos(row / 2.1 - seed) + 2) / 4;
    return { level, shape: disc(48 + column * 48, 50 + row * 48, 3 + level * 19) };
  });
  return [
    { colour: plain, shapes: dots.map(({ shape }) => shape) },
    { colour: strong, shapes: dots.filter(({ level }) => level > 0.9).map(({ shape }) => shape) },
  ];
}

/** Tracks of a montage, cut into clips. */
function tracks(seed: number, [clip, chosen]: [Colour, Colour]): Layer[] {
  const next = random(seed);
  const clips = Array.from({ length: 7 }, (_, row) => {
    let left = 60 + next() * 120;
    const shapes: Shape[] = [];
    while (left < 1100) {
      const wide = Math.min(90 + next() * 300, 1140 - left);
      if (wide > 60) shapes.push(bar(left, 66 + row * 80, wide, 56));
      left += wide + 24 + next() * 90;
    }
    return shapes;
  });
  return [
    { colour: clip, shapes: clips.flat() },
    {
      colour: chosen,
      shapes: [clips[1]?.[1], clips[4]?.[2], clips[5]?.[0]].filter((shape) => shape !== undefined),
    },
  ];
}

const covers: { file: string; ground: Colour; layers: Layer[] }[] = [
  { file: 'onde-marine.png', ground: navy, layers: wave(3, 0.62, [sky, signal]) },
  { file: 'cercles-sable.png', ground: sand, layers: rings(210, 470, [blue, signal]) },
  { file: 'trame-lagon.png', ground: lagoon, layers: raster(1.2, [aurora, sand]) },
  { file: 'onde-sable.png', ground: sand, layers: wave(11, 0.36, [navy, brick]) },
  { file: 'pistes-marine.png', ground: navy, layers: tracks(5, [blue, signal]) },
  { file: 'pistes-ciel.png', ground: mist, layers: tracks(8, [sky, brick]) },
  { file: 'cercles-marine.png', ground: blue, layers: rings(930, 180, [sky, sand]) },
  { file: 'onde-brique.png', ground: brick, layers: wave(23, 0.5, [sand, navy]) },
  { file: 'trame-sable.png', ground: sand, layers: raster(4.1, [blue, signal]) },
  { file: 'cercles-lagon.png', ground: lagoon, layers: rings(600, 675, [aurora, sand]) },
];

const byte = (value: number) => Math.round(value * 8) / 8;

/** A PNG with 8-bit colours; edges are smoothed in eight steps, which keeps the files small. */
function png(ground: Colour, layers: Layer[]): Buffer {
  const pixels = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [red, green, blueness] = ground;
      for (const layer of layers) {
        const outside = Math.min(...layer.shapes.map((shape) => shape(x + 0.5, y + 0.5)));
        const cover = byte(Math.min(Math.max(0.5 - outside, 0), 1));
        red += (layer.colour[0] - red) * cover;
        green += (layer.colour[1] - green) * cover;
        blueness += (layer.colour[2] - blueness) * cover;
      }
      pixels.set([red, green, blueness], y * (width * 3 + 1) + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Three notes that fade: 8-bit mono at 11,025 Hz. */
function jingle(): Buffer {
  const rate = 11_025;
  const notes = [
    { at: 0, hertz: 392 },
    { at: 0.28, hertz: 523.25 },
    { at: 0.56, hertz: 659.25 },
  ];
  const samples = Buffer.alloc(rate * 2);
  for (let index = 0; index < samples.length; index++) {
    const seconds = index / rate;
    const sum = notes.reduce((total, { at, hertz }) => {
      const age = seconds - at;
      if (age < 0) return total;
      return total + Math.sin(2 * Math.PI * hertz * age) * Math.exp(-age * 4) * Math.min(age * 200, 1);
    }, 0);
    samples[index] = Math.round(128 + sum * 42);
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** One page of text in a font that every reader has. */
function checklist(): Buffer {
  const lines = [
    'Avant l’entrevue',
    '1. Confirmer le nom, le titre et leur prononciation.',
    '2. Envoyer les quatre phrases la veille, jamais les questions.',
    '3. Éteindre le frigo, la ventilation et l’horloge.',
    '4. Régler le niveau sur « Qu’avez-vous mangé ce matin? ».',
    '5. Garder le micro ouvert après les remerciements.',
    '',
    'Porte-Voix, 418 555-0142',
  ];
  const winAnsi = (line: string) => line.replaceAll('’', '\x92').replaceAll(/[\\()]/g, '\\$&');
  const text = lines.map((line) => `(${winAnsi(line)}) Tj T*`).join('\n');
  const stream = `BT /F1 16 Tf 72 720 Td 30 TL\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-CA) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

await mkdir(folder, { recursive: true });
for (const { file, ground, layers } of covers) await writeFile(join(folder, file), png(ground, layers));
await writeFile(join(folder, 'indicatif.wav'), jingle());
await writeFile(join(folder, 'liste-avant-entrevue.pdf'), checklist());
