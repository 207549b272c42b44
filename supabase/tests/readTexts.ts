import { readMarkdownTexts, type UnreadText } from '#features/search/admin/readMarkdownTexts.ts';
import type { TestedBackend } from './world.ts';

/** Reads texts in Markdown for the search, as a server does each half second. */
export const readTexts = (backend: Pick<TestedBackend, 'sql'>) =>
  readMarkdownTexts((read) =>
    backend.sql<UnreadText>('select * from private.exchange_markdown_texts($1::text::jsonb)', [
      JSON.stringify(read),
    ]),
  );
