import type { Node, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { markdownProblem } from '#markdownLimits.ts';
import type { Place, Range } from '#documents/admin/checks/finding.ts';

/** A text in Markdown as the site's parser reads it (`Markdown`). */
export type MarkdownText = {
  source: string;
  root: Root;
  /** The place of a stretch of the source. */
  toPlace: (range: Range) => Place;
  /** The place of a node. */
  findPlace: (node: Node) => Place;
  /** Where a link or a picture leads, by itself or by a definition; blank where there is none. */
  getAddress: (node: { url: string } | { identifier: string }) => string;
  /** The nodes of a type, in the order of the text. */
  all: <Type extends NodeType>(type: Type) => NodeOf<Type>[];
};

type Content = Root['children'][number];
type Descendant = Content | Extract<Content, { children: unknown }>['children'][number];
type NodeType = Descendant['type'];
type NodeOf<Type extends NodeType> = Extract<Descendant, { type: Type }>;

/** Reads the text of a field in Markdown, tables, notes and bare addresses included; nothing of one that would halt the browser. */
export function readMarkdown(field: string, source: string): MarkdownText {
  const read = markdownProblem(source) === null ? source : '';
  const root = fromMarkdown(read, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const all = <Type extends NodeType>(type: Type) => {
    const found: NodeOf<Type>[] = [];
    visit(root, type, (node) => {
      found.push(node as NodeOf<Type>);
    });
    return found;
  };
  const definitions = new Map(all('definition').map(({ identifier, url }) => [identifier, url]));
  return {
    source,
    root,
    all,
    toPlace: (range) => ({ field, range }),
    findPlace: (node) => ({ field, range: findRange(node) }),
    getAddress: (node) => ('url' in node ? node.url : (definitions.get(node.identifier) ?? '')),
  };
}

/** Where a node stands in the source. */
export const findRange = ({ position }: Node): Range => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});
