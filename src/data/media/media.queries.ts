import { connection } from '../connection.ts';
import type { Tables } from '../database.types.ts';
import {
  DataError,
  type DataErrorKind,
  hasArrivedBefore,
  isOutcomeUnknown,
  refuse,
  toDataError,
} from '../errors.ts';
import { type Page, toPage } from '../pages.ts';
import { deleteRecord, restoreRecord } from '../records.queries.ts';
import { currentSession, supabase } from '../supabase.ts';
import { cleanLine } from '../text.ts';
import {
  isConvertible,
  type MediaItem,
  mediaTypeOf,
  refusalOf,
  storageKeyOf,
  storedExtensionOf,
} from './media.ts';
import type { MediaDetails } from './mediaDetails.schema.ts';
import { uploadObject, type UploadOptions } from './uploadObject.ts';

const columns =
  'id,title,file_path,file_name,file_size,mime_type,alt_text,description,uploaded_by,created_at,updated_at,profiles(first_name,last_name)';

/** One page, from 1, of the media whose title or file name contains the search (product 8.3), newest first. */
export async function fetchMedia(search: string, page: number): Promise<Page<MediaItem>> {
  const { data } = await supabase().rpc('list_media_library', { search, wanted_page: page }).throwOnError();
  return toPage(
    data,
    ({ total: _total, page: _page, uploader_first_name, uploader_last_name, ...medium }): MediaItem => ({
      ...medium,
      profiles: medium.uploaded_by
        ? { first_name: uploader_first_name, last_name: uploader_last_name }
        : null,
    }),
  );
}

/** The address at which the browser shows a medium; addresses of the embedded backend are stored without an origin. */
export function mediaUrl(filePath: string) {
  return new URL(filePath, connection().url).href;
}

/**
 * A file on its way into the library. The same object is passed again when sending failed: it remembers what has
 * arrived, so that repeating makes neither a second object nor a second row.
 */
export type Upload = {
  readonly id: string;
  /** As it was chosen; once a picture is converted, what came out of it. */
  file: File;
  /** Where the file goes in the bucket (product 8.5: the current timestamp plus the extension). */
  objectKey: string;
  isStored: boolean;
  mayBeStored: boolean;
};

/** Prepares a file for `uploadMedia`. */
export function createUpload(file: File): Upload {
  const objectKey = newObjectKey(file);
  return { id: crypto.randomUUID(), file, objectKey, isStored: false, mayBeStored: false };
}

let lastTimestamp = 0;

/** Files that are chosen together would share a millisecond: each takes the next free one. */
function newObjectKey({ name }: File) {
  lastTimestamp = Math.max(Date.now(), lastTimestamp + 1);
  return `uploads/${lastTimestamp}.${storedExtensionOf(name)}`;
}

/** Sends a file and enters it into the library, converted if browsers wouldn't show it. Whether the library takes it is asked before, by `refusalOf`. */
export async function uploadMedia({
  upload,
  ...options
}: { upload: Upload } & UploadOptions): Promise<MediaItem> {
  await convertIfNeeded(upload, options);
  await storeObject(upload, options);
  const { id, file, objectKey } = upload;
  // Some systems allow line breaks in the name of a file.
  const name = cleanLine(file.name);
  const { user } = await currentSession();
  try {
    const { data } = await supabase()
      .from('media_library')
      .insert([
        {
          id,
          title: name.replace(/\.[^.]+$/, '') || name,
          file_path: addressOf(objectKey),
          file_name: name,
          file_size: file.size,
          mime_type: mediaTypeOf(file.name),
          uploaded_by: user.id,
        },
      ])
      .select(columns)
      .throwOnError();
    return data[0] ?? refuse();
  } catch (error) {
    if (hasArrivedBefore(error)) return fetchMedium(id);
    throw error;
  }
}

async function convertIfNeeded(upload: Upload, { signal }: UploadOptions) {
  if (!isConvertible(upload.file.name)) return;
  const { convertPicture } = await import('./convertPicture.ts');
  const file = await convertPicture(upload.file, signal);
  const refusal = refusalOf(file);
  if (refusal) throw new DataError('invalid', { sentence: `Après conversion : ${refusal}` });
  upload.file = file;
  upload.objectKey = newObjectKey(file);
}

