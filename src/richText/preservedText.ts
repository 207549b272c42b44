import type { Node } from '@tiptap/pm/model';
import { findCommonEnds } from './commonEnds.ts';
import type { TextSchema } from './extensions.ts';
import { MarkdownReader, parseMarkdown } from './fromMarkdown.ts';
import { isList } from './oneLine.ts';
import { getMarker, writeNode } from './toMarkdown.ts';

/** A block as a text has it. */
type Original = {
  /** From the start of its first line. */
  source: string;
  /** What stands between it and `next`: line breaks, blank lines. */
  after: string;
  next: Node | null;
};

type Inherited = {
  /** The block as it was read. */
  first: Node | null;
  /** White space around it. */
  before: string | null;
  after: string | null;
  indent: string;
};

const blankLine = /(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r(?!\n))/;

/** Nothing is written for a paragraph in which nothing stands yet. */
const isWritten = (node: Node) => node.type.name !== 'paragraph' || node.content.size > 0;

/** How far a block is indented, in columns. */
const getIndent = (written: string) => (/^[ \t]*/.exec(written)?.[0] ?? '').replaceAll('\t', '    ').length;

/** How far a block has to be indented to be taken in by the one before, in columns. */
function getDepth(node: Node, written: string): number {
  if (node.attrs.kind === 'footnoteDefinition') return 1;
  if (node.type.name === 'codeBlock') return getIndent(written) > 3 ? 4 : Infinity;
  return isList(node) ? (/^[ \t]*\S+ ?/.exec(written)?.[0].length ?? 1) : Infinity;
}

const getMarkers = (node: Node) => (node.type.name === 'orderedList' ? ['.', ')'] : ['-', '*', '+']);

/**
 * A text in Markdown and the document that shows it. Blocks that weren't changed keep their very source, and the white
 * space around it: only what was changed is written anew. What a block was is known by the identity of its node, which
 * ProseMirror leaves alone, or after an undo by what it holds.
 */
export class PreservedText {
  readonly #schema: TextSchema;
  readonly #originals = new WeakMap<Node, Original>();
  /** What nodes have that took the place of others. */
  readonly #inherited = new WeakMap<Node, Inherited>();
  readonly #written = new WeakMap<Node, Map<string | undefined, string>>();
  #read: readonly Node[] = [];
  /** The blocks of the text before: undoing what has come in shows them again. */
  #readBefore: readonly Node[] = [];
  #head = '';
  #tail = '';
  #lineBreak = '\n';
  #last: readonly Node[] = [];
  #gapBefore = new WeakMap<Node, string>();

  constructor(schema: TextSchema) {
    this.#schema = schema;
  }

