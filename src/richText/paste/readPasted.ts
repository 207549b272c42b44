import type { Node } from '@tiptap/pm/model';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { markdownProblem } from '#markdownLimits.ts';
import type { TextSchema } from '../extensions.ts';
import { PreservedText } from '../preservedText.ts';
import { BlockReader, type LockedPicture } from './blocks.ts';
import { cleanUp } from './cleanup.ts';
import { rebuildLists } from './lists.ts';
import { rebuildNotes } from './notes.ts';
import { readStyles } from './styles.ts';
import { find, getText, isElement } from './tree.ts';

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
