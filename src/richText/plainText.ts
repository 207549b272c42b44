import type { Mark, Node } from '@tiptap/pm/model';
import type { List, Nodes } from 'mdast';
import { addressesIn } from './addresses.ts';
import type { TextSchema } from './extensions.ts';
import { parseMarkdown } from './fromMarkdown.ts';

const withLineFeeds = (text: string) =>
  text.replaceAll(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '');

/** Spaces that begin a line say how far it is indented: as no-break spaces, for Markdown would drop them or read code. */
const indented = (line: string) =>
  line.replace(/^[ \t]+/, (indent) => '\u00a0'.repeat(indent.replaceAll('\t', '    ').length));

/**
 * A plain text as paragraphs that say the very same, sign for sign: a line stays a line, blank lines part paragraphs, clear
 * addresses become links. `marks` are those of the words around it.
 */
export function readPlainText(schema: TextSchema, text: string, marks: readonly Mark[] = []): Node[] {
  const { nodes } = schema;
  const whole = withLineFeeds(text).replaceAll(/^(?:[ \t]*\n)+|(?:\n[ \t]*)+$/g, '');
  return whole.split(/\n(?:[ \t]*\n)+/).map((paragraph, block, blocks) => {
    const lines = paragraph.split('\n');
    const isLastBlock = block === blocks.length - 1;
    const inlines = lines.flatMap((line, at) => {
      const isFirst = block === 0 && at === 0;
      const isLast = isLastBlock && at === lines.length - 1;
      // One space before or after the words belongs to where they are put.
      const start = isFirst && /^ (?![ \t])/.test(line) ? line : indented(line);
      const words = wordsOf(schema, isLast ? start : start.trimEnd(), marks);
      return at > 0 ? [nodes.hardBreak.create(null, null, marks), ...words] : words;
    });
    return nodes.paragraph.create(null, inlines);
  });
}

function wordsOf(schema: TextSchema, line: string, marks: readonly Mark[]): Node[] {
  const isFree = !marks.some(({ type }) => type.name === 'link' || type.name === 'code');
  const found: Node[] = [];
  let done = 0;
  const add = (end: number, around: readonly Mark[]) => {
    if (end > done) found.push(schema.text(line.slice(done, end), around));
    done = end;
  };
  for (const { text, href, at } of isFree ? addressesIn(line) : []) {
    add(at, marks);
    add(at + text.length, schema.marks.link.create({ href }).addToSet(marks));
  }
  add(line.length, marks);
  return found;
}

/**
 * Whether a plain text clearly is Markdown: it holds a sign that nobody writes by accident (a link or picture with its
 * address, words in bold or struck with nothing but white space or punctuation around, a closed fence, a table with its rule, a
 * box of a task, a title of the second rank or lower above a blank line, a note with its call, a list of two items or more),
 * and nothing that would become something else by accident (a signature under two hyphens, four spaces, « # 1 », « 1986. »).
 */
export function isMarkdown(text: string): boolean {
  const source = withLineFeeds(text);
  const { tree, shift } = parseMarkdown(source);
  const all: Nodes[] = [];
  const collect = (node: Nodes) => {
    all.push(node);
    if ('children' in node) node.children.forEach(collect);
  };
  collect(tree);
  const found = new Signs(source, shift, all);
  return !all.some((node) => found.isAccident(node)) && all.some((node) => found.isClear(node));
}

const isWrittenAddress = (url: string) => /^(?:https?:\/\/|mailto:|\/(?!\/)|#)\S/i.test(url);

const wordsIn = (node: Nodes): string => {
  if ('children' in node) return node.children.map(wordsIn).join('');
  return 'value' in node ? node.value : '';
};

const hasLetters = (node: Nodes) => /\p{L}/u.test(wordsIn(node));

/** What the parser has found in a text, against the signs that it was found by. */
class Signs {
  readonly #source: string;
  readonly #shift: number;
  readonly #names: ReadonlySet<string>;

  constructor(source: string, shift: number, all: readonly Nodes[]) {
    this.#source = source;
    this.#shift = shift;
    this.#names = new Set(
      all.flatMap((node) =>
        node.type === 'definition' || node.type === 'footnoteDefinition' ? node.identifier : [],
      ),
    );
  }

  isClear(node: Nodes): boolean {
    switch (node.type) {
      case 'link':
        return this.#of(node).startsWith('[') && isWrittenAddress(node.url);
      case 'image':
        return isWrittenAddress(node.url);
      case 'linkReference':
      case 'imageReference':
      case 'footnoteReference':
        return this.#names.has(node.identifier);
      case 'strong':
        return this.#of(node).startsWith('**') && this.#isApart(node);
      case 'delete':
        return this.#of(node).startsWith('~~') && this.#isApart(node);
      case 'code':
        return /^(```+|~~~+)[^]*\n[ \t>]*\1[`~]*$/.test(this.#of(node));
      case 'table':
        return node.children.length > 1;
      case 'listItem':
        return node.checked != null;
      case 'list':
        return this.#isClearList(node);
      case 'heading':
        return (
          node.depth > 1 &&
          this.#of(node).startsWith('#') &&
          /^[ \t]*(?:\n[ \t]*\n|\s*$)/.test(this.#after(node))
        );
      default:
        return false;
    }
  }

  /** Whether a text was hardly meant as what the parser makes of it. */
  isAccident(node: Nodes): boolean {
    const written = this.#of(node);
    switch (node.type) {
      case 'heading':
        return !hasLetters(node) || !/^#|(?:===|---)[ \t]*$/.test(written);
      case 'code':
        return !/^(?:```|~~~)/.test(written);
      case 'list':
        return node.children.length === 1 && node.ordered === true && node.start !== 1;
      default:
        return false;
    }
  }

  /** Two items or more, each with words on one line, and numbers that are what they would be. */
  #isClearList({ children, ordered, start }: List): boolean {
    return (
      children.length > 1 &&
      children.every((item, at) => {
        const [first, ...others] = item.children;
        const mark = ordered ? `${(start ?? 1) + at}` : /^[-*]/;
        const isMarked =
          typeof mark === 'string' ? this.#of(item).startsWith(mark) : mark.test(this.#of(item));
        const isLine = first?.type === 'paragraph' && hasLetters(first) && !this.#of(first).includes('\n');
        return isMarked && isLine && others.every(({ type }) => type === 'list');
      })
    );
  }

  #of({ position }: Nodes): string {
    return this.#source.slice(...this.#range(position));
  }

  #after({ position }: Nodes): string {
    return this.#source.slice(this.#range(position)[1]);
  }

  #isApart({ position }: Nodes): boolean {
    const [start, end] = this.#range(position);
    return (
      /^[\s\p{P}]?$/u.test(this.#source.charAt(start - 1)) && /^[\s\p{P}]?$/u.test(this.#source.charAt(end))
    );
  }

  #range(position: Nodes['position']): [start: number, end: number] {
    return [(position?.start.offset ?? 0) + this.#shift, (position?.end.offset ?? 0) + this.#shift];
  }
}
