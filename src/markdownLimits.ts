/** How much of each thing a text in Markdown may have: far more than people write, and little enough to be read at once. */
const limits = {
  /** Lists, quotations and notes, one inside of the other. */
  depth: 100,
  /** Cells of all tables, those that a short row leaves out included. */
  cells: 20_000,
  /** Items of lists, lines of quotations, notes, underlined titles: parsers look back at each of them for each other one. */
  blocks: 5000,
  /** Signs that open and close emphasis, links, code and HTML. */
  marks: 50_000,
  /** The same in one paragraph, where each is held against each. */
  marksOfParagraph: 3000,
};

/** How deep the tree of a text may go, its spans included. */
export const deepest = 2 * limits.depth;

/** In French: what a text has too much of. */
const sentences = {
  depth: 'Ce texte a plus de 100 niveaux de listes ou de citations\u00a0: défaites-en quelques-uns.',
  cells: 'Ce texte a plus de 20\u00a0000 cases de tableau\u00a0: mettez-en une partie dans un autre article.',
  blocks:
    'Ce texte a plus de 5\u00a0000 éléments de listes, de citations ou de notes\u00a0: répartissez-le entre plusieurs articles.',
  marks:
    'Ce texte a plus de 50\u00a0000 signes de mise en forme\u00a0: répartissez-le entre plusieurs articles.',
  marksOfParagraph:
    'Un paragraphe de ce texte a plus de 3\u00a0000 signes de mise en forme\u00a0: coupez-le, ou placez-le dans un bloc de code.',
} as const satisfies Record<keyof typeof limits, string>;

/** What readers see in the place of a text that can't be shown. */
export const tooMuchText =
  'Ce texte est trop complexe pour être affiché. L’équipe de la rédaction peut le simplifier.';

const marks = /[*_~`[\]<]/g;

/** A sign that opens a list, a quotation or a note at the start of a line, or after another one. */
const opener = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)|\[\^[^\]\s]{1,999}\]:)/y;

/** The signs at the start of a line that open something, and how deep what follows them may be. */
function openedBy(line: string): { count: number; depth: number } {
  let count = 0;
  opener.lastIndex = 0;
  while (count <= limits.depth && opener.test(line)) count += 1;
  // The indentation goes on with two columns for each list around it.
  const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
  return { count, depth: count > 0 ? count + Math.floor(indent / 2) : 0 };
}

/** What makes a title of the line above it. */
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/;

/** The columns that the second line of a table gives it; 0 for any other line. */
const getColumns = (line: string) =>
  /^[ \t>|:-]*$/.test(line) && line.includes('-') ? (line.match(/-+/g)?.length ?? 0) : 0;

/** Code between fences at the start of a line, in which signs are none. */
const fence = /^(?:`{3,}(?=[^`]*$)|~{3,})/;

/**
 * What makes a text too much to be shown, as a sentence in French; null for what people write (product: too complex a text). It looks at
 * each line once, without parsing: parsers of Markdown take their time with the square of some of these, or all memory.
 */
export function markdownProblem(text: string): string | null {
  let cells = 0;
  let total = 0;
  let blocks = 0;
  let ofParagraph = 0;
  let columns = 0;
  let closing = '';
  for (const line of text.split(/\r\n|\n|\r/)) {
    const count = line.match(marks)?.length ?? 0;
    total += count;
    if (closing) {
      if (line.startsWith(closing) && /^(`+|~+)[ \t]*$/.test(line)) closing = '';
    } else if (/^[ \t]*$/.test(line)) {
      ofParagraph = 0;
      columns = 0;
    } else {
      const { count: opened, depth } = openedBy(line);
      if (depth > limits.depth) return sentences.depth;
      blocks += opened + (underline.test(line) ? 1 : 0);
      if (blocks > limits.blocks) return sentences.blocks;
      closing = fence.exec(line)?.[0] ?? '';
      columns = Math.max(columns, getColumns(line));
      // Each cell is a line of its own.
      ofParagraph = columns > 0 ? count : ofParagraph + count;
      cells += columns;
      if (ofParagraph > limits.marksOfParagraph) return sentences.marksOfParagraph;
      if (cells > limits.cells) return sentences.cells;
    }
    if (total > limits.marks) return sentences.marks;
  }
  return null;
}
