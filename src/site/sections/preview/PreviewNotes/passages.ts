import { mostOfNote } from '#data/previews/previewNote.schema.ts';
import { writePlace } from '#data/previews/notePlace.ts';
import { isCounted, squeeze, withoutMarks } from '#data/previews/noteWords.ts';

/** A document that a page shows, by the texts that it is made of. */
export type NotedDocument = {
  /** Its key. */
  document: string;
  texts: readonly NotedText[];
};

/** A text of a document: the path of its field or part, and what it says, in Markdown where it is an article's. */
export type NotedText = { path: string; text: string };

/** What a note can be about: some words of a document, one of its pictures, or a page as a whole. */
export type NoteTarget = {
  document: string;
  /** As it is stored (`notePlace.ts`). */
  place: string;
  /** As they are read; none of a picture, or of a page. */
  words: string;
  /** What a picture is called. */
  picture?: string;
};

/** A paragraph, a title, a cell or a picture on screen. */
export type Passage = NoteTarget & { element: Element; path: string };

/** What is no part of the page: what stands around a preview, and what nobody reads. */
const unread = '[data-preview], [aria-hidden="true"], [hidden], script, style, noscript';

/** The nodes of text that people read, in the order of the page. */
function listTextNodes(root: Node): Text[] {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if ((node as Text).data.trim() !== '' && !node.parentElement?.closest(unread)) nodes.push(node as Text);
  }
  return nodes;
}

/** The element that breaks the line around a text. */
function findBlock(node: Text): Element | null {
  let at = node.parentElement;
  while (at?.parentElement && /^(inline|contents)$/.test(getComputedStyle(at).display)) at = at.parentElement;
  return at;
}

/** White space as it is shown; what doesn't break a line stays. */
const collapse = (text: string) => text.replaceAll(/[^\S\u00A0\u202F]+/g, ' ');

/** Words as they are read: a blank line between paragraphs. */
function joinWords(pieces: readonly { block: Element | null; text: string }[]) {
  let words = '';
  let last: Element | null | undefined;
  for (const { block, text } of pieces) {
    words = block === last || last === undefined ? words + text : `${words.trimEnd()}\n\n${text.trimStart()}`;
    last = block;
  }
  return words.trim().slice(0, mostOfNote.words);
}

/**
 * What of a page a note can be about, in the order of the page: the passages that show the texts of some documents, and the
 * pictures beside them. What is shown and is none of theirs is left out.
 */
export function listPassages(root: Element, documents: readonly NotedDocument[]): Passage[] {
  const texts = documents.flatMap(({ document: name, texts: own }) =>
    own.map(({ path, text }) => ({
      document: name,
      path,
      squeezed: squeeze(withoutMarks(text)),
      isTaken: false,
    })),
  );
  const blocks = new Map<Element | null, Text[]>();
  for (const node of listTextNodes(root)) {
    const block = findBlock(node);
    blocks.set(block, [...(blocks.get(block) ?? []), node]);
  }
  const passages: Passage[] = [];
  for (const [element, nodes] of blocks) {
    if (!element) continue;
    const words = joinWords(nodes.map(({ data }) => ({ block: element, text: collapse(data) })));
    const squeezed = squeeze(words);
    if (squeezed === '') continue;
    // The same words may stand in several places: the first of the page are the first of the content.
    const found =
      texts.find((text) => text.squeezed === squeezed && !text.isTaken) ??
      texts.find((text) => text.squeezed === squeezed) ??
      (squeezed.length > 2 ? texts.find((text) => text.squeezed.includes(squeezed)) : undefined) ??
      texts
        .filter((text) => text.squeezed.length > 2 && squeezed.includes(text.squeezed))
        .toSorted((one, other) => other.squeezed.length - one.squeezed.length)[0];
    if (!found) continue;
    found.isTaken = true;
    const { document: name, path } = found;
    passages.push({ element, words, document: name, path, place: writePlace({ path, picture: null }) });
  }
  const own = leaveOutOthers(passages);
  return [...own, ...listPictures(root, own)].toSorted((one, other) => compare(one.element, other.element));
}

/** Letters and figures that no other section has by chance. */
const TELLING = 12;

/** The outermost section of a page that an element stands in. */
function findSection(element: Element): Element | null {
  let section: Element | null = null;
  for (let at: Element | null = element; at && at.tagName !== 'MAIN'; at = at.parentElement)
    if (at.matches('section, header, footer')) section = at;
  return section;
}

