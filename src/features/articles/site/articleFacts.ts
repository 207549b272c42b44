import type { BlogSummary } from '#features/articles/data/blog.queries.ts';
import { formatDay, quebecDay } from '#data/formats.ts';

/** When a reader takes it to have appeared: saving through the status alone leaves no publication date. */
export const publicationDate = ({
  published_at,
  created_at,
}: Pick<BlogSummary, 'published_at' | 'created_at'>) => published_at ?? created_at;

/** « 12 novembre 2026 »: dates are in fr-FR (product: written dates), and of the day in Québec wherever the page is made. */
export const longDate = (date: string) => formatDay(quebecDay(date));

/** First and last name; undefined when the article has no author any more. */
export function authorName({ profiles }: Pick<BlogSummary, 'profiles'>): string | undefined {
  const name = [profiles?.first_name, profiles?.last_name].filter(Boolean).join(' ');
  return name || undefined;
}