async function fetchMedium(id: string): Promise<MediaItem> {
  const { data } = await supabase().from('media_library').select(columns).eq('id', id).throwOnError();
  return data[0] ?? refuse();
}

/** How many keys are tried when others have them. */
const KEYS = 3;

async function storeObject(upload: Upload, options: UploadOptions, keysLeft = KEYS): Promise<void> {
  if (upload.isStored) return;
  const { objectKey, file, mayBeStored } = upload;
  try {
    await uploadObject(objectKey, file, mediaTypeOf(file.name) ?? '', options);
  } catch (error) {
    upload.mayBeStored = mayBeStored || isOutcomeUnknown(error);
    if (toDataError(error).kind !== 'duplicate') throw error;
    if (!mayBeStored) {
      // Somebody else sent a file in the very same millisecond.
      upload.objectKey = newObjectKey(file);
      if (keysLeft === 1) throw error;
      return storeObject(upload, options, keysLeft - 1);
    }
  }
  upload.isStored = true;
}

/** The public address that is stored: without the origin when it is the page's own, for that one may change. */
function addressOf(objectKey: string) {
  const { publicUrl } = supabase().storage.from('media').getPublicUrl(objectKey).data;
  const { origin, pathname } = new URL(publicUrl);
  return typeof location !== 'undefined' && location.origin === origin ? pathname : publicUrl;
}

/** Changes some of what is said of a medium. Fails as `refused` when nothing was changed. */
export async function updateMedia({
  id,
  changes,
}: {
  id: string;
  changes: Partial<MediaDetails>;
}): Promise<MediaItem> {
  const { data } = await supabase()
    .from('media_library')
    .update(changes)
    .eq('id', id)
    .select(columns)
    .throwOnError();
  return data[0] ?? refuse();
}

/**
 * Deletes a medium: a copy of the file is put aside, then the file goes, then the row. When a step fails, calling
 * again takes up where it stopped. Fails as `refused` when the file or the row is still there.
 */
export async function deleteMedia({ id, file_path }: Pick<MediaItem, 'id' | 'file_path'>) {
  const objectKey = storageKeyOf(file_path);
  // Already put aside, or already gone: an earlier attempt got that far.
  await copyObject(objectKey, 'media', 'deleted-media').catch(ignoring('duplicate', 'notFound'));
  await removeObject(objectKey);
  await deleteRecord('media_library', id);
}

/** Takes back the deletion of a medium, file and row. Can be repeated as well. */
export async function restoreMedia({ id, file_path }: Pick<MediaItem, 'id' | 'file_path'>) {
  const objectKey = storageKeyOf(file_path);
  await copyObject(objectKey, 'deleted-media', 'media').catch(ignoring('duplicate'));
  await restoreRecord('media_library', id);
  // The copy has served. Left behind, it harms nobody: the next deletion finds it there.
  await supabase().storage.from('deleted-media').remove([objectKey]);
}

async function copyObject(objectKey: string, from: string, to: string) {
  const { error } = await supabase().storage.from(from).copy(objectKey, objectKey, { destinationBucket: to });
  if (error) throw toDataError(error);
}

/** The file store answers "nothing removed" both to whoever may not and for a file that is already gone. */
async function removeObject(objectKey: string) {
  const bucket = supabase().storage.from('media');
  const { data, error } = await bucket.remove([objectKey]);
  if (error) throw toDataError(error);
  if (data.length > 0) return;
  const left = await bucket.info(objectKey);
  if (left.data) refuse();
  if (toDataError(left.error).kind !== 'notFound') throw toDataError(left.error);
}

const ignoring =
  (...kinds: DataErrorKind[]) =>
  (error: unknown) => {
    if (!kinds.includes(toDataError(error).kind)) throw error;
  };

/** An article that shows or links to a medium. */
export type MediaUse = Pick<Tables<'articles'>, 'id' | 'title' | 'status'>;

/** The articles that would miss a file: as their picture, their shared picture, or in their text. */
export async function fetchMediaUses(filePath: string): Promise<MediaUse[]> {
  const pattern = `like.*${storageKeyOf(filePath)}*`;
  const { data } = await supabase()
    .from('articles')
    .select('id,title,status')
    .or(`featured_image_url.${pattern},og_image_url.${pattern},content.${pattern}`)
    .order('title')
    .throwOnError();
  return data;
}
