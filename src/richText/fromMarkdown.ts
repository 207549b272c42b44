import type { Mark, Node } from '@tiptap/pm/model';
import type {
  AlignType,
  Definition,
  Html,
  Image,
  ImageReference,
  Link,
  LinkReference,
  List,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { markdownProblem } from '#markdownLimits.ts';
import type { TextSchema } from './extensions.ts';
import { getMarker, writeBlock } from './toMarkdown.ts';

/** A text that would halt the browser is one block, of which nothing is read: it is locked. */
const unread = (text: string): Root => {
  const end = { line: 1, column: 1, offset: text.length };
  const position = { start: { line: 1, column: 1, offset: 0 }, end };
  return {
    type: 'root',
    children: [{ type: 'html', value: text, position, data: { kind: 'unread' } } as Html],
  };
};

/** A text as the site's parser reads it (GFM). Offsets are those of the text, a byte order mark included. */
export function parseMarkdown(text: string): { tree: Root; shift: number } {
  if (markdownProblem(text)) return { tree: unread(text), shift: 0 };
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  // The parser skips a byte order mark without counting it.
  return { tree, shift: text.startsWith('\ufeff') ? 1 : 0 };
}

/** How each type of node is read; the others are locked. */
type ReadersOf<Content extends RootContent, Rest extends unknown[], Result> = {
  [Type in Content['type']]?: (content: Extract<Content, { type: Type }>, ...rest: Rest) => Result;
};

const normalized = (identifier: string) => identifier.toLowerCase();

/** Where the definitions of a text lead. The first of a name counts. */
function findDefinitions(tree: Root): Map<string, Definition> {
  const found = new Map<string, Definition>();
  const visit = (node: Root | RootContent) => {
    if (node.type === 'definition') {
      const name = normalized(node.identifier);
      if (!found.has(name)) found.set(name, node);
    } else if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return found;
}

const oneLine = (text: string) => text.replaceAll(/[ \t]*(?:\r\n|\n|\r)[ \t]*/g, ' ');

/** Makes the nodes of one text: what refers to a definition finds it, wherever it stands. */
export class MarkdownReader {
  readonly #schema: TextSchema;
  readonly #text: string;
  readonly #shift: number;
  readonly #definitions: Map<string, Definition>;
  readonly #inlines: ReadersOf<PhrasingContent, [around: readonly Mark[]], Node[]>;
  readonly #blocks: ReadersOf<RootContent, [], Node>;

  /** `shift` is what `parseMarkdown` says of the text. */
  constructor(schema: TextSchema, text: string, tree: Root, shift: number) {
    this.#schema = schema;
    this.#text = text;
    this.#shift = shift;
    this.#definitions = findDefinitions(tree);
    this.#inlines = this.#describeInlines();
    this.#blocks = this.#describeBlocks();
  }

  /** The node of a block: a locked one of what isn't written here. */
  readBlock(block: RootContent): Node {
    const read = this.#blocks[block.type] as ((block: RootContent) => Node) | undefined;
    return read ? read(block) : this.#lock(block);
  }

  #describeInlines(): ReadersOf<PhrasingContent, [around: readonly Mark[]], Node[]> {
    const { nodes, marks } = this.#schema;
    return {
      text: ({ value }, around) => this.#plain(oneLine(value), around),
      inlineCode: ({ value }, around) => this.#plain(oneLine(value), marks.code.create().addToSet(around)),
      strong: (child, around) => this.#withMark(child, around, marks.bold.create()),
      emphasis: (child, around) => this.#withMark(child, around, marks.italic.create()),
      delete: (child, around) => this.#withMark(child, around, marks.strike.create()),
      link: (child, around) => this.#withMark(child, around, this.#getLink(child)),
      linkReference: (child, around) => this.#withMark(child, around, this.#getLink(child)),
      image: (child, around) => [this.#getImage(child, around)],
      imageReference: (child, around) => [this.#getImage(child, around)],
      break: (_child, around) => [nodes.hardBreak.create(null, null, around)],
      html: ({ value }, around) => this.#locked(value, around),
    };
  }

  #describeBlocks(): ReadersOf<RootContent, [], Node> {
    const { nodes } = this.#schema;
    return {
      paragraph: ({ children }) => nodes.paragraph.create(null, this.#readInlines(children, [])),
      heading: ({ depth, children }) =>
        nodes.heading.create({ level: depth }, this.#readInlines(children, [])),
      blockquote: ({ children }) => nodes.blockquote.create(null, this.#readBlocks(children)),
      list: (block) => this.#readList(block, getMarker(this.#getSource(block)) ?? null),
      code: ({ lang, meta, value }) => {
        const code = value.replaceAll(/\r\n?/g, '\n');
        const attributes = { language: lang ?? null, meta: meta ?? null };
        return nodes.codeBlock.create(attributes, code ? this.#schema.text(code) : null);
      },
      thematicBreak: () => nodes.horizontalRule.create(),
      table: (block) => this.#readTable(block),
    };
  }

  #getSource({ position }: PhrasingContent | RootContent) {
    const { start, end } = position ?? {};
    return this.#text.slice((start?.offset ?? 0) + this.#shift, (end?.offset ?? 0) + this.#shift);
  }

  #readInlines(children: readonly PhrasingContent[], around: readonly Mark[]): Node[] {
    return children.flatMap((child) => this.#readInline(child, around));
  }

  #readInline(child: PhrasingContent, around: readonly Mark[]): Node[] {
    const read = this.#inlines[child.type] as
      | ((child: PhrasingContent, around: readonly Mark[]) => Node[])
      | undefined;
    return read ? read(child, around) : this.#locked(this.#getSource(child), around);
  }

  #withMark(child: { children: PhrasingContent[] }, around: readonly Mark[], mark: Mark) {
    return this.#readInlines(child.children, mark.addToSet(around));
  }

  #plain(words: string, around: readonly Mark[]) {
    return words ? [this.#schema.text(words, around)] : [];
  }

  #locked(source: string, around: readonly Mark[]) {
    return [this.#schema.nodes.lockedText.create({ source: oneLine(source) }, null, around)];
  }

  #getLink(child: Link | LinkReference) {
    const { url, ...attributes } = this.#getTarget(child);
    return this.#schema.marks.link.create({ href: url, ...attributes });
  }

  #getImage(child: Image | ImageReference, around: readonly Mark[]) {
    const { url, ...attributes } = this.#getTarget(child);
    const alt = oneLine(child.alt ?? '');
    return this.#schema.nodes.image.create({ src: url, alt, ...attributes }, null, around);
  }

  /** Where a link or a picture leads, by itself or by a definition. */
  #getTarget(child: Link | LinkReference | Image | ImageReference) {
    if ('url' in child) return { url: child.url, title: child.title ?? null };
    const { url = '', title = null } = this.#definitions.get(normalized(child.identifier)) ?? {};
    return { url, title, reference: child.label ?? child.identifier };
  }

  #readBlocks(children: readonly RootContent[]): Node[] {
    const read = children.map((child) => this.readBlock(child));
    return read.length > 0 ? read : [this.#schema.nodes.paragraph.create()];
  }

  #readList({ ordered, start, spread, children }: List, marker: string | null) {
    const { listItem, orderedList, bulletList } = this.#schema.nodes;
    const items = children.map((item) =>
      listItem.create(
        { checked: item.checked ?? null, spread: item.spread ?? false },
        this.#readBlocks(item.children),
      ),
    );
    return ordered
      ? orderedList.create({ start: start ?? 1, spread: spread ?? false, marker }, items)
      : bulletList.create({ spread: spread ?? false, marker }, items);
  }

  #readTable(table: Table): Node {
    const { nodes } = this.#schema;
    const align: readonly AlignType[] = table.align ?? [];
    const width = table.children[0]?.children.length ?? 0;
    // What stands beyond the last column, readers don't see: written again, it would be lost.
    if (table.children.some(({ children }) => children.length > width)) return this.#lock(table);
    const rows = table.children.map(({ children }, rowAt) => {
      const type = rowAt === 0 ? nodes.tableHeader : nodes.tableCell;
      return nodes.tableRow.create(
        null,
        Array.from({ length: width }, (_, at) =>
          type.create(
            { align: align[at] ?? null },
            nodes.paragraph.create(null, this.#readInlines(children[at]?.children ?? [], [])),
          ),
        ),
      );
    });
    return nodes.table.create(null, rows);
  }

  #lock(block: RootContent): Node {
    return this.#schema.nodes.lockedBlock.create({
      kind: (block.data as { kind?: string } | undefined)?.kind ?? block.type,
      source: block.type === 'html' ? block.value.replaceAll(/\r\n?/g, '\n') : writeBlock(block),
    });
  }
}
