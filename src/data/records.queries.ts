import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query';
import type { Json } from '#generated/database.types.ts';
import { refuse } from './errors.ts';
import { fetchPage } from './paging.ts';
import { writing } from './queryClient.ts';
import { queryKeys } from './queryKeys.ts';
import { supabase } from './supabase.ts';

/** Tables whose rows can be deleted. What is deleted is kept aside for 30 days. */
export type Source = 'articles' | 'categories' | 'tags' | 'media_library' | 'leads' | 'course_sessions';

/** Deletes a row; one that is already gone counts as deleted. Fails as `refused` when it is still there. */
export async function deleteRecord(source: Source, id: string) {
  if (source === 'course_sessions') {
    await supabase().rpc('delete_course_session', { session: id }).throwOnError();
    return;
  }
  const { data } = await supabase().from(source).delete().eq('id', id).select('id').throwOnError();
  if (data.length > 0) return;
  const { data: left } = await supabase().from(source).select('id').eq('id', id).throwOnError();
  if (left.length > 0) refuse();
}

/** The name and the address that something has which came back, where another has taken its own; and where it stands then. */
export type Renamed = { name?: string; slug?: string; standing?: string };

/**
 * Puts a deleted row back with its links, an article with the text of a version where one is named. Fails as `notFound` when it is no
 * longer kept. Admins; of articles, editors too.
 */
export async function restoreRecord(source: Source, id: string, version?: number): Promise<Renamed> {
  const { data } = await supabase()
    .rpc('restore_deleted_record', { source, record_id: id, ...(version !== undefined && { version }) })
    .throwOnError();
  return data as Renamed;
}

/** Rows to be deleted; each that is gone enters `gone`, also when the next one fails. */
export type RecordDeletion = { ids: readonly string[]; gone: string[] };

/** Deletes rows (`deleteRecord`), one after the other. */
export async function deleteRecords(source: Source, { ids, gone }: RecordDeletion) {
  for (const id of ids) {
    if (gone.includes(id)) continue;
    await deleteRecord(source, id);
    gone.push(id);
  }
}

/** Puts deleted rows back (`restoreRecord`), one after the other: each that is back leaves `gone`. */
export async function restoreRecords(source: Source, gone: string[], version?: number): Promise<Renamed[]> {
  const renamed: Renamed[] = [];
  for (let [id] = gone; id !== undefined; [id] = gone) {
    renamed.push(await restoreRecord(source, id, version));
    gone.shift();
  }
  return renamed;
}

/** Deletes rows of a table and puts them back; whatever comes of it, what is cached under these keys is read again. */
export const recordMutations = (
  source: Source,
  changed: { byRemoval: readonly QueryKey[]; byReturn: readonly QueryKey[] },
) => ({
  remove: writing(
    { changes: [...changed.byRemoval, queryKeys.deleted], isErrorHandled: true },
    (deletion: RecordDeletion) => deleteRecords(source, deletion),
  ),
  restore: writing(
    { changes: [...changed.byReturn, queryKeys.deleted], isErrorHandled: true },
    ({ gone }: { gone: string[] }) => restoreRecords(source, gone),
  ),
});

/** What was deleted and can be put back, and who deleted it: null for whoever has no name any more. */
export type DeletedItem = {
  id: string;
  number: number;
  /** `documents` of what has an address of its own, whose id is its key. */
  source: Source | 'documents';
  title: string;
  /** What names the files of a medium; null of anything else. */
  files: { file_path: string; variants: string; former_files: Json } | null;
  /** When a session is; null of anything else. */
  starts_at: string | null;
  ends_at: string | null;
  deleted_at: string;
  deleted_by: string | null;
};

/**
 * One page of what was deleted from some tables, the latest first, always read anew. Articles and documents: editors and above; all else:
 * admins.
 */
export const deletedItemsQuery = (sources: readonly DeletedItem['source'][], page = 1) =>
  queryOptions({
    queryKey: [...queryKeys.deleted, sources, page],
    queryFn: () =>
      fetchPage(
        (first, last) =>
          supabase()
            .from('deleted_items')
            .select('id,number,source,title,files,starts_at,ends_at,deleted_at,deleted_by', {
              count: 'exact',
            })
            .in('source', [...sources])
            .order('deleted_at', { ascending: false })
            .order('number', { ascending: false })
            .range(first, last)
            .overrideTypes<DeletedItem[], { merge: false }>()
            .throwOnError(),
        page,
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { notice: 'dataNotLoaded' },
  });
