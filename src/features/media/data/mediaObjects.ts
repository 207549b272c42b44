import { refuse, toDataError } from '#data/errors.ts';
import type { DataErrorKind } from '#data/errorSentences.ts';
import { deleteRecord, restoreRecord } from '#data/records.queries.ts';
import { supabase } from '#data/supabase.ts';
import { type MediaItem, readFormerFiles, toStorageKey } from './media.ts';
import { listObjectKeys } from './picture.ts';

/**
 * Deletes a medium: copies of its files are put aside, then the files go, then the row. When a step fails, calling
 * again takes up where it stopped. Fails as `refused` when a file or the row is still there.
 */
export async function deleteMedia({ id, ...medium }: StoredMedium) {
  const objectKeys = getKeys(medium);
  await copyObjects(objectKeys, 'media', 'deleted-media');
  await removeObjects(objectKeys);
  await deleteRecord('media_library', id);
}

/**
 * Takes back the deletion of a medium, files and row; of one whose row alone was deleted, the files are where they were. Can be repeated as
 * well. Fails as `notFound` when its file is in neither place.
 */
export async function restoreMedia({ id, ...medium }: StoredMedium) {
  const objectKeys = getKeys(medium);
  await copyObjects(objectKeys, 'deleted-media', 'media');
  const { error } = await supabase().storage.from('media').info(toStorageKey(medium.file_path));
  if (error) throw toDataError(error);
  await restoreRecord('media_library', id);
  // The copies have served. Left behind, they harm nobody: the next deletion finds them there.
  await supabase().storage.from('deleted-media').remove(objectKeys);
}

/** What of a medium names its files. */
export type StoredMedium = Pick<MediaItem, 'id' | 'file_path' | 'variants' | 'former_files'>;

/** The keys of all its files, those that were replaced as well. */
const getKeys = (medium: Omit<StoredMedium, 'id'>) =>
  [medium, ...readFormerFiles(medium)].flatMap(({ file_path, variants }) =>
    listObjectKeys(toStorageKey(file_path), variants),
  );

/** What is there already, or gone already, was copied by an earlier attempt. */
async function copyObjects(objectKeys: readonly string[], from: string, to: string) {
  const copy = async (objectKey: string) => {
    const bucket = supabase().storage.from(from);
    const { error } = await bucket.copy(objectKey, objectKey, { destinationBucket: to });
    if (error) throw toDataError(error);
  };
  await Promise.all(objectKeys.map((objectKey) => copy(objectKey).catch(ignoring('duplicate', 'notFound'))));
}

/** The file store answers "nothing removed" both to whoever may not and for files that are already gone. */
async function removeObjects(objectKeys: string[]) {
  const bucket = supabase().storage.from('media');
  const { data, error } = await bucket.remove(objectKeys);
  if (error) throw toDataError(error);
  if (data.length === objectKeys.length) return;
  for (const objectKey of objectKeys) {
    const left = await bucket.info(objectKey);
    if (left.data) refuse();
    if (toDataError(left.error).kind !== 'notFound') throw toDataError(left.error);
  }
}

/** Takes failures of these kinds for none. */
export const ignoring =
  (...kinds: DataErrorKind[]) =>
  (error: unknown) => {
    if (!kinds.includes(toDataError(error).kind)) throw error;
  };
