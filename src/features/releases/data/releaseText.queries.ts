import { queryOptions } from '@tanstack/react-query';
import type { Json } from '#generated/database.types.ts';
import { DataError } from '#data/errors.ts';
import { supabase } from '#data/supabase.ts';
import { documentListKeys } from '#documents/data/documentCache.ts';

/** A document of a release: what visitors read, null where nothing is online; and what they will read instead, null for nothing. */
export type ReleaseText = { online: Json; next: Json };

/**
 * What a release makes of a document, as it is now; of one that is published, what it has made of it; read again with the releases.
 * Whoever may edit the document.
 */
export const releaseTextQuery = (wanted: { releaseId: string; document: string }) =>
  queryOptions({
    queryKey: [...documentListKeys.releases, 'text', wanted],
    queryFn: async (): Promise<ReleaseText> => {
      const { data } = await supabase()
        .rpc('read_release_text', { release_id: wanted.releaseId, document: wanted.document })
        .throwOnError();
      if (!data[0]) throw new DataError('notFound');
      return data[0];
    },
    staleTime: 0,
    meta: { notice: 'dataNotLoaded' },
  });
