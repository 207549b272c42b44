import type { BlogArticle } from '../articles/blog.queries.ts';
import { readingMinutes } from '../articles/readingTime.ts';
import { fetchAsVisitor, readJson } from '../connection.ts';
import { unreadable } from '../errors.ts';
import type { ApprovalInput } from './approval.schema.ts';

/** What a link shows: an article as its public page would show it, or a content of the site as it was saved last. */
type Shown =
  | { article: BlogArticle; content: null }
  | { article: null; content: { key: string; value: unknown } };

/** What whoever has a link reads. */
export type Preview = Shown & {
  /** Stands for all that an approval bears on. */
  contentHash: string;
  /** When the link ends, in ISO 8601. */
  endsAt: string;
};

/** What the token of a link leads to; null when the link is unknown, revoked or ended. */
export async function fetchPreview(token: string): Promise<Preview | null> {
  const response = await fetchAsVisitor('rpc/read_preview', { method: 'POST', body: { token } });
  const [row] = (await readJson(response)) as {
    article: Omit<BlogArticle, 'readingMinutes'> | null;
    content: { key: string; value: unknown } | null;
    content_hash: string;
    ends_at: string;
  }[];
  if (!row) return null;
  const { article, content, content_hash: contentHash, ends_at: endsAt } = row;
  if (content) return { article: null, content, contentHash, endsAt };
  if (!article) throw unreadable();
  const read = { ...article, readingMinutes: readingMinutes(article.content) };
  return { article: read, content: null, contentHash, endsAt };
}

/** Who approves what through which link. `id` is made by the browser and kept for a repeated attempt. */
export type Approval = ApprovalInput & { token: string; id: string; contentHash: string };

/**
 * Approves the content that was read. Fails as `conflict` when it has changed meanwhile, as `notFound` when
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
