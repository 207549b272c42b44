import { getName } from './names.ts';

/** Each text that overflows one of its boxes, and the page if it is wider than its window. */
export const findWhatSticksOut = (root: Element): string[] => findTexts(root, () => true);

/** Each text that a box clips, and the page if it is wider than its window. */
export const findWhatIsCutOff = (root: Element): string[] =>
  findTexts(root, (box) => /hidden|clip/.test(getComputedStyle(box).overflow));

/** Left out: what the browser draws itself, decoration, and toasts, whose height is fixed when they appear. */
const unmeasured = 'svg, option, select, [role="region"][aria-label="Notifications"]';

function findTexts(root: Element, matters: (box: Element) => boolean): string[] {
  return [
    ...findWidest(root),
    ...findTextsThatLeave(root, matters).map(
      ({ text, parent, box }) => `« ${text.slice(0, 24)}… » in ${getName(parent)} leaves ${getName(box)}`,
    ),
  ];
}

/** Each text that overflows a box that `matters`, its parent, and the box. */
function findTextsThatLeave(root: Element, matters: (box: Element) => boolean = () => true) {
  const found: { text: string; parent: Element; box: Element }[] = [];
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const text = node.textContent?.trim();
    const box = text ? boxLeftBy(node, matters) : null;
    if (text && box && node.parentElement) found.push({ text, parent: node.parentElement, box });
  }
  return found;
}

/** By how many px the page is wider than its window. */
function excessOfWidth({ ownerDocument: { documentElement: page } }: Element) {
  return Math.max(0, page.scrollWidth - page.clientWidth);
}

function findWidest(root: Element): string[] {
  const excess = excessOfWidth(root);
  if (excess === 0) return [];
  const { clientWidth } = root.ownerDocument.documentElement;
  const widest = [...root.querySelectorAll('*')].findLast(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return [`The page is ${excess} px too wide: ${widest ? getName(widest) : 'a drawing'}`];
}

function boxLeftBy(text: Node, matters: (box: Element) => boolean): Element | null {
  const parent = text.parentElement;
  if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest(unmeasured)) return null;
  const { ownerDocument } = parent;
  const range = ownerDocument.createRange();
  range.selectNodeContents(text);
  const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
  for (let box: Element | null = parent; box && box !== ownerDocument.body; box = box.parentElement) {
    const { display, overflowX, overflowY, textOverflow, clipPath, webkitLineClamp, position } =
      getComputedStyle(box);
    // For screen readers alone.
    if (clipPath !== 'none') return null;
    if (display === 'inline' || display === 'contents') continue;
    // Shortened on purpose, with a sign that there is more; or it can be scrolled.
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return null;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    // Letters are lower than their line.
    const isCutBelow =
      /hidden|clip/.test(overflowY) &&
      lines.some((line) => line.bottom - line.height / 4 > bottom || line.top + line.height / 4 < top);
    if (isCutBelow) return box;
    if (/auto|scroll/.test(overflowX)) return null;
    if (matters(box) && lines.some((line) => line.left < left - 1 || line.right > right + 1)) return box;
    if (/auto|scroll/.test(overflowY) || position === 'fixed') return null;
  }
  return null;
}
