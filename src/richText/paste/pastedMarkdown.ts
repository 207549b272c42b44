import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Handle as Translate, toMdast } from 'hast-util-to-mdast';
import type { BlockContent, FootnoteDefinition, FootnoteReference, Heading, Nodes } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { emphasis, notePartsOfWords } from '../emphasis.ts';
import { BlockReader, type LockedPicture } from './blocks.ts';
import { cleanUp } from './cleanup.ts';
import { rebuildLists } from './lists.ts';
import { rebuildNotes } from './notes.ts';
import { readStyles } from './styles.ts';
import { attribute, find, isElement } from './tree.ts';

export interface Pasted {
  /** Markdown (GFM), a line break at its end; empty where the clipboard held no text. */
  markdown: string;
  /** How many pictures were left out because they exist on the other machine alone (files, attachments). */
  lostPictures: number;
  /** Pictures that the clipboard held as data, in their order: not in the Markdown, for they have no address yet. */
  lockedPictures: readonly LockedPicture[];
}

const labelled = (element: Element) => {
  const label = attribute(element, 'label');
  return { identifier: label, label };
};

const call: Translate = (_state, element): FootnoteReference => ({
  type: 'footnoteReference',
  ...labelled(element),
});

const note: Translate = (state, element): FootnoteDefinition => ({
  type: 'footnoteDefinition',
  ...labelled(element),
  children: state.toFlow(state.all(element)) as BlockContent[],
});

/** Escaped for safety's sake, and read as nothing but itself; bare addresses become links as those do that are typed. */
const needless =
  /(?<!\\)\\&(?!#?\w+;)|(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])|(?<=\S )\\\*(?= \S)|(?<=[\p{L}\p{N}])\\@|(?<=\bwww)\\\./giu;

const readable = (text: string) => text.replaceAll(needless, (escaped) => escaped.slice(1));

/** A link or picture whose address keeps its signs as they are. */
const resource: Handle = (node, parent, state, info) => {
  const write = node.type === 'image' ? defaultHandlers.image : defaultHandlers.link;
  return write(node, parent, state, info).replace(/\]\([^\s()]*\)$/, readable);
};

const options: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  handlers: {
    emphasis,
    text: (node, parent, state, info) => readable(defaultHandlers.text(node, parent, state, info)),
    link: Object.assign(resource, { peek: defaultHandlers.link.peek }),
    image: Object.assign((...reported: Parameters<Handle>) => resource(...reported), {
      peek: defaultHandlers.image.peek,
    }),
  },
};

/** Only what has several paragraphs, or other blocks than lists, is parted by empty lines. */
function tightenLists(node: Nodes) {
  if (!('children' in node)) return;
  for (const child of node.children) tightenLists(child);
  if (node.type === 'listItem') {
    const others = node.children.filter((child) => child.type !== 'list');
    node.spread = others.length > 1 || others.some((child) => child.type !== 'paragraph');
  }
  if (node.type === 'list') node.spread = node.children.some((item) => item.spread);
}

/** A page has the only heading of the first rank: where the text has one, all its headings go down by one. */
function lowerHeadings(tree: Nodes) {
  const headings: Heading[] = [];
  const collect = (node: Nodes) => {
    if (node.type === 'heading') headings.push(node);
    else if ('children' in node) node.children.forEach(collect);
  };
  collect(tree);
  if (!headings.some(({ depth }) => depth === 1)) return;
  for (const heading of headings) heading.depth = Math.min(6, heading.depth + 1) as Heading['depth'];
}

function read(html: string, firstNote: number): Pasted {
  const page = fromHtml(html);
  const body = find(page as Root, (element) => isElement(element, 'body'));
  if (!body) return { markdown: '', lostPictures: 0, lockedPictures: [] };
  const getStyle = readStyles(page);
  rebuildNotes(body, firstNote);
  cleanUp(body, getStyle);
  rebuildLists(body, getStyle);
  const reader = new BlockReader(getStyle);
  const blocks = reader.read(body.children);
  const { lostPictures, lockedPictures } = reader;
  const tree = toMdast({ type: 'root', children: blocks }, { handlers: { 'note-call': call, note } });
  if (tree.type !== 'root' || tree.children.length === 0)
    return { markdown: '', lostPictures, lockedPictures };
  lowerHeadings(tree);
  tightenLists(tree);
  notePartsOfWords(tree);
  return { markdown: toMarkdown(tree, options), lostPictures, lockedPictures };
}

/**
 * What the HTML of a clipboard says, in the site's Markdown: headings from the second rank down, lists, links of the web and
 * of mailboxes, emphasis, tables, code, quotations, notes (numbered from `firstNote`), pictures of the web. Everything else about how
 * it looked is dropped, and so is what a person didn't see. Never throws. Heavy: import it when something is pasted.
 * docs/product.md, 7.
 */
export function pastedMarkdown(html: string, firstNote = 1): Pasted {
  try {
    return read(html, firstNote);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Elements a thousand deep, which no program writes: what they hold is text at least.
    return read(
      html.replace(/<(script|style)\b[^]*?<\/\1\s*>/gi, '').replace(/<\/?[a-z][^>]*>/gi, '\n'),
      firstNote,
    );
  }
}
