import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';

/** The query key of the state, the list of versions or the single versions of a document. */
export const toDocumentKey = (what: 'state' | 'versions' | 'version', document: string): unknown[] => [
  ...queryKeys.documents,
  what,
  document,
];

/** The keys of what lists documents. */
export const documentListKeys = {
  contents: [...queryKeys.documents, 'list'],
  releases: [...queryKeys.documents, 'releases'],
  planned: [...queryKeys.documents, 'planned'],
};

/**
 * Invalidates what a write of a document changes elsewhere. Not the document itself, for its form first has to know which
 * version it wrote. Not awaited, so that nobody waits for the lists.
 */
export function refreshDocument(client: QueryClient, document: string) {
  void invalidate(
    client,
    ...Object.values(documentListKeys),
    toDocumentKey('versions', document),
    queryKeys.articles,
    queryKeys.deleted,
  );
}
