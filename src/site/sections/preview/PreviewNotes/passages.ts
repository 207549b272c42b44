import { mostOfNote } from '#data/previews/previewNote.schema.ts';
import { writePlace } from '#data/previews/notePlace.ts';
import { type NoteAnchor, ReadDocument, wholeWords } from '#data/previews/noteAnchor.ts';

/** A document that a page shows, by the texts that it is made of. */
export type NotedDocument = {
  /** Its key. */
  document: string;
  texts: readonly NotedText[];
};

/** A text of a document: the path of its field or part, and what it says, block by block, as it is read. */
export type NotedText = { path: string; blocks: readonly string[] };

/** What a note can be about: some words of a document, one of its pictures, or a page as a whole. */
export type NoteTarget = NoteAnchor & {
  document: string;
  /** What a picture is called. */
  picture?: string;
};

/** A text of the page, sign for sign without white space: which node has each, and where. */
type Signs = { text: string; at: { node: Text; offset: number }[] };

/** The same signs on screen and in the text that they show. */
type Shown = { signs: Signs; first: number; text: ReadText; firstInText: number; length: number };

/** A paragraph, a title, a cell or a picture on screen. */
export type Passage = {
  element: Element;
  document: string;
  path: string;
  /** As it is stored (`notePlace.ts`). */
  place: string;
  /** As they are read; of a picture, what stands beside it or what it is called. */
  label: string;
  /** Nothing of a picture. */
  shown?: Shown;
};

/** A text of a document as it is read, and its signs without white space: `at` says where each stands in what is read. */
type ReadText = {
  document: string;
  path: string;
  read: string;
  text: string;
  at: number[];
  /** The signs of its blocks, and where each begins. */
  blocks: { first: number; text: string }[];
};

/** What of a page notes can be about. */
export type NotedPage = {
  documents: readonly NotedDocument[];
  /** In the order of the page. */
  passages: readonly Passage[];
  texts: readonly ReadText[];
  /** Each document as it is read, by its key. */
  read: ReadonlyMap<string, ReadDocument>;
};

/** What is no part of the page: what stands around a preview, and what nobody reads or wrote. */
const unread =
  '[data-preview], [aria-hidden="true"], [hidden], script, style, noscript, [data-footnote-ref], [data-footnote-backref]';

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

/** Where a text has signs that aren't white space. */
const listSigns = (text: string) => [...text.matchAll(/\S/g)].map(({ index }) => index);

function readSigns(nodes: readonly Text[]): Signs {
  const at = nodes.flatMap((node) => listSigns(node.data).map((offset) => ({ node, offset })));
  return { text: at.map(({ node, offset }) => node.data.charAt(offset)).join(''), at };
}

function readText(name: string, { path, blocks }: NotedText): ReadText {
  const read = blocks.join('\n\n');
  let first = 0;
  return {
    document: name,
    path,
    read,
    text: read.replaceAll(/\s+/g, ''),
    at: listSigns(read),
    blocks: blocks.map((block) => {
      const text = block.replaceAll(/\s+/g, '');
      first += text.length;
      return { first: first - text.length, text };
    }),
  };
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Whether signs of a text don't begin or end within a word. */
const isWhole = (before: string | undefined, signs: string, after: string | undefined) =>
  !(isLetter(before) && isLetter(signs[0])) && !(isLetter(after) && isLetter(signs.at(-1)));

/** Fewer signs are found anywhere by chance. */
const FEWEST = 3;

/** Where a stretch of text may come from. */
type Candidate = { text: ReadText; first: number };

/** Some signs of a block, and the texts that they may show. */
type Claim = { first: number; said: string; candidates: Candidate[] };

/** What a block shows of texts that it isn't the same as: a part of one, or some of them among other words. */
function findParts({ text: said, at }: Signs, texts: readonly ReadText[]): Claim[] {
  if (said.length < FEWEST) return [];
  const around = texts.flatMap((text) => {
    const found: Candidate[] = [];
    for (let first = text.text.indexOf(said); first >= 0; first = text.text.indexOf(said, first + 1)) {
      const [from = 0, to = 0] = [text.at[first], text.at[first + said.length - 1]];
      if (isWhole(text.read[from - 1], said, text.read[to + 1])) found.push({ text, first });
    }
    return found;
  });
  if (around.length > 0) return [{ first: 0, said, candidates: around }];
  const found: Claim[] = [];
  for (const text of texts.toSorted((one, other) => other.text.length - one.text.length)) {
    const first = text.text.length < FEWEST ? -1 : said.indexOf(text.text);
    const end = first + text.text.length;
    const [from, to] = [at[first], at[end - 1]];
    if (!from || !to || !isWhole(from.node.data[from.offset - 1], text.text, to.node.data[to.offset + 1]))
      continue;
    const twin = found.find((one) => one.said === text.text);
    if (twin) twin.candidates.push({ text, first: 0 });
    else if (!found.some((one) => first < one.first + one.said.length && one.first < end))
      found.push({ first, said: text.text, candidates: [{ text, first: 0 }] });
  }
  return found;
}

/** How many steps two paths have in common. */
function countShared(one: string, other: string) {
  const steps = other.split('.');
  const differs = one.split('.').findIndex((step, index) => step !== steps[index]);
  return differs < 0 ? steps.length : differs;
}

/** Which of the texts that say the same a block shows: that of the item whose other words stand nearest; null if none does. */
function findNearest(element: Element, candidates: readonly Candidate[], certain: readonly Passage[]) {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const place = around;
    const beside = certain.filter((passage) => place.contains(passage.element));
    if (beside.length === 0) continue;
    const scores = candidates.map(({ text }) =>
      Math.max(
        0,
        ...beside
          .filter((passage) => passage.document === text.document)
          .map((passage) => countShared(text.path, passage.path)),
      ),
    );
    const best = Math.max(...scores);
    return scores.filter((score) => score === best).length === 1
      ? candidates[scores.indexOf(best)]
      : undefined;
  }
  return undefined;
}

