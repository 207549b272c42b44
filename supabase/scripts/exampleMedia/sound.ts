import { execFileSync } from 'node:child_process';
import { createLoudnessMeter } from '#features/media/data/sound/loudness.ts';

/** Samples a second of what is mixed here. */
export const RATE = 44_100;

/** A line that somebody says. */
export type Line = { speaker: string; text: string; chapter?: string };

/** A line with where it is heard, in seconds. */
export type SpokenLine = Line & { start: number; end: number };

export const run = (command: string, options: readonly string[], input?: Uint8Array) =>
  execFileSync(command, options, { input, maxBuffer: 2 ** 28, stdio: ['pipe', 'pipe', 'pipe'] });

const toSamples = (bytes: Buffer) =>
  new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

/** The synthesiser's voices, by whom they speak for. */
const voices: Record<string, readonly string[]> = {
  Maude: ['-v', 'fr-fr+f2', '-p', '42', '-s', '150'],
  Karine: ['-v', 'fr-fr+f4', '-p', '55', '-s', '156'],
  Denis: ['-v', 'fr-fr+m3', '-p', '34', '-s', '148'],
};

/** Speech as samples: without rumble, and softer above than the synthesiser makes it. */
function speak({ speaker, text }: Line): Float32Array {
  const wave = run('espeak-ng', [...(voices[speaker] ?? []), '--stdout', text]);
  const filters =
    'highpass=f=80,equalizer=f=3200:t=q:w=1:g=-4,lowpass=f=9000,silenceremove=start_periods=1:start_threshold=-50dB';
  return toSamples(
    run(
      'ffmpeg',
      ['-v', 'error', '-i', '-', '-af', filters, '-ac', '1', '-ar', String(RATE), '-f', 'f32le', '-'],
      wave,
    ),
  );
}

const note = (halftones: number) => 220 * 2 ** (halftones / 12);

/** Chords of four notes, in halftones from a low A. */
const chords = [
  [0, 7, 12, 16],
  [-4, 8, 12, 15],
  [-7, 5, 9, 12],
  [-2, 5, 10, 14],
];

/** Two seconds a chord, each note swelling and plucked: our own tones. */
function playMusic(seconds: number, shift: number): Float32Array {
  const samples = new Float32Array(Math.ceil(seconds * RATE));
  const [length, beat] = [2 * RATE, RATE / 4];
  for (let index = 0; index < samples.length; index += 1) {
    const time = index / RATE;
    const chord = chords[Math.floor(index / length) % chords.length] ?? [];
    const place = (index % length) / length;
    const swell = Math.sin(Math.PI * Math.min(1, place * 1.02)) ** 0.5;
    let value = 0;
    for (const halftones of chord) {
      const frequency = note(halftones + shift);
      value += Math.sin(2 * Math.PI * frequency * time) * swell * 0.1;
      value += Math.sin(2 * Math.PI * frequency * 2.003 * time) * swell * 0.02;
    }
    const plucked = note((chord[Math.floor(index / beat) % chord.length] ?? 0) + 12 + shift);
    value += Math.sin(2 * Math.PI * plucked * time) * Math.exp(-((index % beat) / RATE) * 9) * 0.09;
    samples[index] = value;
  }
  return samples;
}

export type Programme = {
  lines: readonly Line[];
  shift: number;
  opening: number;
  closing: number;
  pause?: number;
};

/** A programme: music, which steps back while somebody speaks. Returns what is heard, and when each line is. */
export function mix({ lines, shift, opening, closing, pause = 0.35 }: Programme) {
  const speech = lines.map((line) => ({ line, samples: speak(line) }));
  let end = opening;
  const spoken: SpokenLine[] = speech.map(({ line, samples }) => {
    const start = end;
    end = start + samples.length / RATE;
    const said = { ...line, start: round(start), end: round(end) };
    end += pause;
    return said;
  });
  const seconds = end + closing;
  const mixed = playMusic(seconds, shift);
  let level = 1;
  for (let index = 0; index < mixed.length; index += 1) {
    const time = index / RATE;
    const isSpoken = time > opening - 0.6 && time < end + 0.2;
    level += ((isSpoken ? 0.2 : 1) - level) * 0.00006;
    const fade = Math.min(1, time / 0.4, (seconds - time) / 1.4);
    mixed[index] = (mixed[index] ?? 0) * level * Math.max(0, fade);
  }
  spoken.forEach(({ start }, index) => {
    const offset = Math.round(start * RATE);
    const { samples } = speech[index] ?? { samples: new Float32Array() };
    for (const [at, sample] of samples.entries())
      mixed[offset + at] = (mixed[offset + at] ?? 0) + sample * 0.8;
  });
  return { samples: mixed, spoken };
}

const round = (seconds: number) => Math.round(seconds * 1000) / 1000;

export const toBytes = (samples: Float32Array) =>
  new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);

/** What ffmpeg reads from its input: one channel of what was mixed here. */
export const mixedInput = ['-f', 'f32le', '-ar', String(RATE), '-ac', '1', '-i', '-'];

/** As loud as podcasts are; and without the date or the encoder's name, so that the same bytes come out each time. */
export function finish(samples: Float32Array) {
  const meter = createLoudnessMeter(RATE, 1);
  meter.add([samples]);
  // The limiter takes a little away again.
  const gain = -15.2 - (meter.measure() ?? -15.2);
  return [
    '-af',
    `volume=${gain.toFixed(2)}dB,alimiter=limit=0.72:level=false`,
    '-ar',
    '32000',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags',
    '+bitexact',
  ];
}

/** The samples of a file. */
export const decode = (file: string) =>
  toSamples(run('ffmpeg', ['-v', 'error', '-i', file, '-ac', '1', '-ar', String(RATE), '-f', 'f32le', '-']));
