import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createPreviewLink,
  fetchPreviews,
  type Previews,
  revokePreviewLink,
} from './previewLinks.queries.ts';

const keyOf = (articleId: string) => ['previews', articleId];

/** What is shared of an article, and who has approved it (`fetchPreviews`). Any save asks again: `version` tells. */
export function usePreviews(articleId: string, version: number) {
  return useQuery({
    queryKey: [...keyOf(articleId), version],
    queryFn: () => fetchPreviews(articleId),
    placeholderData: (before: Previews | undefined) => before,
  });
}

/** Makes a link to the article (`createPreviewLink`). */
export function useCreatePreviewLink(articleId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => createPreviewLink(articleId),
    // Also after a failure: the link may be there without its answer.
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(articleId) }),
  });
}

/** Ends a link by its id (`revokePreviewLink`). */
export function useRevokePreviewLink(articleId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: revokePreviewLink,
    // Awaited, so that its button is busy until the list says so.
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(articleId) }),
  });
}
