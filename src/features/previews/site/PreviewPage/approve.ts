import { DataError } from '#data/errors.ts';
import { type Approval, approvePreview } from '#features/previews/data/preview.queries.ts';

/**
 * Approves what a token leads to; rejects with a DataError. When it has changed meanwhile, it is read again by `reload`, which
 * says whether the link still leads anywhere: the form stays, with what was typed.
 */
export async function approve(
  approval: Approval,
  reload: () => Promise<boolean>,
): Promise<'approved' | 'changed'> {
  try {
    await approvePreview(approval);
    return 'approved';
  } catch (error) {
    if (!(error instanceof DataError) || error.kind !== 'conflict') throw error;
    if (await reload()) return 'changed';
    throw new DataError('notFound', { sentence: 'Ce lien d’aperçu n’est plus valable.' });
  }
}
