import type { Element, ElementContent, Parents } from 'hast';
import { raiseSigns } from './raised.ts';
import type { StyleOf } from './styles.ts';
import { attribute, isBlank, isElement, replaceAll, getText } from './tree.ts';

/** What no text is made of, or what only works in its own page. */
const dropped = new Set(
  `annotation area audio base button canvas clipboard-copy col colgroup embed frame iframe link map meta noscript object
  param script select source style svg template textarea title track video xml`.split(/\s+/),
);

/** One more address that is told somebody has read the page. */
function isTrackingPixel(image: Element, getStyle: StyleOf): boolean {
  const sizes = ['width', 'height'].map((side) => getStyle(image, side) || attribute(image, side));
  return sizes.some((size) => /^[0-2](px)?\s*(!important)?$/.test(size));
}

/** What its readers don't see: hidden text, what was deleted with changes tracked, comments on the text. */
function isUnseen(element: Element, getStyle: StyleOf): boolean {
  const style = (property: string) => getStyle(element, property);
  const classes = attribute(element, 'className');
  return (
    style('display') === 'none' ||
    style('visibility') === 'hidden' ||
    style('mso-hide') === 'all' ||
    element.properties.hidden === true ||
    style('mso-element').startsWith('comment') ||
    /\b(MsoCommentReference|msocomanchor|msoDel)\b/.test(classes) ||
    (isElement(element, 'del') && Boolean(attribute(element, 'cite') || attribute(element, 'dateTime'))) ||
    (isElement(element, 'img') && isTrackingPixel(element, getStyle)) ||
    // Word's line above its notes, and the heading of those on this site.
    (isElement(element, 'hr') && attribute(element, 'width') === '33%') ||
    attribute(element, 'id').endsWith('footnote-label')
  );
}

/** The level of what is a heading without its element; 0 for anything else. */
function headingLevel(element: Element, getStyle: StyleOf): number {
  // A cell stays one: its table would lose it.
  if (isElement(element, 'td', 'th', 'tr', 'thead')) return 0;
  if (attribute(element, 'role') === 'heading') return Number(attribute(element, 'ariaLevel')) || 2;
  if (!isElement(element, 'p')) return 0;
  const classes = attribute(element, 'className');
  if (/\bMsoTitle/.test(classes)) return 1;
  const named = /\b(?:MsoHeading|Heading|Titre)-?([1-6])\b/i.exec(classes)?.[1];
  return Number(named ?? getStyle(element, 'mso-outline-level')) || 0;
}

/**
 * Drops what is no text, gives headings their elements, and puts pictures of a face as the face. Raised and lowered text
 * becomes signs.
 */
export function cleanUp(root: Parents, getStyle: StyleOf) {
  replaceAll(root, (node) => {
    if (node.type === 'text') return undefined;
    if (!isElement(node)) return [];
    if (dropped.has(node.tagName) || /^[vm]:/.test(node.tagName) || isUnseen(node, getStyle)) return [];
    if (attribute(node, 'className') === 'Apple-converted-space') return [{ type: 'text', value: ' ' }];
    if (isElement(node, 'menu', 'dir')) return [{ ...node, tagName: 'ul' }];
    if (isElement(node, 'img')) {
      const alt = attribute(node, 'alt');
      return /^\p{Extended_Pictographic}/u.test(alt) && alt.length < 12
        ? [{ type: 'text', value: alt }]
        : undefined;
    }
    const level = headingLevel(node, getStyle);
    if (level > 0 && level < 10 && !isBlank(node)) {
      node.tagName = `h${Math.min(6, level)}`;
    }
    return undefined;
  });
  raiseSigns(root, getStyle);
}

/** The names by which pages call a language, at the block of code or around it. */
const language = /(?:^|\s)(?:language|lang|highlight-source|brush:)-?\s*([\w+#-]+)/;

const lineElements = /^(div|p|li|tr)$/;

function toLines(node: ElementContent): string {
  if (!isElement(node) || isElement(node, 'br')) return getText(node);
  const text = node.children.reduce((before, child) => {
    const isLine = isElement(child) && lineElements.test(child.tagName);
    const inner = toLines(child);
    if (!isLine) return before + inner;
    return `${before}${before && !before.endsWith('\n') ? '\n' : ''}${inner.replace(/\n$/, '')}\n`;
  }, '');
  return text;
}

/** Whether a block is shown as code is: letters of one width, and each space kept. */
export const isCode = (element: Element, getStyle: StyleOf): boolean =>
  isElement(element, 'pre') ||
  (isElement(element, 'div') &&
    getStyle(element, 'white-space') === 'pre' &&
    /mono|consolas|menlo|courier/.test(getStyle(element, 'font-family')));

/** The text of a block of code, and its language where the page named it. `parent` is what it stands in. */
export function readCode(block: Element, parent: Element | undefined) {
  const inner = block.children.find((child) => isElement(child, 'code'));
  const classes = [inner, block, parent].flatMap((element) =>
    isElement(element)
      ? [attribute(element, 'className'), attribute(element, 'lang') && `lang-${attribute(element, 'lang')}`]
      : [],
  );
  return {
    text: toLines(block).replaceAll('\u00a0', ' ').replace(/\n+$/, ''),
    language: classes.map((text) => language.exec(text)?.[1]).find(Boolean) ?? null,
  };
}
