import type { Nodes, Parents } from 'mdast';
import { readMarkdown } from './checks/readMarkdown.ts';

/** A text in Markdown as people read it where two are compared: lines of words, lists with their signs, links and pictures with their address. */
export const readableMarkdown = (source: string) => {
  const { root } = readMarkdown('', source);
  return root.children.length === 0 ? source : writeBlocks(root);
};

const writeBlocks = ({ children }: Parents) => children.map(write).filter(Boolean).join('\n');

const writeInline = ({ children }: Parents) => children.map(write).join('');

function write(node: Nodes): string {
  if (node.type === 'list') {
    const sign = (index: number) => (node.ordered ? `${(node.start ?? 1) + index}.` : '•');
    return node.children.map((item, index) => `${sign(index)} ${writeBlocks(item)}`).join('\n');
  }
  if (node.type === 'blockquote') return `«\u00A0${writeBlocks(node)}\u00A0»`;
  if (node.type === 'table') return writeBlocks(node);
  if (node.type === 'tableRow') return node.children.map(writeInline).join(' | ');
  if (node.type === 'link') {
    const words = writeInline(node);
    return words === node.url ? words : `${words} (${node.url})`;
  }
  if (node.type === 'image') return `Image\u00A0: ${[node.alt, node.url].filter(Boolean).join(', ')}`;
  if (node.type === 'break') return '\n';
  if (node.type === 'thematicBreak') return '—';
  if ('value' in node) return node.value;
  return 'children' in node ? writeInline(node) : '';
}
