import { useRef } from 'react';
import { DataError } from '#data/errors.ts';
import type { ApprovalInput } from '#features/previews/data/approval.schema.ts';
import { approvePreview } from '#features/previews/data/preview.queries.ts';

/**
 * Approves what a token leads to; rejects with a DataError. When it has changed meanwhile, it is read again by `reload`, which
 * says whether the link still leads anywhere: the form stays, with what was typed.
 */
export function useApproval(token: string, reload: () => Promise<boolean>) {
  // Kept over attempts, so that an approval whose answer got lost isn't stored twice.
  const approvalId = useRef<string>(null);
  return async (contentHash: string, input: ApprovalInput): Promise<'approved' | 'changed'> => {
    approvalId.current ??= crypto.randomUUID();
    try {
      await approvePreview({ ...input, token, id: approvalId.current, contentHash });
      approvalId.current = null;
      return 'approved';
    } catch (error) {
      if (!(error instanceof DataError) || error.kind !== 'conflict') throw error;
      if (await reload()) return 'changed';
      throw new DataError('notFound', { sentence: 'Ce lien d’aperçu n’est plus valable.' });
    }
  };
}
