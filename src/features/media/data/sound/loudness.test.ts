// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createLoudnessMeter } from './loudness.ts';
import { createPeakMeter } from './truePeak.ts';
import { createWaveformMeter } from './waveform.ts';

const rate = 48_000;

/** A tone, in pieces of a second, as decoders give them: of a whole number of waves, each is like the first. */
function* makeTone(level: number, seconds: number, { frequency = 1000, phase = 0, at = rate } = {}) {
  const second = new Float32Array(at);
  for (const index of second.keys())
    second[index] = 10 ** (level / 20) * Math.sin((2 * Math.PI * frequency * index) / at + phase);
  for (let left = Math.round(seconds * at); left > 0; left -= at) yield second.subarray(0, left);
}

type Part = readonly [levels: readonly number[], seconds: number];

function measure(parts: readonly Part[], at = rate) {
  const meter = createLoudnessMeter(at, parts[0]?.[0].length ?? 0);
  for (const [levels, seconds] of parts) {
    const channels = levels.map((level) => [...makeTone(level, seconds, { at })]);
    for (const index of channels[0]?.keys() ?? [])
      meter.add(channels.map((pieces) => pieces[index] ?? new Float32Array()));
  }
  return meter.measure();
}

const stereo = (level: number, seconds: number): Part => [[level, level], seconds];

/** EBU Tech 3341, minimum requirements, cases 1 to 6: within 0.1 LU. */
describe('loudness', () => {
  it.each<[string, readonly Part[], number]>([
    ['case 1', [stereo(-23, 20)], -23],
    ['case 2', [stereo(-33, 20)], -33],
    ['case 3', [stereo(-36, 10), stereo(-23, 60), stereo(-36, 10)], -23],
    ['case 4', [stereo(-72, 10), stereo(-36, 10), stereo(-23, 60), stereo(-36, 10), stereo(-72, 10)], -23],
    ['case 5', [stereo(-26, 20), stereo(-20, 20.1), stereo(-26, 20)], -23],
    ['case 6', [[[-28, -28, -24, -30, -30], 20]], -23],
  ])('is that of %s', (_name, parts, expected) => {
    expect(Math.abs((measure(parts) ?? 0) - expected)).toBeLessThanOrEqual(0.1);
  });

  it('is the same at any rate', () => {
    expect(Math.abs((measure([stereo(-23, 20)], 44_100) ?? 0) + 23)).toBeLessThanOrEqual(0.1);
    expect(Math.abs((measure([stereo(-23, 20)], 22_050) ?? 0) + 23)).toBeLessThanOrEqual(0.1);
  });

  it('is unknown of silence, and of what is too short', () => {
    expect(measure([stereo(-Infinity, 5)])).toBeNull();
    expect(measure([stereo(-80, 5)])).toBeNull();
    expect(measure([stereo(-23, 0.3)])).toBeNull();
  });
});

/** EBU Tech 3341, cases 15 to 18: a peak between two samples, 0.2 dB above to 0.4 dB below. */
describe('true peak', () => {
  it.each([
    ['at a sample', 12_000, 0],
    ['between two samples', 12_000, 45],
    ['between four', 8000, 60],
    ['between five', 6000, 67.5],
  ])('is found %s', (_where, frequency, degrees) => {
    const meter = createPeakMeter(1);
    const phase = (degrees * Math.PI) / 180;
    for (const [second, piece] of [...makeTone(-6.02, 2, { frequency, phase })].entries())
      // A tone that begins at once does go higher.
      meter.add([second === 0 ? piece.map((value, index) => value * Math.min(1, index / 4800)) : piece]);
    const peak = meter.measure() ?? 0;
    expect(peak).toBeGreaterThan(-6.42);
    expect(peak).toBeLessThan(-5.8);
  });

  it('lasts from one piece to the next', () => {
    const whole = Float32Array.from(
      { length: 4800 },
      (_, index) => 0.5 * Math.sin((Math.PI / 2) * index + Math.PI / 4),
    );
    const [atOnce, inPieces] = [createPeakMeter(1), createPeakMeter(1)];
    atOnce.add([whole]);
    for (let start = 0; start < whole.length; start += 7) inPieces.add([whole.subarray(start, start + 7)]);
    expect(inPieces.measure()).toBeCloseTo(atOnce.measure() ?? 0, 6);
  });

  it('is unknown of silence', () => {
    const meter = createPeakMeter(2);
    meter.add([new Float32Array(100), new Float32Array(100)]);
    expect(meter.measure()).toBeNull();
  });
});

describe('waveform', () => {
  const draw = (pieces: readonly Float32Array[]) => {
    const meter = createWaveformMeter(rate);
    for (const piece of pieces) meter.add([piece]);
    return meter.draw();
  };

  it('has two hundred levels, the highest of them z', () => {
    const levels = draw([...makeTone(-40, 10), ...makeTone(-6, 10), ...makeTone(-12, 20)]);
    expect(levels).toMatch(/^1{50}z{50}i{100}$/);
  });

  it.each([0.001, 0.5, 3.7])('has as many for %s s', (seconds) => {
    expect(draw([...makeTone(-20, seconds)])).toMatch(/^[0-9a-z]{200}$/);
  });

  it('is flat without sound, and none without samples', () => {
    expect(draw([new Float32Array(rate)])).toBe('0'.repeat(200));
    expect(draw([])).toBeNull();
  });
});
