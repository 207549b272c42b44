const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The field of a content that an element shows, by its words: of the element itself, or of the nearest one around it that
 * has some of the content's, within its section.
 */
export function findContentSource(element: Element, texts: readonly { path: string; text: string }[]) {
  for (
    let at: Element | null = element;
    at && !at.matches('section, main, header, footer');
    at = at.parentElement
  ) {
    const words = plain(at.textContent);
    const shown =
      texts.find(({ text }) => plain(text) === words) ??
      texts.find(({ text }) => text.length > 2 && words.includes(plain(text)));
    if (shown && words) return { field: shown.path };
  }
  return null;
}
