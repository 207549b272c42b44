import { readMarkdownTexts, type UnreadText } from '#features/search/admin/readMarkdownTexts.ts';
import type { Backend } from './backend.ts';
import { every } from './every.ts';

const halfASecond = 500;

/**
 * For a server that starts: twice a second, does what is due, whether somebody reads or not, and tells of what has changed. A hosted
 * project's database does so by itself. Returns what stops it.
 */
export function publishInTime(backend: Pick<Backend, 'sql'>, onChange?: () => unknown): () => void {
  let latest: number | undefined;
  return every(halfASecond, 'publish:', async () => {
    await readMarkdownTexts(async (read) => {
      const [texts] = await backend.sql<{ unread: UnreadText[] }>(
        'select public.exchange_markdown_texts($1::text::jsonb) as unread',
        [JSON.stringify(read)],
      );
      return texts?.unread ?? [];
    });
    const [row] = await backend.sql<{ latest: number }>('select public.catch_up_page_changes() as latest');
    if (row?.latest !== latest) await onChange?.();
    latest = row?.latest;
  });
}
