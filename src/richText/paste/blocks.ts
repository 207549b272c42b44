import { Fragment, type Mark, type MarkType, type Node } from '@tiptap/pm/model';
import type { Element, ElementContent } from 'hast';
import { isLockedPicture, pictureAddress, trustedAddress } from './addresses.ts';
import type { TextSchema } from '../extensions.ts';
import { isList, isParagraph, toOneLine } from '../oneLine.ts';
import { writeNode } from '../toMarkdown.ts';
import { isCode, readCode } from './cleanup.ts';
import { toParagraphs, type Run } from './phrasing.ts';
import type { StyleOf } from './styles.ts';
import { getCaption, getWidth, cellContents, toGrid, isLayout } from './tables.ts';
import { attribute, getContent, create, find, isBlank, isElement } from './tree.ts';

const blockNames = new Set(
  `address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5
  h6 header hgroup hr legend li main nav note ol p pre section summary table tbody td tfoot th thead tr ul`.split(
    /\s+/,
  ),
);

/** The elements of each mark. */
const tags = {
  bold: ['b', 'strong'],
  italic: ['em', 'i', 'dfn', 'var'],
  strike: ['s', 'strike', 'del'],
  code: ['code', 'kbd', 'samp', 'tt'],
} as const;

type Marks = readonly Mark[];

const onlyLink = (marks: Marks) => marks.filter(({ type }) => type.name === 'link');

/** A picture as an address of its data, and what was said of it. */
export type LockedPicture = { address: string; alt: string };

/** Reads what a page says into blocks of a text. */
export class BlockReader {
  /** How many pictures were left out, for they exist on the other machine alone. */
  lostPictures = 0;
  /** Pictures that stand in the document itself: they have to be stored before they can be placed. */
  readonly lockedPictures: LockedPicture[] = [];
  readonly #schema: TextSchema;
  readonly #getStyle: StyleOf;
  /** Quotations of Word, which marks each of their paragraphs by itself. */
  readonly #wordQuotes = new WeakSet<Node>();
  readonly #lowered: number;
  #inHeading = false;

  /** All headings go down by `lowered` ranks. */
  constructor(schema: TextSchema, findStyle: StyleOf, lowered: number) {
    this.#schema = schema;
    this.#getStyle = findStyle;
    this.#lowered = lowered;
  }

