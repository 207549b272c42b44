import { use, useState } from 'react';
import { Prose } from '#design-system/components/Prose';
import { useWasPrerendered } from '#site/useWasPrerendered.ts';
import { loadMarkdown, parser } from './loadMarkdown.ts';

const isBrowser = typeof document !== 'undefined';

/**
 * A text in Markdown. What the build made of it stays as it stands in the page: hydrating it would mean to fetch the parser and
 * to parse once more what is shown already. Any other text is parsed, with what the page's loader has fetched.
 */
export function ArticleText({ children: text, className }: { children: string; className?: string }) {
  const wasPrerendered = useWasPrerendered();
  const [kept, setKept] = useState<string | null>(text);
  if (kept !== null && kept !== text) setKept(null);

  if (isBrowser && wasPrerendered && kept === text) {
    return <Prose className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  const { Markdown } = parser.loaded ?? use(loadMarkdown());
  return <Markdown className={className}>{text}</Markdown>;
}
