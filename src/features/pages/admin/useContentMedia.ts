import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ContentMedia, listMediaAddresses } from '#features/media/data/contentMedia.ts';
import { mediaAtQuery, toFacts } from '#features/media/data/contentMedia.queries.ts';

/** What the library knows now of the files of a content, saved or not, as its page will have it. */
export function useContentMedia(content: unknown): ContentMedia {
  const addresses = useMemo(() => listMediaAddresses(content).toSorted(), [content]);
  const { data } = useQuery(mediaAtQuery(addresses));
  return useMemo(
    () => Object.fromEntries((data ?? []).map((medium) => [medium.file_path, toFacts(medium)])),
    [data],
  );
}
