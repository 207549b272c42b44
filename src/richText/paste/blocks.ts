import type { Element, ElementContent } from 'hast';
import { isLockedPicture, pictureAddress, trustedAddress } from './addresses.ts';
import { toCode, isCode } from './cleanup.ts';
import { type Marks, toParagraphs, type Run, unmarked } from './phrasing.ts';
import type { StyleOf } from './styles.ts';
import { getCaption, cellContents, toGrid, isLayout } from './tables.ts';
import { attribute, getContent, create, find, isBlank, isElement } from './tree.ts';

const blockNames = new Set(
  `address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5
  h6 header hgroup hr legend li main nav note ol p pre section summary table tbody td tfoot th thead tr ul`.split(
    /\s+/,
  ),
);

const isBlock = (node: ElementContent): node is Element => isElement(node) && blockNames.has(node.tagName);

const tags: Record<string, keyof Marks> = {
  b: 'bold',
  strong: 'bold',
  em: 'italic',
  i: 'italic',
  dfn: 'italic',
  var: 'italic',
  s: 'struck',
  strike: 'struck',
  del: 'struck',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};

const isList = (node: ElementContent | undefined) => isElement(node, 'ul', 'ol');

/** A picture as an address of its data, and what was said of it. */
export type LockedPicture = { address: string; alt: string };

/** Writes a document anew with the few elements that Markdown knows. */
export class BlockReader {
  /** How many pictures were left out, for they exist on the other machine alone. */
  lostPictures = 0;
  /** Pictures that stand in the document itself: they have to be stored before they can be placed. */
  readonly lockedPictures: LockedPicture[] = [];
  readonly #getStyle: StyleOf;
  #inHeading = false;

  constructor(findStyle: StyleOf) {
    this.#getStyle = findStyle;
  }

  /** The blocks that a person sees in these nodes, one after the other. Text of its own is a paragraph. */
  read(children: ElementContent[], marks: Marks = unmarked, parent?: Element): Element[] {
    const blocks: Element[] = [];
    let runs: Run[] = [];
    const flush = () => {
      if (runs.length > 0) blocks.push(...toParagraphs(runs).map((paragraph) => create('p', paragraph)));
      runs = [];
    };
    const visit = (node: ElementContent, around: Marks, outer: Element | undefined) => {
      if (node.type === 'text') runs.push({ content: node.value, marks: around });
      if (!isElement(node)) return;
      if (blockNames.has(node.tagName)) {
        flush();
        for (const block of this.#block(node, around, outer)) {
          const last = blocks.at(-1);
          // Word marks each paragraph of a quotation by itself.
          const isMore =
            block.properties.className && last?.properties.className && last.tagName === block.tagName;
          if (isMore && isElement(block, 'blockquote')) last.children.push(...block.children);
          else blocks.push(block);
        }
      } else if (isElement(node, 'br', 'note-call')) runs.push({ content: node, marks: around });
      else if (isElement(node, 'img')) {
        const image = this.#image(node);
        if (image) runs.push({ content: image, marks: { ...unmarked, link: around.link } });
      } else if (isElement(node, 'input')) {
        if (attribute(node, 'type') === 'checkbox') runs.push({ content: node, marks: unmarked });
      } else {
        const inner = this.#marks(node, around);
        const isQuote = isElement(node, 'q');
        if (isQuote) runs.push({ content: '«\u00a0', marks: around });
        for (const child of node.children) visit(child, inner, node);
        if (isQuote) runs.push({ content: '\u00a0»', marks: around });
      }
    };
    for (const child of children) visit(child, marks, parent);
    flush();
    return blocks;
  }

