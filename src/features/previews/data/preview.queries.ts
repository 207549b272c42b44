import { DataError } from '#data/errors.ts';
import { actByLink, callForRows } from '#features/requests/data/ownRequest.ts';
import type { ApprovalInput } from './previewNote.schema.ts';

/** A document that is previewed, with its text as it will be. One that is withdrawn has it as it was. */
export type PreviewedDocument = {
  /** Its key: `article/…`, or that of a content. */
  document: string;
  /** Whether it leaves the site, or makes room for what the code says. */
  withdraws: boolean;
  value: unknown;
};

/** What whoever has a link reads of what it leads to: a document, or a release. The site with it is read by `readPreviewed`. */
export type Preview = {
  /** Of a release (« mise en ligne »); null for a document that is shared by itself. */
  name: string | null;
  /** Quand elle paraît, en ISO 8601, si on le sait. */
  due_at: string | null;
  documents: readonly PreviewedDocument[];
  /** A hash of all that an approval bears on. */
  content_hash: string;
  /** Quand le lien expire, en ISO 8601. */
  ends_at: string;
};

/** What the token of a link leads to; null when the link is unknown, revoked or ended. */
export async function fetchPreview(token: string): Promise<Preview | null> {
  const [preview] = await callForRows<Preview>('read_preview', { token });
  return preview ?? null;
}

/** Who approves what through which link. `id` is made by the browser and kept for a repeated attempt. */
type Approval = ApprovalInput & { token: string; id: string; contentHash: string };

/**
 * Approves what a token leads to. When it has changed since it was read, it is read again by `reload`, which says whether the link still
 * leads anywhere: the form stays, with what was typed. Fails as `notFound` when the link is unknown, revoked or ended, as `rateLimited`
 * when it was used too often.
 */
export async function approve(
  { token, id, contentHash, name, comment }: Approval,
  reload: () => Promise<boolean>,
): Promise<'approved' | 'changed'> {
  try {
    await actByLink('approve_preview', {
      token,
      id,
      content_hash: contentHash,
      name,
      comment: comment || null,
    });
    return 'approved';
  } catch (error) {
    if (!(error instanceof DataError) || error.kind !== 'conflict') throw error;
    if (await reload()) return 'changed';
    throw new DataError('notFound', { sentence: 'Ce lien d’aperçu n’est plus valable.' });
  }
}