/** What each of the blocks shows that say the same: nothing where that can't be told. */
function tellApart(
  elements: readonly Element[],
  candidates: readonly Candidate[],
  certain: readonly Passage[],
): (Candidate | undefined)[] {
  // One text after the other, as they are stored.
  const inOrder = elements.map((_, index) => candidates[index]);
  if (new Set(candidates.map(({ text }) => text)).size === 1) return inOrder;
  const nearest = elements.map((element) => findNearest(element, candidates, certain));
  const isTold = nearest.every(Boolean) && new Set(nearest).size === nearest.length;
  if (isTold) return nearest;
  return elements.length === candidates.length ? inOrder : nearest;
}

/** What of a page a note can be about: the passages that show the texts of some documents, and the pictures beside them. */
export function readPage(root: Element, documents: readonly NotedDocument[]): NotedPage {
  const texts = documents.flatMap(({ document: name, texts: own }) =>
    own.map((text) => readText(name, text)),
  );
  const same = new Map<string, Candidate[]>();
  for (const text of texts)
    for (const block of text.blocks) {
      if (block.text === '') continue;
      const own = same.get(block.text) ?? [];
      own.push({ text, first: block.first });
      same.set(block.text, own);
    }
  const nodes = new Map<Element, Text[]>();
  for (const node of listTextNodes(root)) {
    const block = findBlock(node);
    if (block) nodes.set(block, [...(nodes.get(block) ?? []), node]);
  }
  const passages: Passage[] = [];
  const twins = new Map<string, { element: Element; signs: Signs; claim: Claim }[]>();
  const add = (element: Element, signs: Signs, { first, said }: Claim, from: Candidate) =>
    passages.push(
      toPassage(element, { signs, first, text: from.text, firstInText: from.first, length: said.length }),
    );
  for (const [element, own] of nodes) {
    const signs = readSigns(own);
    const candidates = same.get(signs.text);
    const claims = candidates ? [{ first: 0, said: signs.text, candidates }] : findParts(signs, texts);
    for (const claim of claims) {
      const [one, ...others] = claim.candidates;
      if (one && others.length === 0) add(element, signs, claim, one);
      else if (one) twins.set(claim.said, [...(twins.get(claim.said) ?? []), { element, signs, claim }]);
    }
  }
  const certain = [...passages];
  for (const blocks of twins.values()) {
    const told = tellApart(
      blocks.map(({ element }) => element),
      blocks[0]?.claim.candidates ?? [],
      certain,
    );
    for (const [index, { element, signs, claim }] of blocks.entries()) {
      const one = told[index];
      if (one) add(element, signs, claim, one);
    }
  }
  const own = leaveOutOthers(passages).toSorted((one, other) => compare(one.element, other.element));
  return {
    documents,
    texts,
    passages: [...own, ...listPictures(root, own)].toSorted((one, other) =>
      compare(one.element, other.element),
    ),
    read: new Map(
      documents.map(({ document: name }) => [
        name,
        new ReadDocument(texts.filter((text) => text.document === name)),
      ]),
    ),
  };
}

function toPassage(element: Element, shown: Shown): Passage {
  const { document: name, path, read, at } = shown.text;
  const label = read.slice(at[shown.firstInText], (at[shown.firstInText + shown.length - 1] ?? 0) + 1);
  return { element, document: name, path, place: writePlace({ path, picture: null }), label, shown };
}

/** Signs that no other section has by chance. */
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
  const telling = passages.filter(({ shown }) => (shown?.length ?? 0) >= TELLING).map(toKey);
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
        document: name,
        path,
        place: writePlace({ path, picture: isCover ? null : count }),
        label: element.getAttribute('alt') || near.label,
      },
    ];
  });
}

