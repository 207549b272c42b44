/** Points between two samples that are looked at, and samples on both sides that each is made from. */
const oversampling = 4;
const taps = 12;

/** For each point between two samples, what the samples around count for: a sinc under a Hann window. */
const phases = Array.from({ length: oversampling - 1 }, (_, index) => {
  const offset = (index + 1) / oversampling;
  const weights = Array.from({ length: taps }, (_tap, tap) => {
    const x = tap - (taps / 2 - 1) - offset;
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * Math.cos((Math.PI * x) / (taps + 1)) ** 2;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Float64Array.from(weights, (weight) => weight / sum);
});

/** The most that a point can be above the samples around it. */
const gain = Math.max(...phases.map((phase) => phase.reduce((sum, weight) => sum + Math.abs(weight), 0)));

/** Samples that are passed over together where none can make a new peak. */
const stride = 16;

/** Finds how high a sound goes between its samples too (ITU-R BS.1770-5, annex 2), as its samples come. */
export function createPeakMeter(channels: number) {
  const before = Array.from({ length: channels }, () => new Float64Array(taps - 1));
  let peak = 0;

  function look(samples: Float64Array, from: number, to: number) {
    for (let start = from; start < to; start += 1) {
      for (const phase of phases) {
        let value = 0;
        for (let tap = 0; tap < taps; tap += 1)
          value += (phase[tap] as number) * (samples[start + tap] as number);
        if (value < 0) value = -value;
        if (value > peak) peak = value;
      }
    }
  }

  return {
    /** Takes the next samples, one array for each channel. */
    add(planes: readonly Float32Array[]) {
      for (const [channel, plane] of planes.slice(0, channels).entries()) {
        const samples = new Float64Array(plane.length + taps - 1);
        samples.set(before[channel] ?? []);
        samples.set(plane, taps - 1);
        for (let start = 0; start < plane.length; start += stride) {
          const end = Math.min(start + stride, plane.length);
          let highest = 0;
          for (let index = start; index < end + taps - 1; index += 1) {
            const height = Math.abs(samples[index] as number);
            if (height > highest) highest = height;
          }
          if (highest > peak) peak = highest;
          if (highest * gain > peak) look(samples, start, end);
        }
        before[channel] = samples.slice(plane.length);
      }
    },
    /** In dBTP; null for silence. */
    measure: (): number | null => (peak > 0 ? 20 * Math.log10(peak) : null),
  };
}
