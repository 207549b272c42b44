import { use, useMemo, useState, useSyncExternalStore } from 'react';
import type { Pictures } from '#features/media/data/picture.ts';
import { Prose } from '#design-system/components/Prose';
import { toImages, loadMarkdown } from './loadMarkdown.ts';

const isBrowser = typeof document !== 'undefined';

export interface ArticleTextProps {
  children: string;
  /** What is known of its pictures. */
  pictures?: Pictures;
  /** The text as HTML, where the server has made it in another thread. */
  html?: string | undefined;
  className?: string;
}

/**
 * A text in Markdown. What the build made of it stays as it stands in the page: hydrating it would mean to fetch the parser and
 * to parse once more what is shown already. Any other text is parsed, with what the page's loader has fetched.
 */
export function ArticleText({ children: text, pictures, html, className }: ArticleTextProps) {
  const wasPrerendered = useWasPrerendered();
  const [stored, setStored] = useState<string | null>(text);
  if (stored !== null && stored !== text) setStored(null);
  const images = useMemo(() => toImages(pictures), [pictures]);

  if (html !== undefined) return <Prose className={className} dangerouslySetInnerHTML={{ __html: html }} />;
  if (isBrowser && wasPrerendered && stored === text) {
    return <Prose className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  const { Markdown } = use(loadMarkdown());
  return (
    <Markdown className={className} images={images}>
      {text}
    </Markdown>
  );
}

/** Whether the component stood in the prerendered page: only hydration asks for the server's snapshot. */
function useWasPrerendered(): boolean {
  const [{ snapshot, serverSnapshot }] = useState(createSnapshots);
  return useSyncExternalStore(subscribeToNothing, snapshot, serverSnapshot);
}

const subscribeToNothing = () => () => undefined;

/** Both give the same answer, so that React has no reason to render the page a second time. */
function createSnapshots() {
  let isPrerendered = false;
  return { snapshot: () => isPrerendered, serverSnapshot: () => (isPrerendered = true) };
}
