/** What is no part of the page: what stands around a preview, and what nobody reads or wrote. */
const unread =
  '[data-preview], [aria-hidden="true"], [hidden], script, style, noscript, [data-footnote-ref], [data-footnote-backref]';

/** The element that breaks the line around a text. */
function findBlock(node: Text): Element | null {
  let at = node.parentElement;
  while (at?.parentElement && /^(inline|contents)$/.test(getComputedStyle(at).display)) at = at.parentElement;
  return at;
}

/** A page as it is read: its text, a line for each paragraph, title or cell, and the node that each stretch of it comes from. */
export class PageText {
  text = '';
  #stretches: { node: Text; start: number; block: Element | null }[] = [];

  constructor(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeName === 'BR') this.text += ' ';
      if (!(node instanceof Text) || node.data === '' || node.parentElement?.closest(unread)) continue;
      const block = findBlock(node);
      if (this.#stretches.length > 0 && this.#stretches.at(-1)?.block !== block) this.text += '\n';
      this.#stretches.push({ node, start: this.text.length, block });
      this.text += node.data;
    }
  }

  #at(offset: number) {
    const stretch = this.#stretches.findLast(({ start }) => start <= offset);
    return stretch && { ...stretch, offset: Math.min(offset - stretch.start, stretch.node.length) };
  }

  /** Some of its text on screen. */
  toRange(start: number, end: number): Range | null {
    const [from, to] = [this.#at(start), this.#at(end - 1)];
    if (!from || !to) return null;
    const range = document.createRange();
    range.setStart(from.node, from.offset);
    range.setEnd(to.node, Math.min(to.offset + 1, to.node.length));
    return range;
  }

  /** The part of its text that a range on screen covers; empty where that is none of it. */
  read(range: Range): { start: number; end: number } {
    const covered = this.#stretches.filter(({ node }) => range.intersectsNode(node));
    const [first, last] = [covered[0], covered.at(-1)];
    if (!first || !last) return { start: 0, end: 0 };
    const { startContainer, startOffset, endContainer, endOffset } = range;
    return {
      start: first.start + (first.node === startContainer ? startOffset : 0),
      end: last.start + (last.node === endContainer ? endOffset : last.node.length),
    };
  }

  /** The whole line that a place in its text is in. */
  lineAt(offset: number): string {
    const end = this.text.indexOf('\n', offset);
    return this.text.slice(this.text.lastIndexOf('\n', offset) + 1, end < 0 ? undefined : end);
  }
}
