import { BLANK, type Edit, NO_BREAK, unbroken } from './rule.ts';

type Mark = { at: number; sign: string };
type Pair = { open: Mark; close: Mark; isNested: boolean };

const before = /[\s([{«“‘’'\-–—/\u00a0\u202f]/u;
/** What quoted words begin with. */
const begins = /[^\s\u00a0\u202f:;!?,)\]»”"]/u;
const after = /[\s)\]}»”’.,;:!?…\-–—/\u00a0\u202f]/u;

/** Paragraphs of a plain text, with where they begin: a quotation doesn't go on past one. */
function* toParagraphs(text: string): Generator<Mark> {
  let start = 0;
  for (const gap of text.matchAll(/\n[ \t]*\n/g)) {
    yield { at: start, sign: text.slice(start, gap.index) };
    start = gap.index + gap[0].length;
  }
  yield { at: start, sign: text.slice(start) };
}

/** Quotations from their opening mark to their closing one, whichever signs stand for them; a mark alone is none. */
function* getQuotations(text: string): Generator<Pair> {
  for (const { at: offset, sign: paragraph } of toParagraphs(text)) {
    const open: Mark[] = [];
    for (const { 0: sign, index } of paragraph.matchAll(/[«»“”"]/g)) {
      const mark = { at: offset + index, sign };
      const previous = paragraph[index - 1];
      const next = paragraph[index + 1];
      const opens =
        '«“'.includes(sign) ||
        (sign === '"' && (!previous || before.test(previous)) && begins.test(next ?? ''));
      const closes =
        '»”'.includes(sign) ||
        (sign === '"' && !!previous && /\S/.test(previous) && (!next || after.test(next)));
      const last = open.at(-1);
      if (closes && last && (sign === '"' ? last.sign === '"' : last.sign !== '"' || !opens)) {
        open.pop();
        yield { open: last, close: mark, isNested: open.length > 0 };
      } else if (opens) open.push(mark);
    }
  }
}

const blanksAfter = new RegExp(`[${BLANK}]*`, 'y');
const blank = new RegExp(`[${BLANK}]`);

/** An opening mark with the blanks behind it, and a closing one with those before it. */
function sides(text: string, { open, close }: Pair) {
  blanksAfter.lastIndex = open.at + 1;
  const behind = blanksAfter.exec(text)?.[0] ?? '';
  // From the mark backwards: a pattern that ends there would be tried from each blank on.
  let start = close.at;
  while (start > open.at + 1 && blank.test(text[start - 1] ?? '')) start -= 1;
  return { behind, ahead: text.slice(start, close.at) };
}

/** Quotations in “ ” or " " become « », or “ ” inside of « ». */
export function* findForeignMarks(text: string): Generator<Edit> {
  for (const pair of getQuotations(text)) {
    const { open, close, isNested } = pair;
    const { behind, ahead } = sides(text, pair);
    if (close.at - open.at - 1 <= behind.length) continue;
    if (open.sign !== '«' && !(isNested && open.sign === '“')) {
      const end = open.at + 1 + behind.length;
      yield { start: open.at, end, replacement: isNested ? '“' : `«${NO_BREAK}` };
    }
    if (close.sign !== '»' && !(isNested && close.sign === '”')) {
      const start = close.at - ahead.length;
      yield { start, end: close.at + 1, replacement: isNested ? '”' : `${NO_BREAK}»` };
    }
  }
}

/** The blanks inside of « ». */
export function* findSpacesInside(text: string): Generator<Edit> {
  for (const pair of getQuotations(text)) {
    const { open, close } = pair;
    const { behind, ahead } = sides(text, pair);
    if (close.at - open.at - 1 <= behind.length) continue;
    const isLineEnd = text[open.at + 1 + behind.length] === '\n';
    const isLineStart = text[close.at - ahead.length - 1] === '\n';
    if (open.sign === '«' && !isLineEnd && behind !== unbroken(behind)) {
      yield { start: open.at, end: open.at + 1 + behind.length, replacement: `«${NO_BREAK}` };
    }
    if (close.sign === '»' && !isLineStart && ahead !== unbroken(ahead)) {
      yield { start: close.at - ahead.length, end: close.at + 1, replacement: `${NO_BREAK}»` };
    }
  }
}

/** A pair with words inside; none of the faces « :( mot :) ». */
const pairs = new RegExp(
  `(?<![:;=]-?)\\(([${BLANK}]*)(?=[\\p{L}\\p{N}«“"])[^()\\n]*?[\\p{L}\\p{M}\\p{N}»”"’.!?…%$€°]([${BLANK}]*)(?<![:;=]-?)\\)`,
  'gu',
);

/** The blanks inside of ( ). */
export function* findBlanksInParentheses(text: string): Generator<Edit> {
  for (const { 0: pair, 1: ahead = '', 2: behind = '', index } of text.matchAll(pairs)) {
    const end = index + pair.length - 1;
    if (ahead) yield { start: index + 1, end: index + 1 + ahead.length, replacement: '' };
    if (behind) yield { start: end - behind.length, end, replacement: '' };
  }
}
