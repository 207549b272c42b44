import { findVisible } from '#typography/findProse.ts';

/** A text in Markdown that search has in its source alone. */
export type UnreadText = { document: string; digest: string; source: string };

/** What it says, block by block. */
export type ReadText = Omit<UnreadText, 'source'> & { blocks: string[] };

/**
 * Tells search what texts in Markdown say, as the site's parser reads them: the database finds their words by itself, and shows
 * sentences of them once they are read. `exchange` takes what was read and gives what is still to be read.
 */
export async function readMarkdownTexts(
  exchange: (read: readonly ReadText[]) => Promise<readonly UnreadText[]>,
): Promise<void> {
  let unread = await exchange([]);
  while (unread.length > 0)
    unread = await exchange(
      unread.map(({ source, ...text }) => ({
        ...text,
        blocks: findVisible(source)
          .map((block) => block.text.replaceAll(/\s+/g, ' ').trim())
          .filter(Boolean),
      })),
    );
}
