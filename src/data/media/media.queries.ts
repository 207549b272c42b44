import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Enums, Json } from '../database.types.ts';
import {
  DataError,
  type DataErrorKind,
  hasArrivedBefore,
  isOutcomeUnknown,
  refuse,
  toDataError,
} from '../errors.ts';
import { fetchPage, type Page, toPattern } from '../pages.ts';
import { replaceRow } from '../listCache.ts';
import { invalidate } from '../queryClient.ts';
import { queryKeys } from '../queryKeys.ts';
import { deleteRecord, restoreRecord } from '../records.queries.ts';
import { currentSession, supabase } from '../supabase.ts';
import { cleanLine } from '../text.ts';
import {
  type FormerFile,
  isPicture,
  type MediaFile,
  type MediaItem,
  mediaUrl,
  findMediaKind,
  findMediaType,
  findRefusal,
  formatFileSize,
  readFormerFiles,
  toStorageKey,
  toStoredExtension,
} from './media.ts';
import type { MediaDetails } from './mediaDetails.schema.ts';
import { findDigest, isSampled } from './mediaDigest.ts';
import { listObjectKeys, planSocialFile, withSocialFile } from './picture.ts';
import type { ReadyPicture } from './preparePicture.ts';
import type { MediaFacts } from './sound/analyseMedia.ts';
import { uploadObject, type UploadOptions } from './uploadObject.ts';

export const columns =
  'id,title,file_path,file_name,file_size,mime_type,alt_text,description,width,height,focal_x,focal_y,variants,duration,waveform,loudness,true_peak,digest,former_files,uploaded_by,created_at,updated_at,profiles(first_name,last_name)';

/** Which media are listed, by what title or file name contains, and which page of them is wanted, from 1. */
export type MediaListRequest = {
  search?: string;
  only_kind?: Enums<'media_kind'>;
  only_unused?: boolean;
  wanted_page?: number;
};

/** One page of the library, newest first. */
function fetchMedia({
  search,
  only_kind,
  only_unused,
  wanted_page = 1,
}: MediaListRequest): Promise<Page<MediaItem>> {
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
}

/**
 * A file on its way into the library. The same object is passed again when sending failed: it remembers what has
 * arrived, so that repeating makes neither a second object nor a second row.
 */
export type Upload = {
  readonly id: string;
  /** As it was chosen; once a picture is prepared, what came out of it. */
  file: File;
  /** Of a picture that is prepared: its sizes and its variants. */
  picture: Omit<ReadyPicture, 'file'> | null;
  /** Of a sound or film that was analysed: what was found out. */
  facts: MediaFacts | null;
  /** Of the file as it was chosen; null where the browser computes none, undefined until it has. */
  digest: string | undefined;
  /** It is sent although the library has the same file. */
  mayRepeat: boolean;
  /** The medium that gets this file in place of its own. */
  readonly replaces: MediaItem | null;
  /** Where the file goes in the bucket (product 8.5: the current timestamp plus the extension); its variants stand beside it. */
  objectKey: string;
  /** The keys of what has arrived, and of what may have. */
  stored: Set<string>;
  mayBeStored: Set<string>;
};

/** Prepares a file for `uploadMedia`, which enters it into the library or gives it to a medium that is there. */
export function createUpload(file: File, replaces: MediaItem | null = null): Upload {
  return {
    id: crypto.randomUUID(),
    file,
    picture: null,
    facts: null,
    digest: undefined,
    mayRepeat: false,
    replaces,
    objectKey: newObjectKey(file),
    stored: new Set(),
    mayBeStored: new Set(),
  };
}

let lastTimestamp = 0;

/** Files that are chosen together would share a millisecond: each takes the next free one. */
function newObjectKey({ name }: File) {
  lastTimestamp = Math.max(Date.now(), lastTimestamp + 1);
  return `uploads/${lastTimestamp}.${toStoredExtension(name)}`;
}

