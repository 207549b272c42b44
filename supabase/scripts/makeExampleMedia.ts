// npx node supabase/scripts/makeExampleMedia.ts — makes the example's sounds, film and pictures anew; then run buildSeed.ts.
// Wants espeak-ng and ffmpeg: apt-get install espeak-ng ffmpeg. What comes out is committed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toVtt } from '#features/media/data/captions/captions.ts';
import { formatTime } from '#features/media/data/captions/captionTimes.ts';
import { createLoudnessMeter } from '#features/media/data/sound/loudness.ts';
import { createPeakMeter } from '#features/media/data/sound/truePeak.ts';
import { createWaveformMeter } from '#features/media/data/sound/waveform.ts';
import { filmProgramme, pictureKeys, programmes } from '../seed/contents/programmes.ts';
import {
  boreal,
  calendar,
  chart,
  controlRoom,
  hall,
  river,
  showCover,
  trail,
  viewfinder,
  wheelhouse,
} from './exampleMedia/artwork.ts';
import { render, renderPng } from './exampleMedia/draw.ts';
import {
  RATE,
  type SpokenLine,
  decode,
  finish,
  mix,
  mixedInput,
  run,
  toBytes,
} from './exampleMedia/sound.ts';

const toFile = (key: string) => join(import.meta.dirname, '../seed/media', key);
const round = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);

/** What browsers find out of a sound when it is sent. */
function measure(key: string) {
  const samples = decode(toFile(key));
  const meters = [createLoudnessMeter(RATE, 1), createPeakMeter(1), createWaveformMeter(RATE)] as const;
  for (const meter of meters) meter.add([samples]);
  const [loudness, peak, waveform] = meters;
  return {
    duration: round(samples.length / RATE),
    waveform: waveform.draw(),
    loudness: round(loudness.measure()),
    true_peak: round(peak.measure()),
  };
}

const toTranscript = (spoken: readonly SpokenLine[]) =>
  toVtt(spoken.map(({ speaker, start, end, text }) => ({ speaker, start, end, text }))).trim();
const toChapters = (spoken: readonly SpokenLine[]) =>
  spoken
    .flatMap(({ chapter, start }, index) =>
      chapter ? `${formatTime(index === 0 ? 0 : start).padStart(5, '0')} ${chapter}` : [],
    )
    .join('\n');

const facts: Record<string, ReturnType<typeof measure> & { width?: number; height?: number }> = {};
const words: Record<string, { transcript: string; chapters: string }> = {};

for (const [name, programme] of Object.entries(programmes)) {
  const { samples, spoken } = mix(programme);
  run(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      ...mixedInput,
      ...finish(samples),
      '-c:a',
      'libmp3lame',
      '-b:a',
      '48k',
      toFile(programme.key),
    ],
    toBytes(samples),
  );
  facts[programme.key] = measure(programme.key);
  words[name] = { transcript: toTranscript(spoken), chapters: toChapters(spoken) };
}

const drawings = {
  boreal,
  calendar,
  chart,
  controlRoom,
  hall,
  river,
  showCover,
  trail,
  viewfinder,
  wheelhouse,
};
for (const [name, key] of Object.entries(pictureKeys)) {
  writeFileSync(
    toFile(key),
    await renderPng(drawings[name as keyof typeof pictureKeys](), { isRgb: name === 'showCover' }),
  );
}

// The film: each picture of it hears what is said at its moment.
const PICTURES_A_SECOND = 24;
const [width, height] = [960, 540];
const { samples, spoken } = mix(filmProgramme);
const count = Math.floor((samples.length / RATE) * PICTURES_A_SECOND);
const loudnessAt = (seconds: number) => {
  const from = Math.max(0, Math.round(seconds * RATE));
  const part = samples.subarray(from, from + RATE / 30);
  return Math.min(
    1,
    Math.sqrt(part.reduce((sum, sample) => sum + sample ** 2, 0) / (part.length || 1)) * 3.4,
  );
};
const frames: Uint8Array[] = [];
for (let index = 0; index < count; index += 1) {
  const now = index / PICTURES_A_SECOND;
  const levels = Array.from({ length: 34 }, (_, bar) =>
    Math.max(0.05, loudnessAt(now - Math.abs(bar - 16.5) * 0.035)),
  );
  const picture = await render(hall({ turn: index / count, levels }, width));
  frames.push(Uint8Array.from(picture.pixels));
  if (index === Math.round(count * 0.45)) {
    writeFileSync(toFile(filmProgramme.poster), await renderPng(hall({ turn: index / count, levels }, 1280)));
  }
}
const sound = `${toFile(filmProgramme.key)}.wav`;
run('ffmpeg', ['-v', 'error', '-y', ...mixedInput, ...finish(samples), sound], toBytes(samples));
run(
  'ffmpeg',
  [
    '-v',
    'error',
    '-y',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${width}x${height}`,
    '-r',
    String(PICTURES_A_SECOND),
    '-i',
    '-',
    '-i',
    sound,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '29',
    '-pix_fmt',
    'yuv420p',
    '-threads',
    '1',
    '-c:a',
    'aac',
    '-b:a',
    '80k',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-flags:a',
    '+bitexact',
    '-movflags',
    '+faststart',
    toFile(filmProgramme.key),
  ],
  Buffer.concat(frames),
);
run('rm', [sound]);
writeFileSync(
  toFile(filmProgramme.captions),
  toVtt(spoken.map(({ start, end, text }) => ({ start, end, text }))),
);
facts[filmProgramme.key] = { ...measure(filmProgramme.key), width, height };

writeFileSync(
  join(import.meta.dirname, '../seed/contents/measured.json'),
  `${JSON.stringify({ facts, words }, null, 2)}\n`,
);