/** Passages without those of other sections, which say by chance what a short text of a document does (« Vidéo »). */
function leaveOutOthers(passages: readonly Passage[]): Passage[] {
  const toKey = ({ document: name, element }: Passage) => [name, findSection(element)] as const;
  const telling = passages.filter(({ words }) => squeeze(words).length >= TELLING).map(toKey);
  return passages.filter((passage) => {
    const [name, section] = toKey(passage);
    const sections = telling.filter(([one]) => one === name);
    return sections.length === 0 || sections.some(([, one]) => one === section);
  });
}

const compare = (one: Element, other: Element) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** The pictures of a page, each by the passage that stands nearest to it. */
function listPictures(root: Element, passages: readonly Passage[]): Passage[] {
  const counts = new Map<string, number>();
  return [...root.querySelectorAll('img, svg[data-ratio]')].flatMap((element): Passage[] => {
    if (element.closest('[data-preview]')) return [];
    // Drawn under a picture that takes its place.
    if (element.tagName !== 'IMG' && element.parentElement?.querySelector(':scope > img')) return [];
    let near: Passage | undefined;
    for (
      let at = element.parentElement;
      at && !near && at !== root && at.tagName !== 'MAIN';
      at = at.parentElement
    ) {
      const around = at;
      near = passages.find((passage) => around.contains(passage.element));
    }
    if (!near) return [];
    const { document: name } = near;
    const isCover = name.startsWith('article/') && near.path !== 'content';
    const path = isCover ? 'featured_image_url' : near.path;
    const count = (counts.get(`${name} ${path}`) ?? 0) + 1;
    counts.set(`${name} ${path}`, count);
    return [
      {
        element,
        words: '',
        document: name,
        path,
        place: writePlace({ path, picture: isCover ? null : count }),
        picture: element.getAttribute('alt') || near.words,
      },
    ];
  });
}

/** The page as a whole, of which the first document is on screen. */
export const toWholePage = (documents: readonly NotedDocument[]): NoteTarget | null =>
  documents[0]
    ? { document: documents[0].document, place: writePlace({ path: null, picture: null }), words: '' }
    : null;

/** What a selection is about; nothing where no words are selected, or none of the page. */
export function findTarget(
  range: Range,
  passages: readonly Passage[],
  documents: readonly NotedDocument[],
): NoteTarget | null {
  const { startContainer, endContainer, commonAncestorContainer } = range;
  const around =
    commonAncestorContainer instanceof Element
      ? commonAncestorContainer
      : commonAncestorContainer.parentElement;
  if (range.collapsed || around?.closest('[data-preview]')) return null;
  const pieces = listTextNodes(around ?? commonAncestorContainer)
    .filter((node) => range.intersectsNode(node))
    .map((node) => ({
      block: findBlock(node),
      text: collapse(
        node.data.slice(
          node === startContainer ? range.startOffset : 0,
          node === endContainer ? range.endOffset : undefined,
        ),
      ),
    }));
  const words = joinWords(pieces.filter(({ text }) => text !== ''));
  if (words === '') return null;
  const passage =
    passages.findLast((one) => one.picture === undefined && one.element.contains(startContainer)) ??
    passages.find((one) => one.picture === undefined && range.intersectsNode(one.element));
  if (passage) return { document: passage.document, place: passage.place, words };
  const whole = toWholePage(documents);
  return whole && { ...whole, words };
}

/** Where the words, or the picture, of a note are on screen; nothing where they aren't any more. */
export function findOnScreen(
  { document: name, place, words }: Pick<NoteTarget, 'document' | 'place' | 'words'>,
  passages: readonly Passage[],
): Range | Element | null {
  const own = passages.filter((passage) => passage.document === name);
  const there = own.filter((passage) => passage.place === place);
  if (words === '') return there[0]?.element ?? null;
  // Moved within its document, a part has another path.
  return findWords(there, words) ?? findWords(own, words);
}

function findWords(passages: readonly Passage[], words: string): Range | null {
  const wanted = squeeze(words);
  const units: { node: Text; at: number }[] = [];
  let squeezed = '';
  for (const { element, picture } of passages) {
    if (picture !== undefined) continue;
    for (const node of listTextNodes(element)) {
      // Of a passage within another one.
      if (findBlock(node) !== element) continue;
      for (let at = 0; at < node.data.length; at += 1) {
        if (!isCounted(node.data.charAt(at))) continue;
        units.push({ node, at });
        squeezed += node.data.charAt(at);
      }
    }
  }
  const start = wanted === '' ? -1 : squeezed.indexOf(wanted);
  const [first, last] = [units[start], units[start + wanted.length - 1]];
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, first.at);
  // With the sign that ends them.
  const trail = /[^\p{L}\p{N}]*$/u.exec(words)?.[0] ?? '';
  const isTrailed = last.node.data.startsWith(trail, last.at + 1);
  range.setEnd(last.node, last.at + 1 + (isTrailed ? trail.length : 0));
  return range;
}
