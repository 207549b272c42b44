type Part = { path: string; text: string };

const boundary = 'section, main, header, footer';

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The field of a content that an element shows, by its words: of the element itself, or of the nearest one around it that
 * has some of the content's, within its section. Of several that say the same, the one of this place.
 */
export function findContentSource(element: Element, texts: readonly Part[]) {
  for (let at: Element | null = element; at && !at.matches(boundary); at = at.parentElement) {
    const words = plain(at.textContent);
    const equal = texts.filter(({ text }) => words && plain(text) === words);
    const shown = equal.length > 0 ? findAtPlace(at, equal, texts) : findWithin(at, texts);
    if (shown) return { field: shown.path };
  }
  return null;
}

const countSaying = (text: string, parts: readonly Part[]) =>
  parts.filter((other) => plain(other.text) === plain(text)).length;

/** The first part that stands within an element; before it, one whose words no other part says. */
function findWithin(at: Element, texts: readonly Part[]) {
  const words = plain(at.textContent);
  const within = texts.filter(({ text }) => text.length > 2 && words.includes(plain(text)));
  const alone = within.find(({ text }) => countSaying(text, within) === 1);
  return (
    alone ??
    findAtPlace(
      at,
      within.filter(({ text }) => text === within[0]?.text),
      texts,
    )
  );
}

/** Of parts that say the same, the one whose neighbours stand around the element too; else the one of the same turn on the page. */
function findAtPlace(at: Element, same: readonly Part[], texts: readonly Part[]) {
  const [first] = same;
  if (!first || same.length === 1) return first;
  const distinct = texts.filter(({ text }) => text.length > 2 && countSaying(text, texts) === 1);
  for (let around = at.parentElement; around && !around.matches(boundary); around = around.parentElement) {
    const words = plain(around.textContent);
    const beside = distinct.filter(({ text }) => words.includes(plain(text)));
    const neighboured = same.filter((part) => {
      const item = getItem(part, same);
      return beside.some(({ path }) => path.startsWith(item));
    });
    if (neighboured.length === 1) return neighboured[0];
    if (neighboured.length > 1) break;
  }
  const alike = [...(at.closest(boundary) ?? at).querySelectorAll(at.localName)].filter(
    ({ textContent }) => plain(textContent) === plain(at.textContent),
  );
  return same[alike.indexOf(at) % same.length];
}

/** What begins the paths of all that stands with a part and with none of the others: `steps.3.` */
function getItem({ path }: Part, same: readonly Part[]) {
  const names = path.split('.');
  const isShared = (length: number) =>
    same.some(
      (other) => other.path !== path && other.path.startsWith(`${names.slice(0, length).join('.')}.`),
    );
  const length = names.findIndex((_, index) => !isShared(index + 1));
  return `${names.slice(0, length + 1).join('.')}.`;
}
