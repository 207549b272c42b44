import type { Node } from '@tiptap/pm/model';
import type { Root, Element, ElementContent, Nodes, Parents } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { markdownProblem } from '#markdownLimits.ts';
import type { TextSchema } from '../extensions.ts';
import { PreservedText } from '../preservedText.ts';
import { BlockReader, type LockedPicture } from './blocks.ts';
import { cleanUp } from './cleanup.ts';
import { rebuildLists } from './lists.ts';
import { readStyles } from './styles.ts';
import { find, getText, isElement, attribute, create, replaceAll, visitElements } from './tree.ts';

export interface Pasted {
  /** What the clipboard says; none where it held no text. */
  blocks: readonly Node[];
  /** How many pictures were left out because they exist on the other machine alone (files, attachments). */
  lostPictures: number;
  /** Pictures that the clipboard held as data, in their order: not in the blocks, for they have no address yet. */
  lockedPictures: readonly LockedPicture[];
}

function read(schema: TextSchema, html: string, firstNote: number): Pasted {
  const page = fromHtml(html);
  const body = find(page as Root, (element) => isElement(element, 'body'));
  if (!body) return { blocks: [], lostPictures: 0, lockedPictures: [] };
  const getStyle = readStyles(page);
  rebuildNotes(body, firstNote);
  cleanUp(body, getStyle);
  rebuildLists(body, getStyle);
  // A page has the only heading of the first rank: where the text has one, all its headings go down by one.
  const hasTitle = find(body, (element) => isElement(element, 'h1') && getText(element).trim() !== '');
  const reader = new BlockReader(schema, getStyle, hasTitle ? 1 : 0);
  const blocks = reader.read(body.children);
  const { lostPictures, lockedPictures } = reader;
  return { blocks, lostPictures, lockedPictures };
}

/**
 * What the HTML of a clipboard says, in the blocks of the site's texts: headings from the second rank down, lists, links of the web and
 * of mailboxes, emphasis, tables, code, quotations, notes (numbered from `firstNote`), pictures of the web. Everything else about how
 * it looked is dropped, and so is what a person didn't see. Never throws. Heavy: import it when something is pasted.
 * docs/product.md, 7.
 */
export function readPasted(schema: TextSchema, html: string, firstNote = 1): Pasted {
  try {
    const pasted = read(schema, html, firstNote);
    const text = new PreservedText(schema);
    const markdown = text.written(schema.topNodeType.create(null, pasted.blocks));
    // What would halt the browser is one locked block.
    return markdownProblem(markdown) === null ? pasted : { ...pasted, blocks: text.read(markdown).children };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Elements a thousand deep, which no program writes: what they hold is text at least.
    return read(
      schema,
      html.replace(/<(script|style)\b[^]*?<\/\1\s*>/gi, '').replace(/<\/?[a-z][^>]*>/gi, '\n'),
      firstNote,
    );
  }
}

const returnSigns = /^(?:[\s[\]()↩↑^\d*.]|\ufe0e)*$/;

/**
 * Makes `note-call` and `note` elements of what is tied as a note and its call are in Word, LibreOffice, GitHub and on this
 * site: a link to a place in the text that leads back to it. Notes are numbered from `first` in the order of their calls.
 */
function rebuildNotes(root: Nodes, first: number) {
  const places = new Map<string, { element: Element; ancestors: Element[] }>();
  const links: Element[] = [];
  visitElements(root, (element, ancestors) => {
    for (const name of [attribute(element, 'id'), attribute(element, 'name')]) {
      if (name && !places.has(name)) places.set(name, { element, ancestors });
    }
    if (isElement(element, 'a') && attribute(element, 'href').startsWith('#')) links.push(element);
  });

  const labels = new Map<Element, string>();
  const getTarget = (link: Element) => places.get(attribute(link, 'href').slice(1));
  for (const call of links) {
    const target = isElement(call, 'a') ? getTarget(call) : undefined;
    const own = [attribute(call, 'id'), attribute(call, 'name')].filter(Boolean);
    if (!target || own.length === 0 || target.element === call) continue;
    const isReturn = (element: Element) =>
      isElement(element, 'a') && own.includes(attribute(element, 'href').replace(/^#/, ''));
    const { element, ancestors } = target;
    const returns: Element[] = isReturn(element) ? [element] : [];
    visitElements(element, (inner) => isReturn(inner) && returns.push(inner));
    // The first of the two in the text is the call.
    if (returns.length === 0 || returns.some((back) => labels.has(back)) || !isBefore(links, call, returns))
      continue;
    const note = isElement(element, 'a')
      ? (ancestors.findLast((ancestor) => isElement(ancestor, 'li') || isNoteFrame(ancestor)) ??
        ancestors.findLast((ancestor) => isElement(ancestor, 'p')))
      : element;
    if (!note || /^h\d$/.test(note.tagName)) continue;
    const label = labels.get(note) ?? String(new Set(labels.values()).size + first);
    labels.set(note, label);
    for (const back of returns) {
      if (returnSigns.test(getText(back))) back.children = [];
      back.tagName = 'span';
      labels.set(back, label);
    }
    Object.assign(call, create('note-call', [], { label }));
    if (note.tagName !== 'note') Object.assign(note, create('note', note.children, { label }));
  }
  if (labels.size === 0) return;
  const isNote = (node: ElementContent) => isElement(node, 'note');
  replaceAll(root as Parents, (node) =>
    isElement(node, 'ol', 'ul') && node.children.some(isNote) ? node.children.filter(isNote) : undefined,
  );
}

const isBefore = (links: Element[], call: Element, returns: Element[]) =>
  returns.every((back) => links.indexOf(call) < links.indexOf(back));

/** Word and LibreOffice frame each note. */
const isNoteFrame = (element: Element) =>
  isElement(element, 'div') &&
  /^(ftn|edn|sdfootnote|sdendnote|_ftn|_edn)\d+$/i.test(attribute(element, 'id'));
