import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { DataError, refuse } from '#data/errors.ts';
import { invalidate } from '#data/queryClient.ts';
import { supabase } from '#data/supabase.ts';

/** A link that is alive. Its token is stored nowhere. */
export type PreviewLink = {
  id: string;
  created_at: string;
  ends_at: string;
  /** Of whoever made it; null once their account is gone. */
  first_name: string | null;
  last_name: string | null;
};

/** What is shared: a document, or the site as a release will make it. */
export type Shared = { document: string } | { release_id: string };

/** Who has approved a text. */
export type PreviewApproval = {
  id: string;
  name: string;
  comment: string | null;
  approved_at: string;
  /** Whether the text is still as it was approved. */
  is_current: boolean;
};

/** The links to something, and who has approved it, newest first. */
export type Previews = { links: PreviewLink[]; approvals: PreviewApproval[] };

/** A link that was just made. */
export type NewPreviewLink = { id: string; token: string; ends_at: string };

const keys = { shared: (shared: Shared) => ['previews', shared] };

/** The living links to something, and who has approved it. Whoever may edit it. Any save asks again: `version` tells. */
export const previewsQuery = (shared: Shared, version: number) =>
  queryOptions({
    queryKey: [...keys.shared(shared), version],
    queryFn: async () => {
      const { data } = await supabase().rpc('list_previews', shared).throwOnError();
      const [previews] = data as Previews[];
      return previews ?? { links: [], approvals: [] };
    },
    placeholderData: keepPreviousData,
  });

/**
 * Makes a link to something as it is saved. Whoever may edit it. Fails as `conflict` when it has ten already. Asked again after
 * a lost answer, it makes a second one: nobody has the token of the first, which the list shows.
 */
export const createPreviewLinkMutation = (shared: Shared) =>
  mutationOptions({
    mutationFn: async () => {
      const { data } = await supabase().rpc('create_preview_link', shared).throwOnError();
      if (!data || Array.isArray(data)) refuse();
      return data as NewPreviewLink;
    },
    // Also after a failure: the link may be there without its answer.
    onSettled: (_link, _error, _nothing, _result, { client }) => invalidate(client, keys.shared(shared)),
  });

/** Ends a link by its id, at once. One that has ended already is no failure. */
export const revokePreviewLinkMutation = (shared: Shared) =>
  mutationOptions({
    mutationFn: async (id: string) => {
      const { status } = await supabase().rpc('revoke_preview_link', { link_id: id }).throwOnError();
      if (status !== 204) throw new DataError('refused');
    },
    // Awaited, so that its button is busy until the list says so.
    onSuccess: (_nothing, _id, _result, { client }) => invalidate(client, keys.shared(shared)),
  });
