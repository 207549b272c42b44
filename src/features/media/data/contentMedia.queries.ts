import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { refuse } from '#data/errors.ts';
import { invalidate } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import { supabase } from '#data/supabase.ts';
import type { MediaFacts } from './contentMedia.ts';
import type { MediaItem } from './media.ts';

/** What is read of a medium. */
export const columns =
  'id,title,file_path,file_name,file_size,mime_type,alt_text,description,width,height,focal_x,focal_y,variants,duration,waveform,loudness,true_peak,digest,former_files,uploaded_by,created_at,updated_at,profiles(first_name,last_name)';

/** A medium as the library has it now. */
export async function fetchMedium(id: string): Promise<MediaItem> {
  const { data } = await supabase().from('media_library').select(columns).eq('id', id).throwOnError();
  return data[0] ?? refuse();
}

const inContents = [...queryKeys.media, 'contents'];

/** The media of the library at these addresses: those that a content shows. Nothing is requested without any. */
export const mediaAtQuery = (addresses: readonly string[]) =>
  queryOptions({
    queryKey: [...inContents, addresses],
    queryFn: async () => {
      const { data } = await supabase()
        .from('media_library')
        .select(columns)
        .in('file_path', addresses)
        .throwOnError();
      return data;
    },
    enabled: addresses.length > 0,
    staleTime: 0,
    meta: { notice: 'mediaNotLoaded' },
  });

/** What is known of the media of contents is requested again: one of them was described otherwise. */
export const invalidateMediaAt = (client: QueryClient) => invalidate(client, inContents);

/** What a page knows of a medium, as the database gives it with a content. */
export const toFacts = (medium: MediaItem): MediaFacts => {
  const facts = {
    type: medium.mime_type,
    size: medium.file_size,
    width: medium.width,
    height: medium.height,
    focal_x: medium.focal_x,
    focal_y: medium.focal_y,
    variants: medium.variants,
    alt: medium.alt_text,
    duration: medium.duration,
    waveform: medium.waveform,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null));
};
