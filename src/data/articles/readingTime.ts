/** Words that an adult reads in a minute, in French and on a screen. */
const wordsPerMinute = 200;

/** How many minutes, begun ones included, it takes to read an article in Markdown. The addresses of links are not read. */
export function readingMinutes(content: string): number {
  const words = content.replaceAll(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}]+/gu) ?? [];
  return Math.max(1, Math.ceil(words.length / wordsPerMinute));
}
