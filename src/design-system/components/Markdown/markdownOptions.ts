import type { Root, RootContent } from 'mdast';
import { type ComponentProps, createElement } from 'react';
import type { Components, Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { deepest, tooMuchText } from '#markdownLimits.ts';

/** What keeps an image from moving the text, and from weighing more than it must. */
export type ImageFacts = Pick<ComponentProps<'img'>, 'width' | 'height' | 'srcSet' | 'sizes'>;

/** What is known of the images of a text, by their addresses. */
export type Images = Readonly<Record<string, ImageFacts | undefined>>;

/** Cells are aligned by an attribute, for the content security policy refuses inline styles in prerendered pages. */
const components: Components = {
  // The page's own title is the only first rank: titles in the text start below it.
  h1: ({ node: _node, ...props }) => createElement('h2', props),
  // The box of a task, which says nothing by itself.
  input: ({ node: _node, ...props }) =>
    createElement('input', { 'aria-label': props.checked ? 'Fait' : 'À faire', ...props }),
  // What is wider than the column scrolls, and must be reached with the keyboard then.
  pre: ({ children }) => createElement('pre', { tabIndex: 0 }, children),
  table: ({ children }) =>
    createElement(
      'section',
      { 'aria-label': 'Tableau', tabIndex: 0, 'data-table': '' },
      createElement('table', null, children),
    ),
  th: ({ style, children }) => createElement('th', { 'data-align': style?.textAlign }, children),
  td: ({ style, children }) => createElement('td', { 'data-align': style?.textAlign }, children),
};

/** In the place of what goes too deep for those who come after, the sentence that says so. */
function keepShallow() {
  return (tree: Root) => {
    let level: readonly (Root | RootContent)[] = [tree];
    for (let depth = 0; level.length > 0; depth += 1) {
      if (depth > deepest) {
        tree.children = [{ type: 'paragraph', children: [{ type: 'text', value: tooMuchText }] }];
        return;
      }
      level = level.flatMap((node) => ('children' in node ? node.children : []));
    }
  };
}

/**
 * How a text in Markdown is shown. Without JSX, styles or hooks, for the server makes texts in a thread that loads nothing
 * else (`src/server/textWorker.ts`).
 */
export const markdownOptions = (images?: Images): Options => ({
  remarkPlugins: [remarkGfm, keepShallow],
  remarkRehypeOptions: { footnoteLabel: 'Notes', footnoteBackLabel: 'Retour au texte' },
  components: {
    ...components,
    img: ({ node: _node, alt = '', src = '', ...props }) =>
      createElement('img', { alt, loading: 'lazy', decoding: 'async', ...props, ...images?.[src], src }),
  },
});
