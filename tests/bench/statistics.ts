/** The middle of some numbers. */
export const median = (numbers: number[]) => quantile(numbers, 0.5);

/** The number below which a part of them lies, from 0 to 1; between two of them, their weighted mean. */
export function quantile(numbers: number[], part: number) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const lower = sorted[Math.floor(place)] ?? Number.NaN;
  const upper = sorted[Math.ceil(place)] ?? Number.NaN;
  return lower + (upper - lower) * (place % 1);
}
