import type { Tables } from '#data/database.types.ts';
import { db } from '../db.ts';

/** The contents that visitors read instead of the code's copies: what was published last, unless it was taken back since. */
export function publishedContents(): Tables<'site_contents'>[] {
  const published = new Map<string, Tables<'site_contents'>>();
  for (const { content_key: key, number: version, value, reason, saved_at } of db.content_revisions) {
    if (reason === 'published' && value !== null)
      published.set(key, { key, value, version, published_at: saved_at });
    if (reason === 'reverted') published.delete(key);
  }
  return [...published.values()];
}