  #marks(element: Element, around: Marks): Marks {
    const marks = { ...around };
    const tag = tags[element.tagName];
    if (tag) marks[tag] = 'yes';
    if (isElement(element, 'a')) marks.link = trustedAddress(attribute(element, 'href')) ?? around.link;
    const weight = this.#getStyle(element, 'font-weight');
    if (weight && !this.#inHeading) {
      const isBold = weight.startsWith('bold') || Number(weight) >= 600;
      if (isBold || /^(normal|lighter|[1-5]00)/.test(weight)) marks.bold = isBold ? 'yes' : '';
    }
    const slope = this.#getStyle(element, 'font-style');
    if (slope && slope !== 'inherit') marks.italic = /^(italic|oblique)/.test(slope) ? 'yes' : '';
    const lines =
      this.#getStyle(element, 'text-decoration') + this.#getStyle(element, 'text-decoration-line');
    if (lines.includes('line-through')) marks.struck = 'yes';
    return marks;
  }

  #image(image: Element): Element | null {
    const address = attribute(image, 'src').trim();
    const alt = attribute(image, 'alt').replace(/\s+/g, ' ').trim();
    const src = pictureAddress(address);
    if (src) return create('img', [], { src, alt });
    if (isLockedPicture(address)) this.lockedPictures.push({ address, alt });
    else this.lostPictures += 1;
    return null;
  }

  #block(element: Element, around: Marks, parent: Element | undefined): Element[] {
    const { tagName, children } = element;
    if (isCode(element, this.#getStyle)) return isBlank(element) ? [] : [toCode(element, parent)];
    if (tagName === 'hr') return [create('hr')];
    if (/^h\d$/.test(tagName)) return this.#heading(element, around);
    if (tagName === 'ul' || tagName === 'ol') return this.#list(element, around);
    if (tagName === 'dl') return this.#definitions(element, around);
    if (tagName === 'table') return this.#table(element, around);
    const isWordQuote = /\bMso(Intense)?Quote/.test(attribute(element, 'className'));
    // What Word's style for quotations looks like is the site's affair.
    const blocks = this.read(children, isWordQuote ? around : this.#marks(element, around), element);
    if (blocks.length === 0) return [];
    if (isWordQuote) return [create('blockquote', blocks, { className: ['word'] })];
    if (tagName === 'blockquote') return [create('blockquote', blocks)];
    if (tagName === 'note') return [create('note', blocks, element.properties)];
    return blocks;
  }

  /** A heading is one line; what else stood in it comes after it. */
  #heading(element: Element, { link }: Marks): Element[] {
    this.#inHeading = true;
    const blocks = this.read(element.children, { ...unmarked, link }, element);
    this.#inHeading = false;
    const line = inOneLine(blocks.filter((block) => isElement(block, 'p')));
    const others = blocks.filter((block) => !isElement(block, 'p'));
    const isText = line.some((child) => !isElement(child, 'img'));
    if (!isText) return [...(line.length > 0 ? [create('p', line)] : []), ...others];
    return [create(element.tagName, plain(line)), ...others];
  }

  #list(list: Element, around: Marks): Element[] {
    const items: Element[] = [];
    const marks = this.#marks(list, around);
    for (const item of list.children) {
      if (!isElement(item)) continue;
      const blocks = this.read(item.children, this.#marks(item, marks), item);
      const [first, ...others] = blocks;
      const before = items.at(-1);
      if (!first) continue;
      // Outlook and others put a list of the next level into an item of its own.
      if (blocks.every(isList)) {
        if (before) before.children.push(...blocks);
        else items.push(...blocks.flatMap((inner) => getContent(inner) as Element[]));
      } else if (isElement(first, 'p') && others.every(isList)) {
        items.push(create('li', [...first.children, ...others]));
      } else items.push(create('li', blocks));
    }
    if (items.length === 0) return [];
    const start = Number.parseInt(attribute(list, 'start'), 10);
    return [create(list.tagName, items, start >= 0 ? { start } : {})];
  }

  /** Markdown has no lists of terms: each is an item, the term in bold above what is said of it. */
  #definitions(list: Element, around: Marks): Element[] {
    const entries = getContent(list).flatMap((child) => (isElement(child, 'div') ? child.children : child));
    const items: Element[] = [];
    for (const child of entries) {
      if (isBlank(child)) continue;
      const entry = isElement(child) ? child : create('dd', [child]);
      const isTerm = isElement(entry, 'dt');
      const blocks = this.read(entry.children, isTerm ? { ...around, bold: 'yes' } : around, entry);
      const last = items.at(-1);
      const [first, ...others] = blocks;
      if (!isTerm && last && isElement(first, 'p') && last.children.length > 0) {
        const hasBlocks = last.children.some(isBlock);
        if (hasBlocks) last.children.push(...blocks);
        else if (others.length === 0) last.children.push(create('br'), ...first.children);
        else last.children = [create('p', last.children), ...blocks];
      } else if (isElement(first, 'p') && others.length === 0) items.push(create('li', first.children));
      else items.push(create('li', blocks));
    }
    return items.length > 0 ? [create('ul', items)] : [];
  }

  #table(table: Element, around: Marks): Element[] {
    const caption = getCaption(table);
    const above = caption ? this.read(caption.children, around, caption) : [];
    if (isLayout(table)) return [...above, ...this.read(cellContents(table), around, table)];
    const inner: Element[] = [];
    const findStyle = this.#getStyle;
    const grid = toGrid(
      table,
      (cell) => {
        const marks = this.#marks(cell, around);
        const blocks = this.read(cell.children, isElement(cell, 'th') ? { ...marks, bold: '' } : marks, cell);
        inner.push(...blocks.filter((block) => isElement(block, 'table')));
        return inOneLine(blocks.filter((block) => !isElement(block, 'table')));
      },
      (cell) => {
        const paragraph = find(cell, (element) => isElement(element, 'p', 'div'));
        const aligned = [cell, paragraph].map(
          (element) =>
            element &&
            (findStyle(element, 'text-align') ||
              attribute(element, 'align') ||
              attribute(element, 'dataAlign')),
        );
        const align = aligned.find(Boolean) ?? '';
        return /^(right|end)$/.test(align) ? 'right' : align === 'center' ? align : '';
      },
    );
    for (const cell of getContent(grid?.children[0] ?? create('tr'))) {
      if (isElement(cell)) cell.children = plain(cell.children);
    }
    return [...above, ...(grid ? [grid] : []), ...inner];
  }
}

