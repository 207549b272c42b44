import { readMarkdownTexts, type UnreadText } from '#features/search/admin/readMarkdownTexts.ts';
import type { TestedBackend } from './world.ts';

/** Reads texts in Markdown for the search, as a server does each half second. */
export const readTexts = (backend: Pick<TestedBackend, 'sql'>) =>
  readMarkdownTexts(async (read) => {
    const [row] = await backend.sql<{ unread: UnreadText[] }>(
      'select public.exchange_markdown_texts($1::text::jsonb) as unread',
      [JSON.stringify(read)],
    );
    return row?.unread ?? [];
  });
