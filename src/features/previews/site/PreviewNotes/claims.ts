import { listSigns, type Signs } from './signs.ts';

/** A text of a document: the path of its field or part, and what it says, block by block, as it is read. */
export type NotedText = { path: string; blocks: readonly string[] };

/** A text of a document as it is read, and its signs without white space: `at` says where each stands in what is read. */
export type ReadText = {
  document: string;
  path: string;
  read: string;
  text: string;
  at: number[];
  /** The signs of its blocks, and where each begins. */
  blocks: { first: number; text: string }[];
};

/** A text of a document, to be found among the signs of a page. */
export function readText(name: string, { path, blocks }: NotedText): ReadText {
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

/** A text of fewer signs may be found anywhere by chance. */
const FEWEST = 3;

/** Where a stretch of text may come from. */
export type Candidate = { text: ReadText; first: number };

/** Some signs of a block, and the texts that they may show. */
export type Claim = { first: number; said: string; candidates: Candidate[] };

/** What a block shows of texts that it isn't the same as: a part of one, or some of them among other words. */
export function findParts({ text: said, at }: Signs, texts: readonly ReadText[]): Claim[] {
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

/** Where a text of a document stands for certain. */
type Placed = { element: Element; document: string; path: string };

/** How many steps two paths have in common. */
function countShared(one: string, other: string) {
  const steps = other.split('.');
  const differs = one.split('.').findIndex((step, index) => step !== steps[index]);
  return differs < 0 ? steps.length : differs;
}

/** Which of the texts that say the same a block shows: that of the item whose other words stand nearest; null if none does. */
function findNearest(element: Element, candidates: readonly Candidate[], certain: readonly Placed[]) {
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

/** Which text each of several blocks with the same words shows, in their order; undefined where that can't be told. */
export function tellApart(
  elements: readonly Element[],
  candidates: readonly Candidate[],
  certain: readonly Placed[],
): (Candidate | undefined)[] {
  // The texts given to the blocks in the order in which they are stored.
  const inOrder = elements.map((_, index) => candidates[index]);
  if (new Set(candidates.map(({ text }) => text)).size === 1) return inOrder;
  const nearest = elements.map((element) => findNearest(element, candidates, certain));
  const isTold = nearest.every(Boolean) && new Set(nearest).size === nearest.length;
  if (isTold) return nearest;
  return elements.length === candidates.length ? inOrder : nearest;
}
