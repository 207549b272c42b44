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
export function createReader(schema: TextSchema, text: string, tree: Root, shift: number) {
  const { nodes, marks } = schema;
  const definitions = findDefinitions(tree);

  const getSource = ({ position }: PhrasingContent | RootContent) => {
    const { start, end } = position ?? {};
    return text.slice((start?.offset ?? 0) + shift, (end?.offset ?? 0) + shift);
  };

  const readInlines = (children: readonly PhrasingContent[], around: readonly Mark[]): Node[] =>
    children.flatMap((child) => readInline(child, around));

  const withMark = (child: { children: PhrasingContent[] }, around: readonly Mark[], mark: Mark) =>
    readInlines(child.children, mark.addToSet(around));

  const plain = (words: string, around: readonly Mark[]) => (words ? [schema.text(words, around)] : []);

  const locked = (source: string, around: readonly Mark[]) => [
    nodes.lockedText.create({ source: oneLine(source) }, null, around),
  ];

  const getLink = (child: Link | LinkReference) => {
    if (child.type === 'link') return marks.link.create({ href: child.url, title: child.title ?? null });
    const definition = definitions.get(normalized(child.identifier));
    const { url = '', title = null } = definition ?? {};
    return marks.link.create({ href: url, title, reference: child.label ?? child.identifier });
  };

  const getImage = (child: Image | ImageReference, around: readonly Mark[]) => {
    const alt = oneLine(child.alt ?? '');
    if (child.type === 'image') {
      return nodes.image.create({ src: child.url, alt, title: child.title ?? null }, null, around);
    }
    const { url = '', title = null } = definitions.get(normalized(child.identifier)) ?? {};
    const reference = child.label ?? child.identifier;
    return nodes.image.create({ src: url, alt, title, reference }, null, around);
  };

  const inlines: ReadersOf<PhrasingContent, [around: readonly Mark[]], Node[]> = {
    text: ({ value }, around) => plain(oneLine(value), around),
    inlineCode: ({ value }, around) => plain(oneLine(value), marks.code.create().addToSet(around)),
    strong: (child, around) => withMark(child, around, marks.bold.create()),
    emphasis: (child, around) => withMark(child, around, marks.italic.create()),
    delete: (child, around) => withMark(child, around, marks.strike.create()),
    link: (child, around) => withMark(child, around, getLink(child)),
    linkReference: (child, around) => withMark(child, around, getLink(child)),
    image: (child, around) => [getImage(child, around)],
    imageReference: (child, around) => [getImage(child, around)],
    break: (_child, around) => [nodes.hardBreak.create(null, null, around)],
    html: ({ value }, around) => locked(value, around),
  };

  function readInline(child: PhrasingContent, around: readonly Mark[]): Node[] {
    const read = inlines[child.type] as
      | ((child: PhrasingContent, around: readonly Mark[]) => Node[])
      | undefined;
    return read ? read(child, around) : locked(getSource(child), around);
  }

  const readBlocks = (children: readonly RootContent[]): Node[] => {
    const read = children.map(readBlock);
    return read.length > 0 ? read : [nodes.paragraph.create()];
  };

  const readList = ({ ordered, start, spread, children }: List, marker: string | null) => {
    const items = children.map((item) =>
      nodes.listItem.create(
        { checked: item.checked ?? null, spread: item.spread ?? false },
        readBlocks(item.children),
      ),
    );
    return ordered
      ? nodes.orderedList.create({ start: start ?? 1, spread: spread ?? false, marker }, items)
      : nodes.bulletList.create({ spread: spread ?? false, marker }, items);
  };

  const readTable = (table: Table): Node => {
    const align: readonly AlignType[] = table.align ?? [];
    const width = table.children[0]?.children.length ?? 0;
    // What stands beyond the last column, readers don't see: written again, it would be lost.
    if (table.children.some(({ children }) => children.length > width)) return lock(table);
    const rows = table.children.map(({ children }, rowAt) => {
      const type = rowAt === 0 ? nodes.tableHeader : nodes.tableCell;
      return nodes.tableRow.create(
        null,
        Array.from({ length: width }, (_, at) =>
          type.create(
            { align: align[at] ?? null },
            nodes.paragraph.create(null, readInlines(children[at]?.children ?? [], [])),
          ),
        ),
      );
    });
    return nodes.table.create(null, rows);
  };

  const lock = (block: RootContent): Node =>
    nodes.lockedBlock.create({
      kind: (block.data as { kind?: string } | undefined)?.kind ?? block.type,
      source: block.type === 'html' ? block.value.replaceAll(/\r\n?/g, '\n') : writeBlock(block),
    });

  const blocks: ReadersOf<RootContent, [], Node> = {
    paragraph: ({ children }) => nodes.paragraph.create(null, readInlines(children, [])),
    heading: ({ depth, children }) => nodes.heading.create({ level: depth }, readInlines(children, [])),
    blockquote: ({ children }) => nodes.blockquote.create(null, readBlocks(children)),
    list: (block) => readList(block, getMarker(getSource(block)) ?? null),
    code: ({ lang, meta, value }) => {
      const code = value.replaceAll(/\r\n?/g, '\n');
      const attributes = { language: lang ?? null, meta: meta ?? null };
      return nodes.codeBlock.create(attributes, code ? schema.text(code) : null);
    },
    thematicBreak: () => nodes.horizontalRule.create(),
    table: readTable,
  };

  function readBlock(block: RootContent): Node {
    const read = blocks[block.type] as ((block: RootContent) => Node) | undefined;
    return read ? read(block) : lock(block);
  }

  return readBlock;
}
