import type { Mark, Node } from '@tiptap/pm/model';
import type { TextSchema } from '../extensions.ts';
import { toInlineNodes } from '../plainText.ts';

/** A stretch of text, or one thing among it (a picture, a line break, the call of a note), with its marks. */
export type Run = { content: string | Node; marks: readonly Mark[] };

const invisible = /[\u00ad\u200b\u2060\ufeff\ufffc\ufffd]|\p{Cc}(?<![\t\n\f\r])/gu;
const pieces = /[ \t\n\f\r\u00a0\u202f]+|[^ \t\n\f\r\u00a0\u202f]+/g;
const isSpace = /^[ \t\n\f\r\u00a0\u202f]/;
const noBreak = /[\u00a0\u202f]/;
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

const isBreak = ({ content }: Run) => typeof content !== 'string' && content.type.name === 'hardBreak';

/** Runs whose spaces are those that a person sees, and stand outside of marks that end there. */
function spaced(runs: Run[]): Run[] {
  const texts = runs.map((run) =>
    typeof run.content === 'string' ? run.content.replace(invisible, '') : isBreak(run) ? BREAK : THING,
  );
  const all = texts.join('');
  /** The run of each sign. */
  const owners = runs.flatMap((run, at) => Array<Run>(texts[at]?.length ?? 0).fill(run));
  return [...all.matchAll(pieces)].flatMap(({ 0: piece, index: start }): Run[] => {
    const end = start + piece.length;
    if (!isSpace.test(piece)) return words(all, owners, start, end);
    const [before, after] = [owners[start - 1], owners[end]];
    const space = spaceFor(piece, all[start - 1] ?? '', all[end] ?? '');
    // What both neighbours are, the space between them is.
    const marks = before?.marks.filter((mark) => mark.isInSet(after?.marks ?? [])) ?? [];
    const isCode = marks.some(({ type }) => type.name === 'code');
    return space ? [{ content: isCode ? ' ' : space, marks }] : [];
  });
}

/** What stands from one sign to another, a run for each that it is of. */
function words(all: string, owners: readonly Run[], start: number, end: number): Run[] {
  const run = owners[start];
  if (!run || start >= end) return [];
  let until = start + 1;
  while (until < end && owners[until] === run) until += 1;
  const content = typeof run.content === 'string' ? all.slice(start, until) : run.content;
  return [{ content, marks: run.marks }, ...words(all, owners, until, end)];
}

/** The paragraphs that runs make: two line breaks in a row part them, no space is at an end of one, and empty ones are left out. */
export function toParagraphs(runs: Run[], schema: TextSchema): Node[] {
  const groups: Run[][] = [[]];
  let breaks: Run[] = [];
  const isBlank = ({ content }: Run) =>
    typeof content === 'string' && content.replace(invisible, '').trim() === '';
  for (const run of runs) {
    if (isBreak(run)) breaks.push({ ...run, marks: [] });
    else if (breaks.length > 0 && isBlank(run)) continue;
    else {
      if (breaks.length > 1) groups.push([]);
      else groups.at(-1)?.push(...breaks);
      breaks = [];
      groups.at(-1)?.push(run);
    }
  }
  return groups
    .map((group) => (group[0] && isBreak(group[0]) ? group.slice(1) : group))
    .map((group) =>
      spaced(group).flatMap(({ content, marks }) =>
        typeof content === 'string' ? toInlineNodes(schema, content, marks) : content.mark(marks),
      ),
    )
    .filter((words) => words.length > 0)
    .map((words) => schema.nodes.paragraph.create(null, words));
}