  /** The blocks that a person sees in these nodes, one after the other. Text of its own is a paragraph. */
  read(children: ElementContent[], marks: Marks = [], parent?: Element): Node[] {
    const { hardBreak, lockedText } = this.#schema.nodes;
    const blocks: Node[] = [];
    let runs: Run[] = [];
    const flush = () => {
      blocks.push(...toParagraphs(runs, this.#schema));
      runs = [];
    };
    const visit = (node: ElementContent, around: Marks, outer: Element | undefined) => {
      if (node.type === 'text') runs.push({ content: node.value, marks: around });
      if (!isElement(node)) return;
      if (blockNames.has(node.tagName)) {
        flush();
        for (const block of this.#block(node, around, outer)) this.#add(blocks, block);
      } else if (isElement(node, 'br')) runs.push({ content: hardBreak.create(), marks: around });
      else if (isElement(node, 'note-call')) {
        const source = `[^${attribute(node, 'label')}]`;
        runs.push({ content: lockedText.create({ source }), marks: around });
      } else if (isElement(node, 'img')) {
        const image = this.#image(node);
        if (image) runs.push({ content: image, marks: onlyLink(around) });
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

  #add(blocks: Node[], block: Node) {
    const last = blocks.at(-1);
    if (!last || !this.#wordQuotes.has(last) || !this.#wordQuotes.has(block)) return void blocks.push(block);
    const joined = last.copy(last.content.append(block.content));
    this.#wordQuotes.add(joined);
    blocks[blocks.length - 1] = joined;
  }

  #marks(element: Element, around: Marks): Marks {
    const { link, bold, italic, strike, code } = this.#schema.marks;
    let marks = around;
    const set = (type: MarkType, isSet: boolean) => {
      marks = isSet ? type.create().addToSet(marks) : type.removeFromSet(marks);
    };
    for (const type of [bold, italic, strike, code])
      if (isElement(element, ...tags[type.name as keyof typeof tags])) set(type, true);
    const href = isElement(element, 'a') && trustedAddress(attribute(element, 'href'));
    if (href) marks = link.create({ href }).addToSet(marks);
    const weight = this.#getStyle(element, 'font-weight');
    if (weight && !this.#inHeading) {
      const isBold = weight.startsWith('bold') || Number(weight) >= 600;
      if (isBold || /^(normal|lighter|[1-5]00)/.test(weight)) set(bold, isBold);
    }
    const slope = this.#getStyle(element, 'font-style');
    if (slope && slope !== 'inherit') set(italic, /^(italic|oblique)/.test(slope));
    const lines =
      this.#getStyle(element, 'text-decoration') + this.#getStyle(element, 'text-decoration-line');
    if (lines.includes('line-through')) set(strike, true);
    return marks;
  }

  #image(image: Element): Node | null {
    const address = attribute(image, 'src').trim();
    const alt = attribute(image, 'alt').replace(/\s+/g, ' ').trim();
    const src = pictureAddress(address);
    if (src) return this.#schema.nodes.image.create({ src, alt });
    if (isLockedPicture(address)) this.lockedPictures.push({ address, alt });
    else this.lostPictures += 1;
    return null;
  }

  #block(element: Element, around: Marks, parent: Element | undefined): Node[] {
    const { nodes } = this.#schema;
    const { tagName, children } = element;
    if (isCode(element, this.#getStyle)) {
      const { text, language } = readCode(element, parent);
      return isBlank(element) ? [] : [nodes.codeBlock.create({ language }, this.#schema.text(text))];
    }
    if (tagName === 'hr') return [nodes.horizontalRule.create()];
    if (/^h\d$/.test(tagName)) return this.#heading(element, around);
    if (tagName === 'ul' || tagName === 'ol') return this.#list(element, around);
    if (tagName === 'dl') return this.#definitions(element, around);
    if (tagName === 'table') return this.#table(element, around);
    const isWordQuote = /\bMso(Intense)?Quote/.test(attribute(element, 'className'));
    // What Word's style for quotations looks like is the site's affair.
    const blocks = this.read(children, isWordQuote ? around : this.#marks(element, around), element);
    if (blocks.length === 0) return [];
    if (tagName === 'note') return [this.#note(attribute(element, 'label'), blocks)];
    if (!isWordQuote && tagName !== 'blockquote') return blocks;
    const quote = nodes.blockquote.create(null, blocks);
    if (isWordQuote) this.#wordQuotes.add(quote);
    return [quote];
  }

  /** A note is written in Markdown alone. */
  #note(label: string, blocks: readonly Node[]): Node {
    const written = blocks.map((block) => writeNode(block)).join('\n\n');
    const source = `[^${label}]: ${written.replaceAll(/\n(?=.)/g, '\n    ')}`;
    return this.#schema.nodes.lockedBlock.create({ kind: 'footnoteDefinition', source });
  }

  /** A heading is one line; what else stood in it comes after it. */
  #heading(element: Element, around: Marks): Node[] {
    const { heading, paragraph } = this.#schema.nodes;
    this.#inHeading = true;
    const blocks = this.read(element.children, onlyLink(around), element);
    this.#inHeading = false;
    const line = toOneLine(Fragment.from(blocks.filter(isParagraph)), this.#schema);
    const others = blocks.filter((block) => !isParagraph(block));
    if (line.length === 0) return others;
    if (line.every(({ type }) => type.name === 'image')) return [paragraph.create(null, line), ...others];
    const level = Math.min(6, Number(element.tagName.slice(1)) + this.#lowered);
    return [heading.create({ level }, withoutBold(line)), ...others];
  }

  #list(list: Element, around: Marks): Node[] {
    const items: Node[] = [];
    const marks = this.#marks(list, around);
    for (const item of list.children) {
      if (!isElement(item)) continue;
      const blocks = this.read(item.children, this.#marks(item, marks), item);
      const before = items.at(-1);
      if (blocks.length === 0) continue;
      // Outlook and others put a list of the next level into an item of its own.
      if (!blocks.every(isList)) items.push(this.#item(blocks, getBox(item)));
      else if (before) items[items.length - 1] = before.copy(before.content.append(Fragment.from(blocks)));
      else items.push(...blocks.flatMap((inner) => inner.children));
    }
    const start = Number.parseInt(attribute(list, 'start'), 10);
    return this.#toList(items, isElement(list, 'ol') ? Math.max(0, start || (start === 0 ? 0 : 1)) : null);
  }

  /** Only what has several paragraphs, or other blocks than lists, is parted by empty lines. */
  #item(blocks: readonly Node[], box?: Element): Node {
    const others = blocks.filter((block) => !isList(block));
    const spread = others.length > 1 || !others.every(isParagraph);
    const checked = box ? attribute(box, 'checked') === 'true' : null;
    return this.#schema.nodes.listItem.create({ spread, checked }, blocks);
  }

  #toList(items: readonly Node[], start: number | null = null): Node[] {
    const { orderedList, bulletList } = this.#schema.nodes;
    const spread = items.some(({ attrs }) => attrs.spread as boolean);
    if (items.length === 0) return [];
    return [
      start === null ? bulletList.create({ spread }, items) : orderedList.create({ spread, start }, items),
    ];
  }

  /** Markdown has no lists of terms: each is an item, the term in bold above what is said of it. */
  #definitions(list: Element, around: Marks): Node[] {
    const entries = getContent(list).flatMap((child) => (isElement(child, 'div') ? child.children : child));
    const items: Node[][] = [];
    const { bold } = this.#schema.marks;
    for (const child of entries) {
      if (isBlank(child)) continue;
      const entry = isElement(child) ? child : create('dd', [child]);
      const isTerm = isElement(entry, 'dt');
      const blocks = this.read(entry.children, isTerm ? bold.create().addToSet(around) : around, entry);
      const [first, ...others] = blocks;
      const last = items.at(-1);
      if (!first) continue;
      if (isTerm || !last || !isParagraph(first)) items.push(blocks);
      else if (last.length > 1 || others.length > 0 || !isParagraph(last[0])) last.push(...blocks);
      else {
        const words = [
          ...(last[0]?.children ?? []),
          this.#schema.nodes.hardBreak.create(),
          ...first.children,
        ];
        last[0] = first.copy(Fragment.from(words));
      }
    }
    return this.#toList(items.map((blocks) => this.#item(blocks)));
  }

  #table(table: Element, around: Marks): Node[] {
    const caption = getCaption(table);
    const above = caption ? this.read(caption.children, around, caption) : [];
    if (isLayout(table)) return [...above, ...this.read(cellContents(table), around, table)];
    const inner: Node[] = [];
    const rows = toGrid(table).map((row) => row.map((cell) => cell && this.#cell(cell, around, inner)));
    const isEmptyColumn = (x: number) => rows.every((row) => !row[x]?.words.length);
    let columns = getWidth(rows);
    // Spreadsheets and wide cells leave columns at the end that hold nothing.
    while (columns > 0 && isEmptyColumn(columns - 1)) columns -= 1;
    if (columns === 0) return [...above, ...inner];
    const { nodes } = this.#schema;
    // Numbers are right-aligned in the body, whatever their heading is.
    const aligns = Array.from({ length: columns }, (_, x) => {
      const [align = null, ...others] = new Set(
        rows.slice(1).flatMap((row) => (row[x]?.words.length ? row[x].align : [])),
      );
      return others.length > 0 ? null : align;
    });
    const grid = rows.map((row, y) => {
      const cells = aligns.map((align, x) => {
        const words = row[x]?.words ?? [];
        const line = nodes.paragraph.create(null, y === 0 ? withoutBold(words) : words);
        return (y === 0 ? nodes.tableHeader : nodes.tableCell).create({ align }, line);
      });
      return nodes.tableRow.create(null, cells);
    });
    return [...above, nodes.table.create(null, grid), ...inner];
  }

  /** The words of a cell on one line, and how they are aligned. Tables in it go to `inner`. */
  #cell(cell: Element, around: Marks, inner: Node[]) {
    const marks = this.#marks(cell, around);
    const { bold } = this.#schema.marks;
    const blocks = this.read(cell.children, isElement(cell, 'th') ? bold.removeFromSet(marks) : marks, cell);
    const isTable = ({ type }: Node) => type.name === 'table';
    inner.push(...blocks.filter(isTable));
    const words = toOneLine(Fragment.from(blocks.filter((block) => !isTable(block))), this.#schema);
    const paragraph = find(cell, (element) => isElement(element, 'p', 'div'));
    const aligned = [cell, paragraph].map(
      (element) =>
        element &&
        (this.#getStyle(element, 'text-align') ||
          attribute(element, 'align') ||
          attribute(element, 'dataAlign')),
    );
    const align = aligned.find(Boolean) ?? '';
    return { words, align: /^(right|end)$/.test(align) ? 'right' : align === 'center' ? align : null };
  }
}

/** The box that an item begins with, which is ticked or not. */
function getBox(item: ElementContent): Element | undefined {
  const first = getContent(item).find((child) => !isBlank(child));
  if (isElement(first, 'input')) return attribute(first, 'type') === 'checkbox' ? first : undefined;
  return first && !isElement(first, 'ul', 'ol') ? getBox(first) : undefined;
}

/** Without the bold that headings have anyway. */
const withoutBold = (line: readonly Node[]): readonly Node[] =>
  line.every(({ marks }) => marks.some(({ type }) => type.name === 'bold'))
    ? line.map((node) => node.mark(node.marks.filter(({ type }) => type.name !== 'bold')))
    : line;
