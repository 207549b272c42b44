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
      const words = toInlineNodes(schema, isLast ? start : start.trimEnd(), marks);
      return at > 0 ? [nodes.hardBreak.create(null, null, marks), ...words] : words;
    });
    return nodes.paragraph.create(null, inlines);
  });
}

/** Words of one line, in which clear addresses become links, unless it is one or is code. */
export function toInlineNodes(schema: TextSchema, line: string, marks: readonly Mark[]): Node[] {
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
  const { isClear, isAccident } = judge(source, shift, all);
  return !all.some(isAccident) && all.some(isClear);
}

const isWrittenAddress = (url: string) => /^(?:https?:\/\/|mailto:|\/(?!\/)|#)\S/i.test(url);

const wordsIn = (node: Nodes): string => {
  if ('children' in node) return node.children.map(wordsIn).join('');
  return 'value' in node ? node.value : '';
};

const hasLetters = (node: Nodes) => /\p{L}/u.test(wordsIn(node));

type Tests = { [Type in Nodes['type']]?: (node: Extract<Nodes, { type: Type }>) => boolean };

const passes = (tests: Tests, node: Nodes) =>
  (tests[node.type] as ((node: Nodes) => boolean) | undefined)?.(node) ?? false;

/** What the parser has found in a text, judged by how it is written there. */
function judge(source: string, shift: number, all: readonly Nodes[]) {
  const getRange = ({ position }: Nodes) =>
    [(position?.start.offset ?? 0) + shift, (position?.end.offset ?? 0) + shift] as const;
  const written = (node: Nodes) => source.slice(...getRange(node));
  const isBeginning = (node: Nodes, sign: string) => written(node).startsWith(sign);
  const isApart = (node: Nodes) => {
    const [start, end] = getRange(node);
    return [source.charAt(start - 1), source.charAt(end)].every((sign) => /^[\s\p{P}]?$/u.test(sign));
  };
  const names = new Set(
    all.flatMap((node) =>
      node.type === 'definition' || node.type === 'footnoteDefinition' ? node.identifier : [],
    ),
  );
  const isDefined = ({ identifier }: { identifier: string }) => names.has(identifier);

  /** Two items or more, each with words on one line, under numbers that are what they would be. */
  const isClearList = ({ children, ordered, start }: List) =>
    children.length > 1 &&
    children.every((item, at) => {
      const [first, ...others] = item.children;
      const isMarked = ordered
        ? isBeginning(item, String((start ?? 1) + at))
        : isBeginning(item, '-') || isBeginning(item, '*');
      const isLine = first?.type === 'paragraph' && hasLetters(first) && !written(first).includes('\n');
      return isMarked && isLine && others.every(({ type }) => type === 'list');
    });

  const clear: Tests = {
    link: (node) => isBeginning(node, '[') && isWrittenAddress(node.url),
    image: ({ url }) => isWrittenAddress(url),
    linkReference: isDefined,
    imageReference: isDefined,
    footnoteReference: isDefined,
    strong: (node) => isBeginning(node, '**') && isApart(node),
    delete: (node) => isBeginning(node, '~~') && isApart(node),
    code: (node) => /^(```+|~~~+)[^]*\n[ \t>]*\1[`~]*$/.test(written(node)),
    table: ({ children }) => children.length > 1,
    listItem: ({ checked }) => checked != null,
    list: isClearList,
    heading: (node) =>
      node.depth > 1 &&
      isBeginning(node, '#') &&
      /^[ \t]*(?:\n[ \t]*\n|\s*$)/.test(source.slice(getRange(node)[1])),
  };
  /** What a text was hardly meant as. */
  const accidental: Tests = {
    heading: (node) => !hasLetters(node) || !/^#|(?:===|---)[ \t]*$/.test(written(node)),
    code: (node) => !/^(?:```|~~~)/.test(written(node)),
    list: ({ children, ordered, start }) => children.length === 1 && ordered === true && start !== 1,
  };
  return {
    isClear: (node: Nodes) => passes(clear, node),
    isAccident: (node: Nodes) => passes(accidental, node),
  };
}
