/** Words that an adult reads in a minute, in French and on a screen. */
const wordsPerMinute = 200;

/** How many words an article in Markdown has. The addresses of links are not read; one ends at the next label at the latest. */
export const wordCount = (content: string): number =>
  content.replaceAll(/\]\([^)\]]*\)/g, ']').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** How many minutes, begun ones included, it takes to read an article in Markdown. */
export const readingMinutes = (content: string): number =>
  Math.max(1, Math.ceil(wordCount(content) / wordsPerMinute));
