import { useMemo } from 'react';
import ReactMarkdown from 'react-markdown';
import { markdownProblem, tooMuchText } from '#markdownLimits.ts';
import { Prose } from '../Prose/index.ts';
import { type Images, markdownOptions } from './markdownOptions.ts';

export interface MarkdownProps {
  /** Du Markdown, avec tableaux, listes de tâches et liens nus. Le HTML y reste du texte. */
  children: string;
  /** Ce que l’on sait de chaque image, par son adresse : ses dimensions, ses autres largeurs. */
  images?: Images;
  /** Une classe de plus, pour le placer depuis l’extérieur. */
  className?: string;
}

/**
 * A text written in Markdown, the same on the site as in the editor's preview. Safe by construction: HTML stays text and
 * addresses that run scripts are dropped, and in the place of a text that would halt the browser stands a sentence. Its
 * parser is heavy: only for screens that show such texts.
 */
export function Markdown({ children, images, className }: MarkdownProps) {
  const isTooMuch = useMemo(() => markdownProblem(children) !== null, [children]);
  const options = useMemo(() => markdownOptions(images), [images]);
  return (
    <Prose className={className}>
      {isTooMuch ? <p>{tooMuchText}</p> : <ReactMarkdown {...options}>{children}</ReactMarkdown>}
    </Prose>
  );
}