/**
 * Sends a file and enters it into the library, or replaces that of a medium; a picture as `preparePicture` makes it, with all its
 * variants or not at all. Whether the library takes it is checked before, by `findRefusal`. Fails as `KnownFileError` when the
 * library has the same file and the upload may not repeat it.
 */
export async function uploadMedia({
  upload,
  ...options
}: { upload: Upload } & UploadOptions): Promise<MediaItem> {
  await refuseKnownFile(upload);
  await prepareIfPicture(upload, options);
  if (isPlayed(upload.file)) await storeInParts(upload, options);
  else await storeObjects(upload, options);
  // Another tab may have entered it meanwhile.
  await refuseKnownFile(upload);
  return upload.replaces ? replaceFile(upload.replaces, toFile(upload)) : enter(upload);
}

/** The library has the same file already: `known` is its medium. */
export class KnownFileError extends DataError {
  readonly known: MediaItem;

  constructor(known: MediaItem, size: number) {
    const name = `«\u00A0${known.title}\u00A0»`;
    super('duplicate', {
      sentence: isSampled(size)
        ? `Vous l’avez sans doute déjà\u00A0: ${name} a la même taille, le même début et la même fin.`
        : `Vous l’avez déjà\u00A0: ${name}.`,
    });
    this.known = known;
  }
}

async function refuseKnownFile(upload: Upload) {
  if (upload.digest === undefined) upload.digest = await findDigest(upload.file);
  if (upload.mayRepeat) return;
  if (upload.replaces) {
    if (upload.replaces.digest !== upload.digest) return;
    throw new DataError('invalid', { sentence: 'C’est le même fichier que celui qu’il remplacerait.' });
  }
  const { data } = await supabase()
    .from('media_library')
    .select(columns)
    .eq('digest', upload.digest)
    .neq('id', upload.id)
    .order('created_at')
    .limit(1)
    .throwOnError();
  const [known] = data;
  if (known) throw new KnownFileError(known, upload.file.size);
}

/** What the library keeps of the file itself. */
function toFile({ file, objectKey, picture, facts, digest, ...upload }: Upload): MediaFile {
  return {
    file_path: getAddress(objectKey),
    // Some systems allow line breaks in the name of a file.
    file_name: cleanLine(file.name),
    file_size: file.size,
    mime_type: findMediaType(file.name),
    width: picture?.width ?? facts?.width ?? null,
    height: picture?.height ?? facts?.height ?? null,
    variants: getVariants({ picture, ...upload }),
    duration: facts?.duration ?? null,
    waveform: facts?.waveform ?? null,
    loudness: facts?.loudness ?? null,
    true_peak: facts?.true_peak ?? null,
    digest: digest ?? null,
  };
}

async function enter(upload: Upload): Promise<MediaItem> {
  const { id } = upload;
  const file = toFile(upload);
  const { user } = await currentSession();
  try {
    const { data } = await supabase()
      .from('media_library')
      .insert([
        {
          id,
          title: file.file_name.replace(/\.[^.]+$/, '') || file.file_name,
          ...file,
          uploaded_by: user.id,
        },
      ])
      .select(columns)
      .throwOnError();
    return data[0] ?? refuse();
  } catch (error) {
    if (hasArrivedBefore(error)) return fetchMedium(id);
    // Two tabs have sent the same parts to the same address, and the other one was here first.
    if (toDataError(error).kind === 'duplicate') await refuseKnownFile(upload);
    throw error;
  }
}

/** Gives a medium another file, its own upload or one that it had: whatever uses it shows that one from then on. */
async function replaceFile({ id, file_path }: MediaItem, file: Pick<MediaFile, 'file_path'>) {
  await supabase()
    .rpc('replace_media_file', { media_id: id, seen_path: file_path, file: file as Json })
    .throwOnError();
  return fetchMedium(id);
}

