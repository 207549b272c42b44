import type { Tables } from '#data/database.types.ts';
import { db } from '../db.ts';

/** What the database draws out of a page that staff compose. */
const drawnFrom = (key: string, value: unknown) => {
  const {
    slug = null,
    title = null,
    footer = null,
  } = (key.startsWith('page/') ? value : {}) as Partial<Record<'slug' | 'title' | 'footer', string | null>>;
  return { slug, title, footer: footer === 'none' ? null : footer };
};

/** The contents that visitors read instead of the code's copies: what was published last, unless it was taken back since. */
export function publishedContents(): Tables<'site_contents'>[] {
  const published = new Map<string, Tables<'site_contents'>>();
  for (const { content_key: key, number: version, value, reason, saved_at } of db.content_revisions) {
    if (reason === 'published' && value !== null)
      published.set(key, { key, value, version, published_at: saved_at, ...drawnFrom(key, value) });
    if (reason === 'reverted') published.delete(key);
  }
  return [...published.values()];
}

/** The row that a content would be once it is published. */
export const rowOf = (key: string, value: unknown) => ({ key, ...drawnFrom(key, value) });
