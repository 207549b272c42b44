import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Enums } from '#generated/database.types.ts';
import { refuse } from '#data/errors.ts';
import type { FunctionRow } from '#data/functionRow.ts';
import { fetchPage, toPattern } from '#data/paging.ts';
import { replaceRow } from '#data/listCache.ts';
import { invalidate } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import { supabase } from '#data/supabase.ts';
import { type FormerFile, type MediaItem, mediaUrl, toStorageKey } from './media.ts';
import type { MediaDetails } from './mediaDetails.schema.ts';
import { deleteMedia, ignoring, restoreMedia, type StoredMedium } from './mediaObjects.ts';
import { columns } from './contentMedia.queries.ts';
import { listObjectKeys, planSocialFile, withSocialFile } from './picture.ts';
import { replaceFile, uploadMedia } from './uploadMedia.ts';
import { uploadObject } from './uploadObject.ts';

/** Which media are listed, by what title or file name contains, and which page of them is wanted, from 1. */
export type MediaListRequest = {
  search?: string;
  only_kind?: Enums<'media_kind'>;
  only_unused?: boolean;
  wanted_page?: number;
};

/** Sends what social networks show of a picture with its new point of interest; resolves to its variants then, null otherwise. */
async function sendSocialFile(medium: MediaItem, changes: Partial<MediaDetails>) {
  const { file_path, width, height, variants } = medium;
  if (!width || !height || !('focal_x' in changes || 'focal_y' in changes)) return null;
  const { focal_x = medium.focal_x, focal_y = medium.focal_y } = changes;
  const { end } = planSocialFile({ width, height, focal_x, focal_y });
  const others = variants?.split(' ') ?? [];
  if (others.at(-1) === end) return null;
  if (!others.includes(end)) {
    const [answer, { prepareSocialFile }] = await Promise.all([
      fetch(mediaUrl(file_path)),
      import('./preparePicture.ts'),
    ]);
    const social = answer.ok ? await prepareSocialFile(await answer.blob(), { focal_x, focal_y }) : null;
    // A picture that can't be read keeps the file that it has.
    if (!social) return null;
    const [, key = ''] = listObjectKeys(toStorageKey(file_path), end);
    await uploadObject(key, social.file, social.file.type).catch(ignoring('duplicate'));
  }
  return withSocialFile(variants, end);
}

/** A document that shows or links to a medium. `title` is null for what the code alone has a name for, `article_status` for all but articles. */
export type MediaUse = FunctionRow<'list_media_uses', 'title' | 'article_status'>;

const keys = { list: [...queryKeys.media, 'list'], uses: [...queryKeys.media, 'uses'] };

/** One page of the media library, newest first. The page before stays until it is there. */
export const mediaQuery = (request: MediaListRequest) =>
  queryOptions({
    queryKey: [...keys.list, request],
    queryFn: () => {
      const { search, only_kind, only_unused, wanted_page = 1 } = request;
      const pattern = toPattern(search);
      return fetchPage((first, last) => {
        let query = supabase().from('listed_media').select(columns, { count: 'exact' });
        if (pattern) query = query.like('search_text', pattern);
        if (only_kind) query = query.eq('media_kind', only_kind);
        if (only_unused) query = query.is('is_unused', true);
        return query
          .order('created_at', { ascending: false })
          .order('id')
          .range(first, last)
          .overrideTypes<MediaItem[], { merge: false }>()
          .throwOnError();
      }, wanted_page);
    },
    placeholderData: keepPreviousData,
    meta: { notice: 'mediaNotLoaded' },
  });

/** Sends one file (`uploadMedia`): several run side by side, and each can be repeated with the same `upload`. */
export const uploadMediaMutation = mutationOptions({
  mutationFn: (upload: Parameters<typeof uploadMedia>[0]) => uploadMedia(upload),
  onSuccess: (_medium, { upload }, _result, { client }) =>
    // Whatever names a file that is replaced has another text.
    upload.replaces ? client.invalidateQueries() : invalidate(client, keys.list),
  meta: { isErrorHandled: true },
});

/**
 * Changes some of the details of a medium. Another point of interest makes another file for social networks, which is sent before.
 * Fails as `refused` when nothing was changed.
 */
export const updateMediaMutation = mutationOptions({
  mutationFn: async ({ medium, changes }: { medium: MediaItem; changes: Partial<MediaDetails> }) => {
    const variants = await sendSocialFile(medium, changes);
    const { data } = await supabase()
      .from('media_library')
      .update({ ...changes, ...(variants && { variants }) })
      .eq('id', medium.id)
      .select(columns)
      .throwOnError();
    return data[0] ?? refuse();
  },
  onSuccess: (medium, _update, _result, { client }) => replaceRow(client, keys.list, medium),
});

/**
 * Deletes media, files first (`deleteMedia`), one after the other; each one that is gone enters `deleted`, also when the next one
 * fails.
 */
export const deleteMediaMutation = mutationOptions({
  mutationFn: async ({ media, deleted }: { media: readonly MediaItem[]; deleted: MediaItem[] }) => {
    for (const medium of media) {
      if (deleted.includes(medium)) continue;
      await deleteMedia(medium);
      deleted.push(medium);
    }
  },
  onSettled: (_nothing, _error, _media, _result, { client }) => invalidate(client, keys.list),
  meta: { isErrorHandled: true },
});

/** Takes back the deletion of media (`restoreMedia`). */
export const restoreMediaMutation = mutationOptions({
  mutationFn: async (media: readonly StoredMedium[]) => {
    for (const medium of media) await restoreMedia(medium);
  },
  onSettled: (_nothing, _error, _media, _result, { client }) =>
    invalidate(client, keys.list, queryKeys.deleted),
  meta: { isErrorHandled: true },
});

/** Brings back a file that a medium had before. */
export const restoreFormerFileMutation = mutationOptions({
  mutationFn: ({ medium, former: { file_path } }: { medium: MediaItem; former: FormerFile }) =>
    replaceFile(medium, { file_path }),
  // Whatever names the file has another text.
  onSuccess: (_medium, _request, _result, { client }) => client.invalidateQueries(),
});

/** The documents that would miss some media, fifty at most, each with how many there are. Always read anew, for it precedes a deletion. */
export const mediaUsesQuery = (mediaIds: readonly string[]) =>
  queryOptions({
    queryKey: [...keys.uses, mediaIds],
    queryFn: async () => {
      const { data } = await supabase()
        .rpc('list_media_uses', { media_ids: [...mediaIds] })
        .throwOnError();
      return data as MediaUse[];
    },
    staleTime: 0,
    gcTime: 0,
  });
