import { Fragment, type Node } from '@tiptap/pm/model';
import type { TextSchema } from './extensions.ts';

export const isParagraph = (node: Node | null | undefined) => node?.type.name === 'paragraph';
export const isList = (node: Node | null | undefined) =>
  node?.type.name === 'bulletList' || node?.type.name === 'orderedList';

/** Words and what stands among them, on one line. */
export const inOneLine = (content: Fragment, schema: TextSchema): Node[] =>
  content.content.map((node) => (node.type.name === 'hardBreak' ? schema.text(' ', node.marks) : node));

/** All words of blocks on one line, as a cell has them: items of a list keep their sign. */
export function toOneLine(content: Fragment, schema: TextSchema): Node[] {
  const line: Node[] = [];
  const add = (words: readonly Node[]) => {
    if (words.length > 0) line.push(...(line.length > 0 ? [schema.text(' ')] : []), ...words);
  };
  content.forEach((node) => {
    if (node.isInline) line.push(...inOneLine(Fragment.from(node), schema));
    else if (node.type.name === 'lockedBlock') {
      const source = String(node.attrs.source).replaceAll(/\s+/g, ' ');
      add(node.attrs.kind === 'html' ? [schema.nodes.lockedText.create({ source })] : [schema.text(source)]);
    } else if (node.type.spec.code) {
      const code = node.textContent.replaceAll(/\s+/g, ' ').trim();
      if (code) add([schema.text(code, [schema.marks.code.create()])]);
    } else if (isList(node) && node.childCount > 1) {
      node.forEach((item, _offset, at) => {
        const sign = node.type.name === 'orderedList' ? `${Number(node.attrs.start) + at}.` : '•';
        add([schema.text(`${sign}\u00a0`), ...toOneLine(item.content, schema)]);
      });
    } else add(toOneLine(node.content, schema));
  });
  return line;
}
