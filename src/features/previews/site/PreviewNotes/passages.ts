import { ReadDocument } from '#features/previews/data/noteAnchor.ts';
import { writePlace } from '#features/previews/data/notePlace.ts';
import {
  type Candidate,
  type Claim,
  findParts,
  type NotedText,
  type ReadText,
  readText,
  tellApart,
} from './claims.ts';
import { findBlock, listTextNodes, readSigns, type Signs } from './signs.ts';

/** A document that a page shows, by the texts that it is made of. */
export type NotedDocument = {
  /** Its key. */
  document: string;
  texts: readonly NotedText[];
  /** The part that has the picture at its head. */
  cover?: string;
  /** Its texts may name facts of the settings between braces. */
  hasFacts?: boolean | undefined;
};

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

/** What of a page notes can be about. */
export type NotedPage = {
  documents: readonly NotedDocument[];
  /** In the order of the page. */
  passages: readonly Passage[];
  texts: readonly ReadText[];
  /** Each document as it is read, by its key. */
  read: ReadonlyMap<string, ReadDocument>;
};

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
    passages: [...own, ...listPictures(root, own, documents)].toSorted((one, other) =>
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

/** A passage of so many signs isn't in another section by chance. */
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
function listPictures(
  root: Element,
  passages: readonly Passage[],
  documents: readonly NotedDocument[],
): Passage[] {
  const covers = new Map(documents.map(({ document: name, cover }) => [name, cover]));
  const counts = new Map<string, number>();
  return [...root.querySelectorAll('img, svg[data-ratio]')].flatMap((element): Passage[] => {
    if (element.closest('[data-preview]')) return [];
    // A drawn cover that stands under the picture that replaces it.
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
    const cover = near.path === 'content' ? undefined : covers.get(name);
    const path = cover ?? near.path;
    const count = (counts.get(`${name} ${path}`) ?? 0) + 1;
    counts.set(`${name} ${path}`, count);
    return [
      {
        element,
        document: name,
        path,
        place: writePlace({ path, picture: cover ? null : count }),
        label: element.getAttribute('alt') || near.label,
      },
    ];
  });
}
