/** A text of the page, sign for sign without white space: which node has each, and where. */
export type Signs = { text: string; at: { node: Text; offset: number }[] };

/** What is no part of the page: what stands around a preview, and what nobody reads or wrote. */
const unread =
  '[data-preview], [aria-hidden="true"], [hidden], script, style, noscript, [data-footnote-ref], [data-footnote-backref]';

/** The nodes of text that people read, in the order of the page. */
export function listTextNodes(root: Node): Text[] {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if ((node as Text).data.trim() !== '' && !node.parentElement?.closest(unread)) nodes.push(node as Text);
  }
  return nodes;
}

/** The element that breaks the line around a text. */
export function findBlock(node: Text): Element | null {
  let at = node.parentElement;
  while (at?.parentElement && /^(inline|contents)$/.test(getComputedStyle(at).display)) at = at.parentElement;
  return at;
}

/** Where a text has signs that aren't white space. */
export const listSigns = (text: string) => [...text.matchAll(/\S/g)].map(({ index }) => index);

/** Some nodes as one text. */
export function readSigns(nodes: readonly Text[]): Signs {
  const at = nodes.flatMap((node) => listSigns(node.data).map((offset) => ({ node, offset })));
  return { text: at.map(({ node, offset }) => node.data.charAt(offset)).join(''), at };
}
