import type { Tables } from '#data/database.types.ts';
import { quebecDay } from '#data/formats.ts';
import { serverMoment } from '../clock.ts';
import { db } from '../db.ts';
import type { Row } from './tables.ts';

/** A row of `site_contents`, without what is computed of it. */
type PublishedContent = Omit<Tables<'site_contents'>, 'shown_on'>;

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
export function publishedContents(): PublishedContent[] {
  const published = new Map<string, PublishedContent>();
  for (const { content_key: key, number: version, value, reason, saved_at } of db.content_revisions) {
    if (reason === 'published' && value !== null)
      published.set(key, { key, value, version, published_at: saved_at, ...drawnFrom(key, value) });
    if (reason === 'reverted') published.delete(key);
  }
  return [...published.values()];
}

/** The day in Québec where what a content shows depends on it, as `public.shown_on` gives it. */
export function shownOn({ key, value }: Row): string | null {
  const { exceptions } = (value ?? {}) as { exceptions?: unknown[] };
  return key === 'settings/hours' && exceptions?.length ? quebecDay(serverMoment()) : null;
}
/** The row that a content would be once it is published. */
export const rowOf = (key: string, value: unknown) => ({ key, ...drawnFrom(key, value) });
