/** How many levels a waveform has, whatever the length of its sound. */
const waveformLevels = 200;

/** What one character can say: 0 to 35. */
const highest = 35;

/** Draws how loud a sound is from its beginning to its end, as its samples come. Keeps one number for each 20 ms. */
export function createWaveformMeter(rate: number) {
  const length = Math.max(1, Math.round(rate / 50));
  const steps: number[] = [];
  let [energy, count] = [0, 0];
  const close = () => {
    steps.push(Math.sqrt(energy / count));
    [energy, count] = [0, 0];
  };
  return {
    /** Takes the next samples, one array for each channel. */
    add(planes: readonly Float32Array[]) {
      const frames = planes[0]?.length ?? 0;
      for (let frame = 0; frame < frames; frame += 1) {
        for (const plane of planes) energy += (plane[frame] as number) ** 2;
        count += 1;
        if (count === length) close();
      }
    },
    /** Two hundred levels, each a digit or a letter (0–9a–z) of its height beside the highest; null without any sound. */
    draw(): string | null {
      if (count > 0) close();
      if (steps.length === 0) return null;
      const levels = Array.from({ length: waveformLevels }, (_, index) => {
        const from = Math.floor((index * steps.length) / waveformLevels);
        const to = Math.ceil(((index + 1) * steps.length) / waveformLevels);
        return Math.max(...steps.slice(from, to));
      });
      const most = Math.max(...levels);
      return levels.map((level) => Math.round((level / (most || 1)) * highest).toString(36)).join('');
    },
  };
}
