import type { Element, ElementContent } from 'hast';
import { create, isElement } from './tree.ts';

/** How a stretch of text is marked. A link is its address, the others are 'yes'; empty is not marked. */
export type Marks = Readonly<Record<'link' | 'bold' | 'italic' | 'struck' | 'code', string>>;
type Mark = keyof Marks;

/** A stretch of text, or one thing among it (a picture, a line break), with its marks. */
export type Run = { content: string | Element; marks: Marks };

export const unmarked: Marks = { link: '', bold: '', italic: '', struck: '', code: '' };

/** The outermost first, where two marks are of one length. Code is innermost, for nothing is read inside of it. */
const outer = ['link', 'bold', 'italic', 'struck'] as const;
const elements = { link: 'a', bold: 'strong', italic: 'em', struck: 'del', code: 'code' } as const;

const invisible = /[\u00ad\u200b\u2060\ufeff\ufffc\ufffd]|\p{Cc}(?<![\t\n\f\r])/gu;
const spaces = /[ \t\n\f\r\u00a0\u202f]+/g;
const noBreak = /[\u00a0\u202f]/;
const bareAddress = /https?:\/\/[^\s<>«»"]+[^\s<>«»".,;:!?…)\]'’]/g;
const BREAK = '\v';
const THING = '\ufffc';

/**
 * The one space that stands for a stretch of them. A single no-break space was put there by somebody, and French wants one
 * before high punctuation; in longer stretches they only fill.
 */
function spaceFor(stretch: string, before: string, after: string): string {
  if ([before, after].some((sign) => sign === '' || sign === BREAK)) return '';
  const [fixed = ' '] = noBreak.exec(stretch) ?? [];
  return stretch.length === 1 || /[:;?!»%]/.test(after) || before === '«' ? fixed : ' ';
}

/** The marks that two neighbours share, which the space between them has. */
function shared(a: Run | undefined, b: Run | undefined): Marks {
  const marks = { ...unmarked };
  for (const mark of Object.keys(unmarked) as Mark[]) {
    if (mark !== 'code' && a && b && a.marks[mark] === b.marks[mark]) marks[mark] = a.marks[mark];
  }
  return marks;
}

const isBreak = ({ content }: Run) => isElement(content as Element, 'br');

/** Runs whose spaces are those that a person sees, and stand outside of marks that end there. */
function spaced(runs: Run[]): Run[] {
  const texts = runs.map((run) =>
    typeof run.content === 'string' ? run.content.replace(invisible, '') : isBreak(run) ? BREAK : THING,
  );
  const all = texts.join('');
  const result: Run[] = [];
  let [index, end] = [0, texts[0]?.length ?? 0];
  const addWord = (from: number, to: number) => {
    for (let at = from; at < to;) {
      while (end <= at) end += texts[++index]?.length ?? Infinity;
      const run = runs[index];
      const until = Math.min(to, end);
      if (!run) return;
      result.push({
        marks: run.marks,
        content: typeof run.content === 'string' ? all.slice(at, until) : run.content,
      });
      at = until;
    }
  };
  const gaps: number[] = [];
  let at = 0;
  for (const { 0: stretch, index: start } of all.matchAll(spaces)) {
    addWord(at, start);
    at = start + stretch.length;
    const space = spaceFor(stretch, all[start - 1] ?? '', all[at] ?? '');
    if (space) gaps.push(result.push({ content: space, marks: unmarked }) - 1);
  }
  addWord(at, all.length);
  for (const gap of gaps) {
    const [before, after] = [result[gap - 1], result[gap + 1]];
    const run = result[gap];
    if (!run) continue;
    const isInCode = before?.marks.code && after?.marks.code;
    run.marks = { ...shared(before, after), code: isInCode ? 'yes' : '' };
    if (isInCode) run.content = ' ';
  }
  return result;
}

/** Addresses that are text become links, whose signs Markdown doesn't escape. */
function linked(runs: Run[]): Run[] {
  return runs.flatMap((run) => {
    const { content, marks } = run;
    if (typeof content !== 'string' || marks.link || marks.code) return run;
    const parts: Run[] = [];
    let at = 0;
    for (const { 0: address, index } of content.matchAll(bareAddress)) {
      if (!URL.canParse(address)) continue;
      parts.push({ content: content.slice(at, index), marks });
      parts.push({ content: address, marks: { ...marks, link: address } });
      at = index + address.length;
    }
    return [...parts, { content: content.slice(at), marks }].filter((part) => part.content !== '');
  });
}

function nested(runs: Run[], open: Marks): ElementContent[] {
  const result: ElementContent[] = [];
  for (let at = 0; at < runs.length;) {
    const run = runs[at] as Run;
    const getLength = (mark: Mark) => {
      const value = run.marks[mark];
      if (!value || open[mark]) return 0;
      const end = runs.findIndex((other, index) => index > at && other.marks[mark] !== value);
      return (end === -1 ? runs.length : end) - at;
    };
    const longest = outer.reduce<Mark>(
      (best, mark) => (getLength(mark) > getLength(best) ? mark : best),
      'link',
    );
    const mark = getLength(longest) > 0 ? longest : 'code';
    const length = getLength(mark);
    if (length > 0) {
      const children = nested(runs.slice(at, at + length), { ...open, [mark]: run.marks[mark] });
      result.push(create(elements[mark], children, mark === 'link' ? { href: run.marks.link } : {}));
    } else {
      const { content } = run;
      const last = result.at(-1);
      if (typeof content !== 'string') result.push(content);
      else if (last?.type === 'text') last.value += content;
      else result.push({ type: 'text', value: content });
    }
    at += Math.max(1, length);
  }
  return result;
}

/**
 * The phrasing of a block, with as few marks as say the same: runs that belong together are one, and no mark begins or ends
 * with a space. Two line breaks in a row part paragraphs, so there may be several; empty ones are left out.
 */
export function toParagraphs(runs: Run[]): ElementContent[][] {
  const groups: Run[][] = [[]];
  let breaks: Run[] = [];
  const isSpace = ({ content }: Run) =>
    typeof content === 'string' && content.replace(invisible, '').trim() === '';
  for (const run of runs) {
    if (isBreak(run)) breaks.push({ ...run, marks: unmarked });
    else if (breaks.length > 0 && isSpace(run)) continue;
    else {
      if (breaks.length > 1) groups.push([]);
      else groups.at(-1)?.push(...breaks);
      breaks = [];
      groups.at(-1)?.push(run);
    }
  }
  return groups
    .map((group) => (isBreak(group[0] ?? { content: '', marks: unmarked }) ? group.slice(1) : group))
    .map((group) => nested(linked(spaced(group)), unmarked))
    .filter((children) => children.length > 0);
}
