import { parse, postprocess, preprocess } from 'micromark';
import { gfm } from 'micromark-extension-gfm';
import { markdownProblem } from '#markdownLimits.ts';
import { type Correction, findTypographyCorrections, type TypographyOptions } from './corrections.ts';
import { Prose } from './prose.ts';
import { NO_BREAK, OPAQUE } from './rule.ts';

const blocks = new Set(['paragraph', 'atxHeading', 'setextHeading', 'tableHeader', 'tableData']);

/** What is neither read as prose nor changed: code, HTML, bare addresses, calls of notes. */
const opaque = new Set(['codeText', 'htmlText', 'autolink', 'literalAutolink', 'gfmFootnoteCall']);

/** Addresses and titles of links and pictures, and the labels that stand for them. */
const hidden = new Set(['resource', 'reference', 'definition', 'gfmFootnoteDefinitionLabel']);

const codeElement = /^<(\/?)(?:code|kbd|pre|samp|script|style|tt|var)\b/i;

const noBreakReference = /^&(?:nbsp|#160|#x0*a0);$/i;

/** The prose of a text in Markdown, as the site reads it (GFM). */
export function findProse(markdown: string): Prose[] {
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

  for (const [kind, token, context] of events) {
    const { type } = token;
    const prose = open.at(-1);
    const isEntered = kind === 'enter';
    if (hidden.has(type) || opaque.has(type)) {
      if (isEntered && skipped === 0 && opaque.has(type)) prose?.addFixed(OPAQUE);
      skipped += isEntered ? 1 : -1;
      if (!isEntered || type !== 'htmlText') continue;
      const [element, slash] = codeElement.exec(context.sliceSerialize(token)) ?? [];
      if (element) codeElements = Math.max(0, codeElements + (slash ? -1 : 1));
    } else if (blocks.has(type) || type === 'image') {
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
      else if (type === 'lineEnding') prose.addFixed('\n');
      else if (type === 'characterEscapeValue') prose.addFixed(context.sliceSerialize(token));
      else if (type === 'characterReference') {
        prose.addFixed(noBreakReference.test(context.sliceSerialize(token)) ? NO_BREAK : OPAQUE);
      }
    }
  }
  return found;
}

/**
 * What Québec's typography would change in the prose of a text in Markdown (product 10.2). The offsets are those of the
 * source. Code, HTML, addresses, definitions and the signs of Markdown itself are never part of it.
 */
export function findMarkdownCorrections(markdown: string, options?: TypographyOptions): Correction[] {
  return findProse(markdown)
    .flatMap((prose) =>
      findTypographyCorrections(prose.text, options).flatMap((correction) => {
        const range = prose.getSource(correction);
        return range ? { ...correction, ...range } : [];
      }),
    )
    .toSorted((one, other) => one.start - other.start);
}
