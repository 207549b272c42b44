import { queryOptions } from '@tanstack/react-query';
import type { Json } from '#generated/database.types.ts';
import { DataError } from '#data/errors.ts';
import { supabase } from '#data/supabase.ts';
import { documentListKeys } from '#documents/data/documentCache.ts';

/** A document of a release: what visitors read, null where nothing is online; and what they will read instead, null for nothing. */
export type ReleaseText = { online: Json; next: Json };

/** A document, and the release that it stands in. */
type WantedText = { releaseId: string; document: string };

/** What a release makes of a document; of one that is published, what it has made of it. Whoever may edit the document. */
async function fetchReleaseText({ releaseId, document }: WantedText): Promise<ReleaseText> {
  const { data } = await supabase()
    .rpc('read_release_text', { release_id: releaseId, document })
    .throwOnError();
  const [text] = data;
  if (!text) throw new DataError('notFound');
  return text;
}

/** What a release makes of a document (`fetchReleaseText`), as it is now; read again with the releases. */
export const releaseTextQuery = (wanted: WantedText) =>
  queryOptions({
    queryKey: [...documentListKeys.releases, 'text', wanted],
    queryFn: () => fetchReleaseText(wanted),
    staleTime: 0,
    meta: { notice: 'dataNotLoaded' },
  });
