import type { BlogArticle } from '../articles/blog.queries.ts';
import { readingMinutes } from '../articles/readingTime.ts';
import { fetchAsVisitor, readJson } from '../connection.ts';
import { unreadable } from '../errors.ts';
import type { ApprovalInput } from './approval.schema.ts';

/** An article as whoever has a link to it reads it (product 7.16). */
export type Preview = {
  /** As its public page would show it. */
  article: BlogArticle;
  /** Stands for all that an approval bears on. */
  contentHash: string;
  /** When the link ends, in ISO 8601. */
  endsAt: string;
};

/** What the token of a link leads to; null when the link is unknown, revoked or ended. */
export async function fetchPreview(token: string): Promise<Preview | null> {
  const response = await fetchAsVisitor('rpc/read_preview', { method: 'POST', body: { token } });
  const [row] = (await readJson(response)) as {
    article: Omit<BlogArticle, 'readingMinutes'>;
    content_hash: string;
    ends_at: string;
  }[];
  if (!row) return null;
  const article = { ...row.article, readingMinutes: readingMinutes(row.article.content) };
  return { article, contentHash: row.content_hash, endsAt: row.ends_at };
}

/** Who approves what through which link. `id` is made by the browser and kept for a repeated attempt. */
export type Approval = ApprovalInput & { token: string; id: string; contentHash: string };

/**
 * Approves the content that was read (product 7.17). Fails as `conflict` when it has changed meanwhile, as `notFound` when
 * the link is unknown, revoked or ended, as `rateLimited` when it was used too often.
 */
export async function approvePreview({ token, id, contentHash, name, comment }: Approval) {
  const { status } = await fetchAsVisitor('rpc/approve_preview', {
    method: 'POST',
    body: { token, id, content_hash: contentHash, name, comment: comment || null },
  });
  // Some other success comes from somewhere else than the database: the sign-in page of a public network.
  if (status !== 204) throw unreadable();
}
