import type { BlogArticle } from '#features/articles/data/blog.queries.ts';
import { readingMinutes } from '#features/articles/data/readingTime.ts';
import { fetchAsVisitor, readJson } from '#data/connection.ts';
import { unreadable } from '#data/errors.ts';
import { type ContentMedia, layMedia } from '#features/media/data/contentMedia.ts';
import type { ApprovalInput } from './approval.schema.ts';
import type { PreviewedContent, Release, ReleaseDocument } from './release.ts';

/** A content as the database gives it. */
type SharedContent = PreviewedContent & { media?: ContentMedia };

/** What a link shows: a document as its public page would show it, or what a release makes of the site. */
type Shown =
  | { article: BlogArticle; content: null; release: null }
  | { article: null; content: PreviewedContent; release: null }
  | { article: null; content: null; release: Release };

/** What whoever has a link reads. */
export type Preview = Shown & {
  /** A hash of all that an approval bears on. */
  contentHash: string;
  /** Quand le lien expire, en ISO 8601. */
  endsAt: string;
};

type SharedArticle = Omit<BlogArticle, 'readingMinutes'>;

/** A document of a release as the database gives it. */
type SharedDocument = {
  document: string;
  withdraws: boolean;
  article?: SharedArticle;
  content?: SharedContent | null;
};

const toContent = ({ media, ...content }: SharedContent): PreviewedContent => layMedia(content, media);

const toArticle = (article: SharedArticle): BlogArticle => ({
  ...article,
  readingMinutes: readingMinutes(article.content),
});

const toDocument = ({ article, content = null, ...rest }: SharedDocument): ReleaseDocument => ({
  ...rest,
  article: article ? toArticle(article) : null,
  content: content && toContent(content),
});

/** What the token of a link leads to; null when the link is unknown, revoked or ended. */
export async function fetchPreview(token: string): Promise<Preview | null> {
  const response = await fetchAsVisitor('rpc/read_preview', { method: 'POST', body: { token } });
  const [row] = (await readJson(response)) as {
    article: SharedArticle | null;
    content: SharedContent | null;
    release: { id: string; name: string; due_at: string | null; documents: SharedDocument[] } | null;
    content_hash: string;
    ends_at: string;
  }[];
  if (!row) return null;
  const { article, content, release, content_hash: contentHash, ends_at: endsAt } = row;
  if (release) {
    const { due_at: dueAt, documents, ...rest } = release;
    const read = { ...rest, dueAt, documents: documents.map(toDocument) };
    return { article: null, content: null, release: read, contentHash, endsAt };
  }
  if (content) return { article: null, content: toContent(content), release: null, contentHash, endsAt };
  if (article) return { article: toArticle(article), content: null, release: null, contentHash, endsAt };
  throw unreadable();
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
