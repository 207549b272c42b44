type Searchable = { title: string; excerpt: string | null };

/** Folding 10,000 texts takes a while, and each key that is typed would do it again. */
const folded = new WeakMap<Searchable, string>();

/** Text without what people leave out when they search: case, accents, ligatures, the kind of apostrophe. */
function fold(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ');
}

/** The text that a search looks through; made once for each article. */
export function foldedText(article: Searchable) {
  let text = folded.get(article);
  if (text === undefined) {
    // Joined, not concatenated: browsers would put off the copying until the first search.
    text = [fold(article.title), fold(article.excerpt ?? '')].join('\n');
    folded.set(article, text);
  }
  return text;
}

/** Whether an article's title or excerpt contains what was typed, ignoring case and accents (spec section 2). */
export function matchesSearch(search: string) {
  const wanted = fold(search.trim());
  if (wanted === '') return () => true;
  return (article: Searchable) => foldedText(article).includes(wanted);
}
