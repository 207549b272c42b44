import { use, useCallback, useState } from 'react';
import { type Picture, type Pictures, srcSetOf } from '#data/media/picture.ts';
import type { ImageFacts } from '#design-system/components/Markdown';
import { Prose } from '#design-system/components/Prose';
import { useWasPrerendered } from '#site/useWasPrerendered.ts';
import { textWidth } from '../ArticleCover/index.ts';
import { loadMarkdown } from './loadMarkdown.ts';

const isBrowser = typeof document !== 'undefined';

export interface ArticleTextProps {
  children: string;
  /** What is known of its pictures. */
  pictures?: Pictures;
  className?: string;
}

/** A picture of the library as wide as the text, if it is as wide itself. */
const imageFacts = (address: string, picture: Picture | undefined): ImageFacts | undefined =>
  picture && {
    srcSet: srcSetOf(address, picture),
    sizes: picture.variants && `min(${picture.width}px, ${textWidth})`,
    width: picture.width,
    height: picture.height,
  };

/**
 * A text in Markdown. What the build made of it stays as it stands in the page: hydrating it would mean to fetch the parser and
 * to parse once more what is shown already. Any other text is parsed, with what the page's loader has fetched.
 */
export function ArticleText({ children: text, pictures, className }: ArticleTextProps) {
  const wasPrerendered = useWasPrerendered();
  const [kept, setKept] = useState<string | null>(text);
  if (kept !== null && kept !== text) setKept(null);
  const imageAt = useCallback((address: string) => imageFacts(address, pictures?.[address]), [pictures]);

  if (isBrowser && wasPrerendered && kept === text) {
    return <Prose className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  const { Markdown } = use(loadMarkdown());
  return (
    <Markdown className={className} imageAt={imageAt}>
      {text}
    </Markdown>
  );
}
