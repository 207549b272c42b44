import type { BlogArticle } from '../articles/blog.queries.ts';
import { readingMinutes } from '../articles/readingTime.ts';
import { fetchAsVisitor, readJson } from '../connection.ts';
import { unreadable } from '../errors.ts';
import type { ApprovalInput } from './approval.schema.ts';

/** A content of the site by its key. */
type PreviewedContent = { key: string; value: unknown };

/** A document as a release will make it: an article, a content, or neither where it has no text of its own. */
export type PreviewedDocument = {
  document: string;
  /** It is taken from the site. */
  withdraws: boolean;
  article?: BlogArticle;
  content?: PreviewedContent;
};

/** The site as a release will make it: what visitors never read is left out. */
export type PreviewedRelease = { id: string; name: string; documents: PreviewedDocument[] };

/** What a link shows: an article as its public page would show it, a content of the site as it was saved last, or a release. */
type Shown =
  | { article: BlogArticle; content: null; release: null }
  | { article: null; content: PreviewedContent; release: null }
  | { article: null; content: null; release: PreviewedRelease };

type ReadArticle = Omit<BlogArticle, 'readingMinutes'>;
type ReadRelease = Omit<PreviewedRelease, 'documents'> & {
  documents: (Omit<PreviewedDocument, 'article'> & { article?: ReadArticle })[];
};

const toArticle = (article: ReadArticle): BlogArticle => ({
  ...article,
  readingMinutes: readingMinutes(article.content),
});

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
    article: ReadArticle | null;
    content: PreviewedContent | null;
    release: ReadRelease | null;
    content_hash: string;
    ends_at: string;
  }[];
  if (!row) return null;
  const { article, content, release, content_hash: contentHash, ends_at: endsAt } = row;
  if (content) return { article: null, content, release: null, contentHash, endsAt };
  if (release) {
    const documents = release.documents.map(({ article: read, ...part }) => ({
      ...part,
      ...(read && { article: toArticle(read) }),
    }));
    return { article: null, content: null, release: { ...release, documents }, contentHash, endsAt };
  }
  if (!article) throw unreadable();
  return { article: toArticle(article), content: null, release: null, contentHash, endsAt };
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