/** What the library keeps of the variants; null without any. */
const getVariants = ({ picture }: Pick<Upload, 'picture'>) =>
  picture?.variants.map(({ end }) => end).join(' ') || null;

async function prepareIfPicture(upload: Upload, { signal, onStep }: UploadOptions) {
  if (isPlayed(upload.file)) return;
  if (!upload.picture && isPicture(upload.file.name)) {
    onStep?.('preparing');
    const { preparePicture } = await import('./preparePicture.ts');
    const { file, ...picture } = await preparePicture(upload.file, {
      focalPoint: upload.replaces ?? {},
      signal,
    });
    const refusal = findRefusal(file);
    if (refusal) throw new DataError('invalid', { sentence: `Une fois préparée : ${refusal}` });
    upload.file = file;
    upload.picture = picture;
    upload.objectKey = newObjectKey(file);
  }
  onStep?.('sending');
}

/** Whether a file is a sound or a film. */
function isPlayed({ name }: File) {
  const kind = findMediaKind(findMediaType(name));
  return kind === 'video' || kind === 'audio';
}

/** Of a video or a sound, the name says only half of what browsers have to know. */
async function checkPlayback({ file }: Upload) {
  const { findPlaybackRefusal } = await import('./playback.ts');
  const refusal = await findPlaybackRefusal(file);
  if (refusal) throw new DataError('invalid', { sentence: refusal });
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** Runs a task after those that were given before, and not at all once it was stopped. */
function inTurn<Result>(task: () => Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  const turn = lastTurn.then(() => {
    signal?.throwIfAborted();
    return task();
  });
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/** Sounds and films are heavy: they are analysed and sent one after the other, in the order in which they were chosen. */
async function storeInParts(upload: Upload, options: UploadOptions) {
  const { signal, onStep, onProgress } = options;
  await checkPlayback(upload);
  if (upload.stored.has(upload.objectKey)) return;
  onStep?.('waiting');
  await inTurn(async () => {
    if (!upload.facts) {
      onStep?.('analysing');
      const { analyseFile } = await import('./sound/analyseFile.ts');
      upload.facts = await analyseFile(upload.file, { onProgress, signal });
    }
    onStep?.('sending');
    const { uploadInParts } = await import('./uploadInParts.ts');
    for (let keysLeft = KEYS; keysLeft > 0; keysLeft -= 1) {
      const { file, objectKey } = upload;
      try {
        upload.objectKey = await uploadInParts(objectKey, file, findMediaType(file.name) ?? '', options);
        upload.stored.add(upload.objectKey);
        return;
      } catch (error) {
        if (toDataError(error).kind === 'tooLarge') throw tooLarge(file, error);
        if (toDataError(error).kind !== 'duplicate' || keysLeft === 1) throw error;
        // Somebody else sent a file in the very same millisecond.
        upload.objectKey = newObjectKey(file);
      }
    }
  }, signal);
}

async function fetchMedium(id: string): Promise<MediaItem> {
  const { data } = await supabase().from('media_library').select(columns).eq('id', id).throwOnError();
  return data[0] ?? refuse();
}

/** How many keys are tried when others have them. */
const KEYS = 3;

/** Sends the file and its variants, one after the other, but for what has arrived before. */
async function storeObjects(upload: Upload, options: UploadOptions): Promise<void> {
  for (let keysLeft = KEYS; !(await areObjectsStored(upload, options)); keysLeft -= 1) {
    if (keysLeft === 1) throw new DataError('duplicate');
    // Somebody else sent a file in the very same millisecond.
    upload.objectKey = newObjectKey(upload.file);
    upload.stored.clear();
    upload.mayBeStored.clear();
  }
}

/** False when somebody else has one of the keys. */
async function areObjectsStored(upload: Upload, { onProgress, signal }: UploadOptions) {
  const { file, picture, objectKey, stored, mayBeStored } = upload;
  const bodies: Blob[] = [file, ...(picture?.variants.map((variant) => variant.file) ?? [])];
  const whole = bodies.reduce((sum, { size }) => sum + size, 0);
  let sent = 0;
  for (const [index, key] of listObjectKeys(objectKey, getVariants(upload)).entries()) {
    const body = bodies[index] ?? file;
    const reportProgress = (part: number) => onProgress?.((sent + part * body.size) / whole);
    try {
      if (!stored.has(key)) {
        await uploadObject(key, body, findMediaType(key) ?? '', { onProgress: reportProgress, signal });
      }
    } catch (error) {
      const isOurs = mayBeStored.has(key);
      if (isOutcomeUnknown(error)) mayBeStored.add(key);
      if (toDataError(error).kind === 'tooLarge') throw tooLarge(body, error);
      if (toDataError(error).kind !== 'duplicate') throw error;
      if (!isOurs) return false;
    }
    stored.add(key);
    sent += body.size;
  }
  return true;
}

/** A bucket takes no more than the whole project does (413), whatever the migrations say of it: `doctor` says how much that is. */
const tooLarge = ({ size }: Blob, cause: unknown) =>
  new DataError('tooLarge', {
    sentence: `Ce fichier pèse ${formatFileSize(size)}\u00A0: c’est plus que ce que le site accepte. Allégez-le, ou demandez à la personne qui gère le site d’augmenter la limite.`,
    status: 413,
    cause,
  });

/** The public address that is stored: without the origin when it is the page's own, for that one may change. */
function getAddress(objectKey: string) {
  const { publicUrl } = supabase().storage.from('media').getPublicUrl(objectKey).data;
  const { origin, pathname } = new URL(publicUrl);
  return typeof location !== 'undefined' && location.origin === origin ? pathname : publicUrl;
}

/**
 * Changes some of the details of a medium. Another point of interest makes another file for social networks, which is sent before.
 * Fails as `refused` when nothing was changed.
 */
export async function updateMedia({
  medium,
  changes,
}: {
  medium: MediaItem;
  changes: Partial<MediaDetails>;
}): Promise<MediaItem> {
  const variants = await sendSocialFile(medium, changes);
  const { data } = await supabase()
    .from('media_library')
    .update({ ...changes, ...(variants && { variants }) })
    .eq('id', medium.id)
    .select(columns)
    .throwOnError();
  return data[0] ?? refuse();
}

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

/**
 * Deletes a medium: copies of its files are put aside, then the files go, then the row. When a step fails, calling
 * again takes up where it stopped. Fails as `refused` when a file or the row is still there.
 */
export async function deleteMedia({ id, ...medium }: StoredMedium) {
  const objectKeys = getKeys(medium);
  // Already put aside, or already gone: an earlier attempt got that far.
  await copyObjects(objectKeys, 'media', 'deleted-media', ignoring('duplicate', 'notFound'));
  await removeObjects(objectKeys);
  await deleteRecord('media_library', id);
}

/** Takes back the deletion of a medium, files and row. Can be repeated as well. */
export async function restoreMedia({ id, ...medium }: StoredMedium) {
  const objectKeys = getKeys(medium);
  await copyObjects(objectKeys, 'deleted-media', 'media', ignoring('duplicate'));
  await restoreRecord('media_library', id);
  // The copies have served. Left behind, they harm nobody: the next deletion finds them there.
  await supabase().storage.from('deleted-media').remove(objectKeys);
}

/** What of a medium names its files. */
type StoredMedium = Pick<MediaItem, 'id' | 'file_path' | 'variants' | 'former_files'>;

/** The keys of all its files, those that were replaced as well. */
const getKeys = (medium: Omit<StoredMedium, 'id'>) =>
  [medium, ...readFormerFiles(medium)].flatMap(({ file_path, variants }) =>
    listObjectKeys(toStorageKey(file_path), variants),
  );

async function copyObjects(
  objectKeys: readonly string[],
  from: string,
  to: string,
  onFailure: (error: unknown) => void,
) {
  const copy = async (objectKey: string) => {
    const bucket = supabase().storage.from(from);
    const { error } = await bucket.copy(objectKey, objectKey, { destinationBucket: to });
    if (error) throw toDataError(error);
  };
  await Promise.all(objectKeys.map((objectKey) => copy(objectKey).catch(onFailure)));
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

const ignoring =
  (...kinds: DataErrorKind[]) =>
  (error: unknown) => {
    if (!kinds.includes(toDataError(error).kind)) throw error;
  };

/** A document that shows or links to a medium. */
export type MediaUse = {
  mediaId: string;
  document: string;
  /** Null for what the code alone has a name for. */
  title: string | null;
  /** Of an article. */
  status: Enums<'article_status'> | null;
  /** In what its table has, beside that, or in what is planned. */
  places: string[];
  mayEdit: boolean;
};

/** The documents that would miss some media, fifty at most, and how many there are. */
export async function fetchMediaUses(
  mediaIds: readonly string[],
): Promise<{ uses: MediaUse[]; total: number }> {
  const { data } = await supabase()
    .rpc('list_media_uses', { media_ids: [...mediaIds] })
    .throwOnError();
  const uses = data.map(({ media_id, document, title, article_status, places, may_edit }): MediaUse => ({
    mediaId: media_id,
    document,
    title,
    status: article_status,
    places,
    mayEdit: may_edit,
  }));
  return { uses, total: data[0]?.total ?? 0 };
}

const keys = { list: [...queryKeys.media, 'list'], uses: [...queryKeys.media, 'uses'] };

/** One page of the media library (`fetchMedia`). The page before stays until it is there. */
export const mediaQuery = (request: MediaListRequest) =>
  queryOptions({
    queryKey: [...keys.list, request],
    queryFn: () => fetchMedia(request),
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

/** Changes title, alternative text or description of a medium (`updateMedia`). */
export const updateMediaMutation = mutationOptions({
  mutationFn: (update: Parameters<typeof updateMedia>[0]) => updateMedia(update),
  onSuccess: (medium, _update, _result, { client }) => replaceRow(client, keys.list, medium),
});

/** Deletes media, files first (`deleteMedia`), one after the other. */
export const deleteMediaMutation = mutationOptions({
  mutationFn: deleteAll,
  onSettled: (_nothing, _error, _media, _result, { client }) => invalidate(client, keys.list),
  meta: { isErrorHandled: true },
});

/** Media that are being deleted; each one that is gone enters `deleted`, also when the next one fails. */
export type MediaDeletion = { media: readonly MediaItem[]; deleted: MediaItem[] };

async function deleteAll({ media, deleted }: MediaDeletion) {
  for (const medium of media) {
    if (deleted.includes(medium)) continue;
    await deleteMedia(medium);
    deleted.push(medium);
  }
}

/** Takes back the deletion of media (`restoreMedia`). */
export const restoreMediaMutation = mutationOptions({
  mutationFn: async (media: readonly MediaItem[]) => {
    for (const medium of media) await restoreMedia(medium);
  },
  onSettled: (_nothing, _error, _media, _result, { client }) => invalidate(client, keys.list),
  meta: { isErrorHandled: true },
});

/** Brings back a file that a medium had before. */
export const restoreFormerFileMutation = mutationOptions({
  mutationFn: ({ medium, former: { file_path } }: { medium: MediaItem; former: FormerFile }) =>
    replaceFile(medium, { file_path }),
  // Whatever names the file has another text.
  onSuccess: (_medium, _request, _result, { client }) => client.invalidateQueries(),
});

/** The documents that use some media. Always read anew, for it precedes a deletion. */
export const mediaUsesQuery = (mediaIds: readonly string[]) =>
  queryOptions({
    queryKey: [...keys.uses, mediaIds],
    queryFn: () => fetchMediaUses(mediaIds),
    staleTime: 0,
    gcTime: 0,
  });
