import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createPreviewLink,
  fetchPreviews,
  type Previews,
  revokePreviewLink,
  type Shared,
} from './previewLinks.queries.ts';

const keyOf = (shared: Shared) => ['previews', shared];

/** The links to something, and who has approved it (`fetchPreviews`). Any save asks again: `version` tells. */
export function usePreviews(shared: Shared, version: number) {
  return useQuery({
    queryKey: [...keyOf(shared), version],
    queryFn: () => fetchPreviews(shared),
    placeholderData: (before: Previews | undefined) => before,
  });
}

/** Makes a link to it (`createPreviewLink`). */
export function useCreatePreviewLink(shared: Shared) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => createPreviewLink(shared),
    // Also after a failure: the link may be there without its answer.
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(shared) }),
  });
}

/** Ends a link by its id (`revokePreviewLink`). */
export function useRevokePreviewLink(shared: Shared) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: revokePreviewLink,
    // Awaited, so that its button is busy until the list says so.
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(shared) }),
  });
}
