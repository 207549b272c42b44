/** Filters samples in place, the one after the other. */
type Filter = (samples: Float64Array) => void;

/** A filter of second order, for one channel. */
function createBiquad(b0: number, b1: number, b2: number, a1: number, a2: number): Filter {
  let s1 = 0;
  let s2 = 0;
  return (samples) => {
    for (let index = 0; index < samples.length; index += 1) {
      const x = samples[index] as number;
      const y = b0 * x + s1;
      s1 = b1 * x - a1 * y + s2;
      s2 = b2 * x - a2 * y;
      samples[index] = y;
    }
  };
}

/** The K weighting of ITU-R BS.1770: what a head adds, then the low end that ears hardly take for loud, at any rate. */
function createWeighting(rate: number): Filter {
  const head = Math.tan((Math.PI * 1681.974450955533) / rate);
  const gain = 10 ** (3.999843853973347 / 20);
  const middle = gain ** 0.4996667741545416;
  const [damped, headA0] = [head / 0.7071752369554196, 1 + head / 0.7071752369554196 + head ** 2];
  const shelf = createBiquad(
    (gain + middle * damped + head ** 2) / headA0,
    (2 * (head ** 2 - gain)) / headA0,
    (gain - middle * damped + head ** 2) / headA0,
    (2 * (head ** 2 - 1)) / headA0,
    (1 - damped + head ** 2) / headA0,
  );
  const low = Math.tan((Math.PI * 38.13547087602444) / rate);
  const lowDamped = low / 0.5003270373238773;
  const lowA0 = 1 + lowDamped + low ** 2;
  const highPass = createBiquad(1, -2, 1, (2 * (low ** 2 - 1)) / lowA0, (1 - lowDamped + low ** 2) / lowA0);
  return (samples) => {
    shelf(samples);
    highPass(samples);
  };
}

/** Left, right, centre, then the surround; of six channels, the fourth is the one for low frequencies, which doesn't count. */
const toWeights = (channels: number) =>
  channels < 6 ? [1, 1, 1, 1.41, 1.41].slice(0, channels) : [1, 1, 1, 0, 1.41, 1.41];

const toLoudness = (energy: number) => -0.691 + 10 * Math.log10(energy);

/** Gates, in LUFS: silence, and what is that much quieter than the rest. */
const silence = -70;
const quieter = -10;

/** Blocks of 400 ms, a new one each 100 ms. */
const stepsOfBlock = 4;

/**
 * Measures how loud a programme is as a whole (ITU-R BS.1770-5, integrated), as its samples come. Keeps one number for each 100 ms.
 */
export function createLoudnessMeter(rate: number, channels: number) {
  const weightings = Array.from({ length: channels }, () => createWeighting(rate));
  const weights = toWeights(channels);
  const length = Math.round(rate / 10);
  const steps: number[] = [];
  let [energy, count] = [0, 0];
  return {
    /** Takes the next samples, one array for each channel. */
    add(planes: readonly Float32Array[]) {
      const frames = planes[0]?.length ?? 0;
      const energies = new Float64Array(frames);
      for (const [channel, weigh] of weightings.entries()) {
        const samples = new Float64Array(planes[channel] ?? new Float32Array(frames));
        weigh(samples);
        const weight = weights[channel] ?? 0;
        for (let frame = 0; frame < frames; frame += 1)
          energies[frame] = (energies[frame] as number) + weight * (samples[frame] as number) ** 2;
      }
      for (let frame = 0; frame < frames; frame += 1) {
        energy += energies[frame] as number;
        count += 1;
        if (count < length) continue;
        steps.push(energy / length);
        [energy, count] = [0, 0];
      }
    },
    /** In LUFS; null for silence, and for what is shorter than a block. */
    measure(): number | null {
      const blocks = steps
        .slice(stepsOfBlock - 1)
        .map((_step, index) => mean(steps.slice(index, index + stepsOfBlock)));
      const heard = blocks.filter((block) => toLoudness(block) > silence);
      const gate = toLoudness(mean(heard)) + quieter;
      const loudness = toLoudness(mean(heard.filter((block) => toLoudness(block) > gate)));
      return Number.isFinite(loudness) ? loudness : null;
    },
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
