import { type ComponentProps, useMemo } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Prose } from '../Prose/index.ts';
import { TableFrame } from './Markdown.styles.ts';

export interface MarkdownProps {
  /** Du Markdown, avec tableaux, listes de tâches et liens nus. Le HTML y reste du texte. */
  children: string;
  /** Ce que l’on sait de l’image d’une adresse : ses dimensions, ses autres largeurs. */
  imageAt?: (address: string) => ImageFacts | undefined;
  /** Une classe de plus, pour le placer depuis l’extérieur. */
  className?: string;
}

/** What keeps an image from moving the text, and from weighing more than it must. */
export type ImageFacts = Pick<ComponentProps<'img'>, 'width' | 'height' | 'srcSet' | 'sizes'>;

const plugins = [remarkGfm];
const notes = { footnoteLabel: 'Notes', footnoteBackLabel: 'Retour au texte' };

/** Cells are aligned by an attribute, for the content security policy refuses inline styles in prerendered pages. */
const components: Components = {
  // The page's own title is the only first rank: titles in the text start below it.
  h1: ({ node: _node, children, ...props }) => <h2 {...props}>{children}</h2>,
  // The box of a task, which says nothing by itself.
  input: ({ node: _node, ...props }) => <input aria-label={props.checked ? 'Fait' : 'À faire'} {...props} />,
  // What is wider than the column scrolls, and must be reached with the keyboard then.
  pre: ({ children }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre tabIndex={0}>{children}</pre>
  ),
  table: ({ children }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <TableFrame aria-label="Tableau" tabIndex={0}>
      <table>{children}</table>
    </TableFrame>
  ),
  th: ({ style, children }) => <th data-align={style?.textAlign}>{children}</th>,
  td: ({ style, children }) => <td data-align={style?.textAlign}>{children}</td>,
};

/**
 * A text written in Markdown, the same on the site as in the editor's preview. Safe by construction: HTML stays text and
 * addresses that run scripts are dropped. Its parser is heavy: only for screens that show such texts.
 */
export function Markdown({ children, imageAt, className }: MarkdownProps) {
  const withImages = useMemo<Components>(
    () => ({
      ...components,
      img: ({ node: _node, alt = '', src = '', ...props }) => (
        <img alt={alt} loading="lazy" decoding="async" {...props} {...imageAt?.(src)} src={src} />
      ),
    }),
    [imageAt],
  );
  return (
    <Prose className={className}>
      <ReactMarkdown remarkPlugins={plugins} remarkRehypeOptions={notes} components={withImages}>
        {children}
      </ReactMarkdown>
    </Prose>
  );
}
