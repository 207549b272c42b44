import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { parse, postprocess, preprocess } from 'micromark';
import { gfm } from 'micromark-extension-gfm';
import { markdownProblem } from '#markdownLimits.ts';
import { NO_BREAK, OPAQUE } from './rule.ts';

const blocks = new Set(['paragraph', 'atxHeading', 'setextHeading', 'tableHeader', 'tableData']);

/** What is shown beside prose, and can't be changed as words. */
const codeBlocks = new Set(['codeFenced', 'codeIndented', 'htmlFlow']);

/** What is neither read as prose nor changed: code, HTML, bare addresses, calls of notes. */
const opaque = new Set(['codeText', 'htmlText', 'autolink', 'literalAutolink', 'gfmFootnoteCall']);

/** Addresses and titles of links and pictures, and the labels that stand for them. */
const hidden = new Set([
  'resource',
  'reference',
  'definition',
  'gfmFootnoteDefinitionLabel',
  'codeFencedFence',
]);

const codeElement = /^<(\/?)(?:code|kbd|pre|samp|script|style|tt|var)\b/i;

const noBreakReference = /^&(?:nbsp|#160|#x0*a0);$/i;

/** The prose of a text in Markdown, as the site reads it (GFM). */
export const findProse = (markdown: string): Prose[] => read(markdown, false);

/**
 * All that the site shows of a text in Markdown as words, block by block, code and HTML included: what of it is words of the source
 * can be changed there.
 */
export const findVisible = (markdown: string): Prose[] => read(markdown, true);

function read(markdown: string, isAllVisible: boolean): Prose[] {
  // Nothing is read of a text that would halt the browser: saving says so.
  if (markdownProblem(markdown)) return [];
  // The parser skips a byte order mark without counting it.
  const shift = markdown.startsWith('\ufeff') ? 1 : 0;
  const events = postprocess(
    parse({ extensions: [gfm()] })
      .document()
      .write(preprocess()(markdown, undefined, true)),
  );
  const found: Prose[] = [];
  const open: Prose[] = [];
  let skipped = 0;
  let codeElements = 0;
  let isBroken = false;

  for (const [kind, token, context] of events) {
    const { type } = token;
    const prose = open.at(-1);
    const isEntered = kind === 'enter';
    const isBlock = blocks.has(type) || (isAllVisible && codeBlocks.has(type));
    if (hidden.has(type) || opaque.has(type) || (isAllVisible && type === 'image')) {
      if (isEntered && skipped === 0 && opaque.has(type))
        prose?.addFixed(isAllVisible ? showOpaque(type, context.sliceSerialize(token)) : OPAQUE);
      skipped += isEntered ? 1 : -1;
      if (!isEntered || type !== 'htmlText' || isAllVisible) continue;
      const [element, slash] = codeElement.exec(context.sliceSerialize(token)) ?? [];
      if (element) codeElements = Math.max(0, codeElements + (slash ? -1 : 1));
    } else if (isBlock || type === 'image') {
      if (isEntered) {
        if (type === 'image') prose?.addFixed(OPAQUE);
        const inner = new Prose();
        open.push(inner);
        found.push(inner);
      } else open.pop();
      if (blocks.has(type)) codeElements = 0;
    } else if (prose && isEntered && skipped === 0) {
      if (codeElements > 0) prose.addFixed(OPAQUE);
      else if (type === 'data') prose.add(context.sliceSerialize(token), token.start.offset + shift);
      else if (type === 'codeFlowValue' || type === 'htmlFlowData')
        prose.addFixed(context.sliceSerialize(token));
      else if (type === 'hardBreakEscape' || type === 'hardBreakTrailing') isBroken = true;
      else if (type === 'lineEnding') {
        // A line that isn't broken on purpose goes on.
        prose.addFixed(isAllVisible && !isBroken ? ' ' : '\n');
        isBroken = false;
      } else if (type === 'characterEscapeValue') prose.addFixed(context.sliceSerialize(token));
      else if (type === 'characterReference') {
        const reference = context.sliceSerialize(token);
        const isSpace = noBreakReference.test(reference);
        prose.addFixed(isSpace ? NO_BREAK : isAllVisible ? decode(reference) : OPAQUE);
      }
    }
  }
  return found;
}

/** What isn't prose, as it is shown. */
function showOpaque(type: string, source: string): string {
  if (type === 'gfmFootnoteCall') return '';
  if (type === 'autolink') return source.slice(1, -1);
  if (type !== 'codeText') return source;
  const code = source.replaceAll(/^`+|`+$/g, '').replaceAll(/\r\n?|\n/g, ' ');
  return /^ .*[^ ].* $/.test(code) ? code.slice(1, -1) : code;
}

/** The character that a reference stands for: `&eacute;`, `&#233;`, `&#xe9;`. */
function decode(reference: string): string {
  const [, hex, decimal] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(reference) ?? [];
  if (!hex && !decimal) return decodeNamedCharacterReference(reference.slice(1, -1)) || reference;
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\ufffd';
}

/** A stretch of prose and where it comes from: `length` characters of it are as many of the source, from `source` on. */
type Piece = { at: number; source: number; length: number };

/** A paragraph, a title, a cell or the alternative of a picture, without its marks; or a plain text. */
export class Prose {
  text = '';
  #pieces: Piece[] = [];

  /** Adds prose that stands in the source as it is. */
  add(text: string, source: number) {
    this.#pieces.push({ at: this.text.length, source, length: text.length });
    this.text += text;
  }

  /** Adds what prose can see and not change. */
  addFixed(text: string) {
    this.text += text;
  }

  /** Where a range of the text stands in the source; null where it isn't one stretch of it. */
  getSource({ start, end }: { start: number; end: number }) {
    const piece = this.#pieces.findLast(({ at }) => at <= start);
    return piece && end <= piece.at + piece.length
      ? { start: piece.source + start - piece.at, end: piece.source + end - piece.at }
      : null;
  }
}
