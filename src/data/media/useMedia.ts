import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Page, withRows } from '../pages.ts';
import type { MediaItem } from './media.ts';
import {
  deleteMedia,
  fetchMedia,
  fetchMediaUses,
  type MediaListRequest,
  restoreMedia,
  updateMedia,
  uploadMedia,
} from './media.queries.ts';

const keys = { list: ['media', 'list'], uses: (filePath?: string) => ['media', 'uses', filePath] };

/** One page of the media library (`fetchMedia`). The page before stays until it is there. */
export function useMedia(request: MediaListRequest) {
  return useQuery({
    queryKey: [...keys.list, request],
    queryFn: () => fetchMedia(request),
    placeholderData: keepPreviousData,
  });
}

/** Sends one file (`uploadMedia`): several run side by side, and each can be repeated with the same `upload`. */
export function useUploadMedia() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: uploadMedia,
    onSuccess: () => client.invalidateQueries({ queryKey: keys.list }),
  });
}

/** Changes title, alternative text or description of a medium (`updateMedia`). */
export function useUpdateMedia() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: updateMedia,
    onSuccess: (medium) => {
      client.setQueriesData<Page<MediaItem>>(
        { queryKey: keys.list },
        (list) =>
          list &&
          withRows(
            list,
            list.rows.map((one) => (one.id === medium.id ? medium : one)),
          ),
      );
    },
  });
}

/** Deletes a medium, file first (`deleteMedia`). */
export function useDeleteMedia() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (medium: MediaItem) => deleteMedia(medium),
    onSuccess: (_nothing, { id }) => {
      client.setQueriesData<Page<MediaItem>>(
        { queryKey: keys.list },
        (list) =>
          list &&
          withRows(
            list,
            list.rows.filter((medium) => medium.id !== id),
          ),
      );
      void client.invalidateQueries({ queryKey: keys.list });
    },
  });
}

/** Takes back the deletion of a medium (`restoreMedia`). */
export function useRestoreMedia() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (medium: MediaItem) => restoreMedia(medium),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.list }),
  });
}

/** The articles that use a medium; nothing is asked while it is null. Always asked anew, for it precedes a deletion. */
export function useMediaUses(medium: MediaItem | null) {
  return useQuery({
    queryKey: keys.uses(medium?.file_path),
    queryFn: () => fetchMediaUses(medium?.file_path ?? ''),
    enabled: medium !== null,
    staleTime: 0,
    gcTime: 0,
  });
}