const nothing = { words: '', words_before: '', words_after: '' };

/** The page as a whole, of which the first document is on screen. */
export const toWholePage = ([first]: readonly NotedDocument[]): NoteTarget | null =>
  first ? { document: first.document, place: writePlace({ path: null, picture: null }), ...nothing } : null;

/** Why some words can't be noted. */
export const refusals = {
  fields: 'Ces mots viennent de plusieurs champs. Sélectionnez ceux d’un seul champ.',
  outside: 'Une partie de ces mots n’est pas dans ce qui est partagé. Sélectionnez-en moins.',
  long: `Sélectionnez moins de mots\u00A0: ${mostOfNote.words} caractères au plus.`,
  repeated: 'Ces mots se répètent trop pour être reconnus. Sélectionnez-en davantage.',
} as const;

/** What a selection or a passage is about, or why it can't be noted. */
export type Aim = { target: NoteTarget } | { refusal: string };

/** Some signs of a text as what a note is about. */
function aimAt(
  { read }: NotedPage,
  { document: name, path, read: text, at }: ReadText,
  first: number,
  last: number,
): Aim {
  const range = wholeWords(text, at[first] ?? 0, (at[last] ?? 0) + 1);
  const words = text.slice(range.start, range.end);
  if (words.length > mostOfNote.words) return { refusal: refusals.long };
  const anchor = read.get(name)?.anchor({ path, ...range }, words);
  if (!anchor) return { refusal: refusals.repeated };
  return { target: { document: name, place: writePlace({ path, picture: null }), ...anchor } };
}

/** What a passage is about. */
export function aimAtPassage(page: NotedPage, { document: name, place, label, shown }: Passage): Aim {
  if (!shown) return { target: { document: name, place, ...nothing, picture: label } };
  return aimAt(page, shown.text, shown.firstInText, shown.firstInText + shown.length - 1);
}

/** What a selection is about; nothing where no words are selected, or none of the page. */
export function findTarget(range: Range, page: NotedPage): Aim | null {
  const { startContainer, endContainer, commonAncestorContainer } = range;
  const around =
    commonAncestorContainer instanceof Element
      ? commonAncestorContainer
      : commonAncestorContainer.parentElement;
  if (range.collapsed || around?.closest('[data-preview]')) return null;
  const selected = readSigns(
    listTextNodes(around ?? commonAncestorContainer).filter((node) => range.intersectsNode(node)),
  ).at.filter(
    ({ node, offset }) =>
      !(node === startContainer && offset < range.startOffset) &&
      !(node === endContainer && offset >= range.endOffset),
  );
  if (selected.length === 0) return null;
  const nodes = new Map<Text, Map<number, { text: ReadText; at: number }>>();
  for (const { shown } of page.passages) {
    if (!shown) continue;
    for (let sign = 0; sign < shown.length; sign += 1) {
      const place = shown.signs.at[shown.first + sign];
      if (!place) continue;
      const own = nodes.get(place.node) ?? new Map<number, { text: ReadText; at: number }>();
      nodes.set(place.node, own.set(place.offset, { text: shown.text, at: shown.firstInText + sign }));
    }
  }
  const found = selected.flatMap(({ node, offset }) => nodes.get(node)?.get(offset) ?? []);
  const [first] = found;
  if (!first) {
    const whole = toWholePage(page.documents);
    const words = range.toString().trim().slice(0, mostOfNote.words);
    return whole && { target: { ...whole, words } };
  }
  if (found.some(({ text }) => text !== first.text)) return { refusal: refusals.fields };
  if (found.length < selected.length) return { refusal: refusals.outside };
  const places = found.map(({ at }) => at);
  return aimAt(page, first.text, Math.min(...places), Math.max(...places));
}

/** Where the words, or the picture, of a note are on screen; nothing where they aren't any more. */
export function findOnScreen(
  note: NoteAnchor & { document: string },
  page: NotedPage,
): Range | Element | null {
  const own = page.passages.filter((passage) => passage.document === note.document);
  if (note.words === '')
    return own.find(({ place, shown }) => !shown && place === note.place)?.element ?? null;
  const found = page.read.get(note.document)?.find(note);
  const shown = own.flatMap((passage) =>
    passage.shown && passage.path === found?.path ? passage.shown : [],
  );
  const [text] = shown.map((one) => one.text);
  if (!found || !text) return null;
  const findSign = (sign: number) => {
    const part = shown.find((one) => one.firstInText <= sign && sign < one.firstInText + one.length);
    return part?.signs.at[part.first + sign - part.firstInText];
  };
  const first = findSign(text.at.findIndex((at) => at >= found.start));
  const last = findSign(text.at.findLastIndex((at) => at < found.end));
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}
