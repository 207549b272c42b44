import type { Mark, Node } from '@tiptap/pm/model';
import type { BlockContent, List, ListItem, PhrasingContent, RootContent, TableRow } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { emphasis, notePartsOfWords } from './emphasis.ts';

/** What is escaped for safety's sake and can't be read as anything but itself: « R&D », « nom_de_fichier », « 2 * 3 ». */
const needless = /(?<!\\)\\&(?!#?\w+;)|(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])|(?<=\S )\\\*(?= \S)/gu;

const text: Handle = (node, parent, state, info) =>
  defaultHandlers.text(node, parent, state, info).replaceAll(needless, (escaped) => escaped.slice(1));

/** The sign of a list, as it is written. */
export const getMarker = (written: string) =>
  /^\s*(?:\d+([.)])|([-*+]))/.exec(written)?.slice(1).find(Boolean);

/** A list keeps the sign that it was written with. */
const list: Handle = (node: List, parent, state, info) => {
  const { bullet, bulletOrdered } = state.options;
  const marker = (node.data as { marker?: string } | undefined)?.marker;
  if (node.ordered) state.options.bulletOrdered = marker === ')' ? ')' : '.';
  else state.options.bullet = marker === '*' || marker === '+' ? marker : '-';
  const written = defaultHandlers.list(node, parent, state, info);
  Object.assign(state.options, { bullet, bulletOrdered });
  return written;
};

const options: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  handlers: { text, list, emphasis },
};

/** A block in Markdown, without a line break at its end. */
export function writeBlock(block: RootContent): string {
  notePartsOfWords(block);
  return toMarkdown({ type: 'root', children: [block] }, options).replace(/\n$/, '');
}

/** A node of the document in Markdown; lists may be given another sign, to stand apart from the one before. */
export function writeNode(node: Node, marker?: string): string {
  if (node.type.name === 'lockedBlock') return String(node.attrs.source);
  const block = toBlock(node);
  if (marker && block.type === 'list') block.data = { marker } as List['data'];
  return writeBlock(block);
}

const isBlank = (node: Node) => node.type.name === 'paragraph' && node.content.size === 0;

const getChildren = (node: Node): Node[] => [...node.children];

const toBlocks = (node: Node): BlockContent[] =>
  getChildren(node)
    .filter((child) => !isBlank(child))
    .map(toBlock);

function toItem(node: Node): ListItem {
  const { checked, spread } = node.attrs as { checked: boolean | null; spread: boolean | null };
  return { type: 'listItem', checked, spread: Boolean(spread), children: toBlocks(node) };
}

function toList(node: Node): List {
  const { marker, spread, start } = node.attrs as Record<string, unknown>;
  const ordered = node.type.name === 'orderedList';
  return {
    type: 'list',
    ordered,
    start: ordered ? Number(start ?? 1) : null,
    spread: Boolean(spread),
    children: getChildren(node).map(toItem),
    data: { marker } as List['data'],
  };
}

function toBlock(node: Node): BlockContent {
  const { attrs } = node;
  switch (node.type.name) {
    case 'heading':
      return { type: 'heading', depth: attrs.level as 1, children: toLine(node) };
    case 'blockquote':
      return { type: 'blockquote', children: toBlocks(node) };
    case 'bulletList':
    case 'orderedList':
      return toList(node);
    case 'codeBlock': {
      const { language, meta } = attrs as Record<string, string | null>;
      return { type: 'code', lang: language || null, meta: meta || null, value: node.textContent };
    }
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    case 'table':
      return {
        type: 'table',
        align: getChildren(node.child(0)).map((cell) => (cell.attrs.align as 'left' | null) ?? null),
        children: getChildren(node).map((row): TableRow => ({
          type: 'tableRow',
          children: getChildren(row).map((cell) => ({
            type: 'tableCell',
            children: toLine(cell.child(0)),
          })),
        })),
      };
    case 'lockedBlock':
      return { type: 'html', value: String(attrs.source) };
    default:
      return { type: 'paragraph', children: toLine(node) };
  }
}

/** The line of a paragraph, a title or a cell: white space at its ends and beside its breaks says nothing in Markdown. */
function toLine(node: Node): PhrasingContent[] {
  const inlines = getChildren(node);
  return trimmed(toPhrasing(inlines));
}

const getSpan = { bold: 'strong', italic: 'emphasis', strike: 'delete' } as const;

type SpanName = keyof typeof getSpan;

