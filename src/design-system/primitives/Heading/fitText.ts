/** About how wide letters of the display face are, as parts of its size; whichever comes first counts. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijlI\s.,:;!’']/, 0.26],
  [/[frt1J?()-]/, 0.41],
  [/[mwMW%]/, 0.94],
  [/[A-Z€]/, 0.67],
];
const usual = 0.59;

const measure = (text: string) =>
  Array.from(text).reduce(
    (sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? usual),
    0,
  );

/** The width of the longest line of words that are laid out in so many lines at most, as evenly as it goes. */
function findWidest(words: readonly string[], lines: number): number {
  if (lines === 1 || words.length === 1) return measure(words.join(' '));
  const widest = words.map((_, index) => {
    const first = words.slice(0, index + 1);
    const rest = words.slice(index + 1);
    const own = measure(first.join(' '));
    return rest.length > 0 ? Math.max(own, findWidest(rest, lines - 1)) : own;
  });
  return Math.min(...widest);
}

/**
 * The greatest size in which words fit into their box, no word broken, and are no taller than `tallest`: both in hundredths of the
 * width of the box.
 */
export function fitText(text: string, tallest: number): number {
  const words = text.trim().split(' ');
  const sizes = words
    .slice(0, 4)
    .map((_, index) => Math.min(98 / findWidest(words, index + 1), tallest / (index + 1)));
  return Math.floor(Math.max(...sizes) * 10) / 10;
}
