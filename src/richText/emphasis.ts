import type { Emphasis, Nodes, Parents } from 'mdast';
import { defaultHandlers, type Info, type State } from 'mdast-util-to-markdown';

const { emphasis: write } = defaultHandlers;

/** Emphasis of a part of a word, where « _ » is read as itself. */
const partsOfWords = new WeakSet<Nodes>();

/** Notes which emphasis of a tree begins or ends within a word, for `emphasis` to write. */
export function notePartsOfWords(node: Nodes) {
  if (!('children' in node)) return;
  for (const [at, child] of node.children.entries()) {
    const touchesWord =
      /[\p{L}\p{N}]$/u.test(getText(node.children[at - 1])) ||
      /^[\p{L}\p{N}]/u.test(getText(node.children[at + 1]));
    if (child.type === 'emphasis' && touchesWord) partsOfWords.add(child);
    notePartsOfWords(child);
  }
}

const getText = (node: Nodes | undefined) => (node?.type === 'text' ? node.value : '');

/** Writes emphasis with « _ », and with « * » within words: their letters would become references otherwise. */
export const emphasis = Object.assign(
  (node: Emphasis, parent: Parents | undefined, state: State, info: Info) => write(node, parent, state, info),
  {
    attention: (node: Emphasis, state: State) => ({
      ...write.attention(node, state),
      ...(partsOfWords.has(node) && { markers: ['*', '_'] }),
    }),
    peek: (node: Emphasis, parent: Parents | undefined, state: State) =>
      partsOfWords.has(node) ? '*' : write.peek(node, parent, state),
  },
);