/** Nodes that carry marks side by side, as spans one inside of the other: the longest outside. */
function toPhrasing(inlines: readonly Node[], done: readonly Mark[] = []): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  for (let at = 0; at < inlines.length;) {
    const { mark, end } = longest(inlines, at, done);
    const run = inlines.slice(at, end);
    if (mark) found.push(...spanned(mark, toPhrasing(run, [...done, mark])));
    else found.push(...run.flatMap(toLeaf));
    at = end;
  }
  return joined(found);
}

function longest(inlines: readonly Node[], at: number, done: readonly Mark[]) {
  let best: { mark: Mark | null; end: number } = { mark: null, end: at + 1 };
  for (const mark of inlines[at]?.marks ?? []) {
    if (mark.type.name === 'code' || mark.isInSet(done)) continue;
    let end = at + 1;
    while (end < inlines.length && inlines[end]?.marks.some((other) => other.eq(mark))) end += 1;
    if (!best.mark || end > best.end) best = { mark, end };
  }
  return best;
}

function spanned(mark: Mark, children: PhrasingContent[]): PhrasingContent[] {
  if (mark.type.name === 'link') {
    const { href, title, reference } = mark.attrs as Record<string, string | null>;
    return reference
      ? [
          {
            type: 'linkReference',
            identifier: reference,
            label: reference,
            referenceType: 'full',
            children,
          } as PhrasingContent,
        ]
      : [{ type: 'link', url: href ?? '', title, children } as PhrasingContent];
  }
  const type = getSpan[mark.type.name as SpanName];
  const { before, inside, after } = withoutEnds(children);
  const span = inside.length > 0 ? [{ type, children: inside } as PhrasingContent] : [];
  return [...before, ...span, ...after];
}

/** White space and breaks at the ends of what is bold stand outside of it: « ** oui ** » isn't bold in Markdown. */
function withoutEnds(children: readonly PhrasingContent[]) {
  const pieces = children.flatMap((child): PhrasingContent[] => {
    if (child.type !== 'text') return [child];
    const [, ...parts] = /^(\s*)(.*?)(\s*)$/su.exec(child.value) ?? [];
    return parts.filter(Boolean).map((value) => ({ type: 'text', value }));
  });
  const isShown = (piece: PhrasingContent) =>
    piece.type !== 'break' && (piece.type !== 'text' || piece.value.trim() !== '');
  const end = pieces.findLastIndex(isShown) + 1;
  const start = end === 0 ? 0 : pieces.findIndex(isShown);
  return {
    before: pieces.slice(0, start),
    inside: joined(pieces.slice(start, end)),
    after: pieces.slice(end),
  };
}

function toLeaf(node: Node): PhrasingContent[] {
  const { attrs, text: words = '' } = node;
  if (node.isText) {
    const isCode = node.marks.some(({ type }) => type.name === 'code');
    return [{ type: isCode ? 'inlineCode' : 'text', value: words }];
  }
  switch (node.type.name) {
    case 'hardBreak':
      return [{ type: 'break' }];
    case 'image': {
      const { src, alt, title, reference } = attrs as Record<string, string | null>;
      if (!reference) return [{ type: 'image', url: src ?? '', alt, title }];
      const identifier = reference;
      return [{ type: 'imageReference', identifier, label: reference, referenceType: 'full', alt }];
    }
    default:
      return [{ type: 'html', value: String(attrs.source) }];
  }
}

/** Texts side by side are one, so that what is escaped sees its neighbours. */
function joined(children: readonly PhrasingContent[]): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  for (const child of children) {
    const last = found.at(-1);
    if (last?.type === 'text' && child.type === 'text') {
      found[found.length - 1] = { type: 'text', value: last.value + child.value };
    } else if (last?.type === 'inlineCode' && child.type === 'inlineCode') {
      found[found.length - 1] = { type: 'inlineCode', value: last.value + child.value };
    } else found.push(child);
  }
  return found;
}

function trimmed(children: readonly PhrasingContent[]): PhrasingContent[] {
  const line: PhrasingContent[] = [];
  for (const [at, child] of children.entries()) {
    if (child.type === 'text') {
      let { value } = child;
      const isFirst = line.length === 0 || line.at(-1)?.type === 'break';
      const next = children[at + 1];
      if (isFirst) value = value.replace(/^[ \t]+/, '');
      if (!next || next.type === 'break') value = value.replace(/[ \t]+$/, '');
      if (value) line.push({ type: 'text', value });
    } else if (child.type !== 'break' || line.length > 0) line.push(child);
  }
  while (line.at(-1)?.type === 'break') line.pop();
  return line;
}