  /** Reads a text: `written` gives back the same bytes for this document. */
  read(text: string): Node {
    const { tree, shift } = parseMarkdown(text);
    const reader = new MarkdownReader(this.#schema, text, tree, shift);
    const places = tree.children.map((block) => {
      const { start, end } = block.position ?? {};
      const from = (start?.offset ?? 0) + shift;
      const lineStart = Math.max(text.lastIndexOf('\n', from - 1), text.lastIndexOf('\r', from - 1)) + 1;
      return { from: Math.max(lineStart, shift), to: (end?.offset ?? 0) + shift };
    });
    const blocks = tree.children.map((block) => reader.readBlock(block));
    for (const [at, node] of blocks.entries()) {
      const { from = 0, to = 0 } = places[at] ?? {};
      const after = text.slice(to, places[at + 1]?.from ?? to);
      const next = blocks[at + 1] ?? null;
      this.#originals.set(node, { source: text.slice(from, to), after, next });
      if (next) this.#gapBefore.set(next, after);
    }
    this.#readBefore = this.#read;
    this.#read = blocks;
    this.#last = blocks;
    this.#head = blocks.length > 0 ? text.slice(0, places[0]?.from) : text;
    this.#tail = blocks.length > 0 ? text.slice(places.at(-1)?.to) : '';
    this.#lineBreak = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
    return this.#schema.topNodeType.create(
      null,
      blocks.length > 0 ? blocks : [this.#schema.node('paragraph')],
    );
  }

  /**
   * Says that a document shows the last text that was read: whatever an editor made of it while it put the difference in, it
   * has the sources of that text, and `written` gives it back to the byte. False when the document shows anything else.
   */
  adopt(document: Node): boolean {
    const blocks = [...document.children];
    const read = this.#read;
    // Of nothing, an editor makes an empty paragraph.
    if (read.length === 0) {
      if (blocks.some(isWritten)) return false;
      for (const node of blocks) this.#originals.delete(node);
      return true;
    }
    const isShown = blocks.length === read.length && blocks.every((node, at) => read[at]?.eq(node));
    // A block that stands there twice can't have two sources.
    if (!isShown || new Set(blocks).size < blocks.length) return false;
    const originals = read.map((twin) => this.#originals.get(twin));
    for (const [at, node] of blocks.entries()) {
      const original = originals[at];
      if (!original) return false;
      const next = blocks[at + 1] ?? null;
      this.#originals.set(node, { ...original, next });
      if (next) this.#gapBefore.set(next, original.after);
    }
    this.#read = blocks;
    this.#last = blocks;
    return true;
  }

  /** The document in Markdown. */
  written(document: Node): string {
    const blocks = [...document.children];
    this.#inherit(blocks);
    this.#last = blocks;
    // An empty link was read, and shows nothing.
    const shown = blocks.filter((node) => isWritten(node) || this.#originals.has(node));
    let text = '';
    let before = null as Node | null;
    let wasWritten = '';
    for (const [at, node] of shown.entries()) {
      const next = shown[at + 1] ?? null;
      let own = this.#source(node);
      const left = before && this.#original(before);
      if (before && (left?.next !== node || left.source !== wasWritten)) {
        if (isList(node) && before.type === node.type && getMarker(wasWritten) === getMarker(own)) {
          own = this.#write(node, this.#freeMarker(node, wasWritten, next));
        } else if (getIndent(own) >= getDepth(before, wasWritten)) own = this.#write(node, '');
      }
      if (next && isList(node) && next.type === node.type && !this.#original(node)) {
        // Rather than the sign of a list that nobody has touched, this one takes another.
        const sign = getMarker(this.#source(next));
        if (sign === getMarker(own)) own = this.#write(node, this.#freeMarker(node, wasWritten, next));
      }
      // A fence that the end of the text has closed.
      if (next && node.type.name === 'codeBlock' && this.#original(node)?.next === null)
        own = this.#write(node);
      text += before ? `${this.#gap(before, node, own)}${own}` : own;
      before = node;
      wasWritten = own;
    }
    return shown.length > 0 ? this.#head + text + this.#tail : this.#read.length > 0 ? '' : this.#head;
  }

  #freeMarker(node: Node, before: string, next: Node | null) {
    const taken = [getMarker(before), next?.type === node.type ? getMarker(this.#source(next)) : undefined];
    const free = getMarkers(node);
    return free.find((marker) => !taken.includes(marker)) ?? free.find((marker) => marker !== taken[0]);
  }

  #original(node: Node): Original | undefined {
    const known = this.#originals.get(node);
    if (known) return known;
    if (this.#written.has(node)) return undefined;
    // An undo makes anew what stood there before.
    const first = this.#inherited.get(node)?.first;
    const twin = first?.eq(node)
      ? first
      : [...this.#read, ...this.#readBefore].find(
          (other) => other.nodeSize === node.nodeSize && other.eq(node),
        );
    const original = twin && this.#originals.get(twin);
    if (original) this.#originals.set(node, original);
    return original;
  }

  #source(node: Node): string {
    return this.#original(node)?.source ?? this.#write(node);
  }

  #write(node: Node, marker?: string): string {
    const known = this.#written.get(node) ?? new Map<string | undefined, string>();
    this.#written.set(node, known);
    let text = known.get(marker);
    if (text === undefined) {
      const indent = marker === undefined ? (this.#inherited.get(node)?.indent ?? '') : '';
      text = writeNode(node, marker)
        .replaceAll(/^(?=.)/gm, indent)
        .replaceAll('\n', this.#lineBreak);
      known.set(marker, text);
    }
    return text;
  }

  /** A block that took the place of another keeps the white space around it. */
  #inherit(blocks: readonly Node[]) {
    const last = this.#last;
    if (last.length !== blocks.length) return;
    const { start, end } = findCommonEnds(last, blocks);
    for (let at = start; at < blocks.length - end; at += 1) {
      const [from, to] = [last[at], blocks[at]];
      if (!from || !to || this.#inherited.has(to)) continue;
      this.#inherited.set(to, {
        first: this.#originals.has(from) ? from : (this.#inherited.get(from)?.first ?? null),
        before: this.#gapBefore.get(from) ?? this.#inherited.get(from)?.before ?? null,
        after: this.#after(from),
        indent: /^ {1,3}(?=\S)/.exec(this.#source(from))?.[0] ?? '',
      });
    }
  }

  #after(node: Node): string | null {
    const original = this.#originals.get(node);
    if (original) return original.next && original.after;
    return this.#inherited.get(node)?.after ?? null;
  }

  #gap(before: Node, node: Node, own: string): string {
    const original = this.#original(before);
    if (original?.next && (original.next === node || original.next.eq(node))) return original.after;
    const known = this.#after(before) ?? this.#gapBefore.get(node) ?? this.#inherited.get(node)?.before ?? '';
    // Between lines that follow each other, only a title stands for itself.
    const isTight =
      known !== '' &&
      (before.type.name === 'heading' || (node.type.name === 'heading' && own.startsWith('#')));
    return isTight || blankLine.test(known) ? known : this.#lineBreak.repeat(2);
  }
}