/** Without the bold that headings have anyway. */
function plain(children: ElementContent[]): ElementContent[] {
  const [only] = children;
  return children.length === 1 && isElement(only, 'strong') ? only.children : children;
}

/** All phrasing of blocks on one line, as a heading or a cell wants it; items of lists keep a mark. */
function inOneLine(blocks: Element[]): ElementContent[] {
  const line: ElementContent[] = [];
  const add = (children: ElementContent[], mark = '') => {
    if (line.length > 0) line.push({ type: 'text', value: ' ' });
    if (mark) line.push({ type: 'text', value: `${mark}\u00a0` });
    line.push(
      ...children.map((child): ElementContent =>
        isElement(child, 'br') ? { type: 'text', value: ' ' } : child,
      ),
    );
  };
  for (const block of blocks) {
    if (isElement(block, 'ul', 'ol')) {
      const start = Number(attribute(block, 'start')) || 1;
      block.children.forEach((item, at) => {
        const phrasing = getContent(item).filter((child) => !isBlock(child));
        const below = getContent(item).filter(isBlock);
        add(phrasing, isElement(block, 'ol') ? `${start + at}.` : '•');
        if (below.length > 0) add(inOneLine(below));
      });
    } else if (isElement(block, 'pre')) {
      const code = block.children[0] as Element;
      const text = getContent(code)[0];
      if (text?.type === 'text')
        add([create('code', [{ type: 'text', value: text.value.replace(/\s+/g, ' ') }])]);
    } else if (isElement(block, 'blockquote', 'note')) add(inOneLine(block.children as Element[]));
    else if (!isElement(block, 'hr')) add(block.children);
  }
  return line;
}
