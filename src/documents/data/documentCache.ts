import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';

/** What something of a document is cached by. */
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
 * Has read again what a write of a document changes elsewhere. Not the document itself, for its form first has to know which
 * version it wrote. Not awaited: the person has been answered.
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
