import { DOMSerializer, Fragment, type Schema, Slice } from '@tiptap/pm/model';
import type { TextSchema } from '#richText/extensions.ts';
import { PreservedText } from '#richText/preservedText.ts';

/** An attribute that other programs leave alone and no other editor writes: `data-pm-slice` is every ProseMirror's. */
const name = 'data-porte-voix';
const own = new RegExp(String.raw`<div ${name}="([\w.~!*'()%-]*)" data-pm-slice="(\d+) (\d+)`);

/** Writes what is copied or dragged as HTML for other programs, with the very document in an attribute for ourselves. */
export function ownSerializer(schema: Schema): DOMSerializer {
  const serializer = DOMSerializer.fromSchema(schema);
  const serializeFragment: DOMSerializer['serializeFragment'] = (fragment, options, target) => {
    const root = target ?? (options?.document ?? document).createDocumentFragment();
    const frame = (options?.document ?? document).createElement('div');
    frame.setAttribute(name, encodeURIComponent(JSON.stringify(fragment.toJSON() ?? [])));
    serializer.serializeFragment(fragment, options, frame);
    root.append(frame);
    return root as DocumentFragment;
  };
  return Object.assign(Object.create(serializer) as DOMSerializer, { serializeFragment });
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** What a surface has copied; null for what anybody else has. */
export function readOwnSlice(html: string, schema: TextSchema): Slice | null {
  const [, json, start, end] = own.exec(html) ?? [];
  if (json === undefined) return null;
  try {
    const content = Fragment.fromJSON(schema, JSON.parse(decodeURIComponent(json)));
    // Anybody can write the attribute: what couldn't be stored isn't taken.
    content.descendants((node) => {
      if ([node, ...node.marks].some(({ attrs }) => Object.values(attrs).some(isObject)))
        throw new RangeError(`Odd attributes of ${node.type.name}`);
    });
    content.forEach((node) => node.check());
    writeMarkdown(schema, new Slice(content, 0, 0));
    const most = Slice.maxOpen(content);
    return new Slice(content, Math.min(Number(start), most.openStart), Math.min(Number(end), most.openEnd));
  } catch {
    return null;
  }
}

/** Rows that were selected, as the table that they make; anything else as it is. */
export function withTable(slice: Slice): Slice {
  const { content } = slice;
  const { firstChild } = content;
  if (firstChild?.type.spec.tableRole !== 'row') return slice;
  return new Slice(Fragment.from(firstChild.type.schema.nodes.table?.create(null, content)), 0, 0);
}

/** What is copied, for whoever takes text alone: words as words, blocks in Markdown. */
export function writeMarkdown(schema: TextSchema, slice: Slice): string {
  let { content, openStart, openEnd } = slice;
  while (content.childCount === 1 && openStart > 0 && openEnd > 0) {
    content = content.firstChild?.content ?? content;
    [openStart, openEnd] = [openStart - 1, openEnd - 1];
  }
  const isWords = content.firstChild?.isInline ?? false;
  const words = content.textBetween(0, content.size, ' ', (leaf) =>
    leaf.type.name === 'hardBreak' ? '\n' : '',
  );
  if (
    isWords &&
    content.content.every(({ isText, marks, type }) =>
      isText ? marks.length === 0 : type.name === 'hardBreak',
    )
  )
    return words;
  const blocks = isWords ? schema.nodes.paragraph.create(null, content) : withTable(slice).content;
  const document = schema.topNodeType.createAndFill(null, blocks);
  if (!document) return slice.content.textBetween(0, slice.content.size, '\n\n');
  const written = new PreservedText(schema).written(document);
  return isWords ? `${/^\s*/.exec(words)?.[0]}${written}${/\s*$/.exec(words)?.[0]}` : written;
}
