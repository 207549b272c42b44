import { refuse } from './errors.ts';
import { supabase } from './supabase.ts';

/** Tables whose rows can be deleted. What is deleted is kept aside for 30 days. */
type Source = 'articles' | 'categories' | 'tags' | 'media_library' | 'leads';

/** Deletes a row; one that is already gone counts as deleted. Fails as `refused` when it is still there. */
export async function deleteRecord(source: Source, id: string) {
  const { data } = await supabase().from(source).delete().eq('id', id).select('id').throwOnError();
  if (data.length > 0) return;
  const { data: left } = await supabase().from(source).select('id').eq('id', id).throwOnError();
  if (left.length > 0) refuse();
}

/** Puts a deleted row back with its links. Fails as `notFound` when it is no longer kept. Admins only. */
export async function restoreRecord(source: Source, id: string) {
  await supabase().rpc('restore_deleted_record', { source, record_id: id }).throwOnError();
}
