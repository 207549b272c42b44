import type { Json } from '#generated/database.types.ts';
import { DataError, hasArrivedBefore, isOutcomeUnknown, refuse, toDataError } from '#data/errors.ts';
import { createTurns } from '#data/inTurn.ts';
import { currentSession, supabase } from '#data/supabase.ts';
import { cleanLine } from '#data/text.ts';
import {
  findMediaType,
  findRefusal,
  formatFileSize,
  isPicture,
  type MediaFile,
  type MediaItem,
} from './media.ts';
import { findDigest, isSampled } from './mediaDigest.ts';
import { columns, fetchMedium } from './contentMedia.queries.ts';
import { listObjectKeys } from './picture.ts';
import { getVariants, isPlayed, newObjectKey, type Upload } from './upload.ts';
import { uploadObject, type UploadOptions } from './uploadObject.ts';

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
function toFile({ file, objectKey, picture, facts, digest, ...upload }: Upload) {
  const { announced: _announced, ...known } = facts ?? {};
  return {
    file_path: getAddress(objectKey),
    // Some systems allow line breaks in the name of a file.
    file_name: cleanLine(file.name),
    file_size: file.size,
    mime_type: findMediaType(file.name),
    ...(picture && { width: picture.width, height: picture.height }),
    variants: getVariants({ picture, ...upload }),
    ...known,
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
export async function replaceFile({ id, file_path }: MediaItem, file: Pick<MediaFile, 'file_path'>) {
  await supabase()
    .rpc('replace_media_file', { media_id: id, seen_path: file_path, file: file as Json })
    .throwOnError();
  return fetchMedium(id);
}

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

/** The public address that is stored: without the origin when it is the page's own, for that one may change. */
function getAddress(objectKey: string) {
  const { publicUrl } = supabase().storage.from('media').getPublicUrl(objectKey).data;
  const { origin, pathname } = new URL(publicUrl);
  return typeof location !== 'undefined' && location.origin === origin ? pathname : publicUrl;
}

const inTurn = createTurns();

/** Sounds and films are heavy: they are analysed and sent one after the other, in the order in which they were chosen. */
async function storeInParts(upload: Upload, options: UploadOptions) {
  const { file, stored } = upload;
  const { signal, onStep, onProgress } = options;
  // Of a video or a sound, the name says only half of what browsers have to know.
  const { findPlaybackRefusal } = await import('./playback.ts');
  const refusal = await findPlaybackRefusal(file);
  if (refusal) throw new DataError('invalid', { sentence: refusal });
  if (stored.has(upload.objectKey)) return;
  onStep?.('waiting');
  await inTurn(async () => {
    if (!upload.facts) {
      onStep?.('analysing');
      const { analyseFile } = await import('./sound/analyseFile.ts');
      upload.facts = await analyseFile(file, { onProgress, signal });
    }
    onStep?.('sending');
    const { uploadInParts } = await import('./uploadInParts.ts');
    await underFreeKey(upload, async () => {
      const type = findMediaType(file.name) ?? '';
      upload.objectKey = await uploadInParts(upload.objectKey, file, type, options);
      stored.add(upload.objectKey);
    });
  }, signal);
}

/** Sends the file and its variants, one after the other, but for what has arrived before. */
function storeObjects(upload: Upload, { onProgress, signal }: UploadOptions): Promise<void> {
  const { file, picture, stored, mayBeStored } = upload;
  const bodies: Blob[] = [file, ...(picture?.variants.map((variant) => variant.file) ?? [])];
  const whole = bodies.reduce((sum, { size }) => sum + size, 0);
  return underFreeKey(upload, async () => {
    let sent = 0;
    for (const [index, key] of listObjectKeys(upload.objectKey, getVariants(upload)).entries()) {
      const body = bodies[index] ?? file;
      const reportProgress = (part: number) => onProgress?.((sent + part * body.size) / whole);
      try {
        if (!stored.has(key))
          await uploadObject(key, body, findMediaType(key) ?? '', { onProgress: reportProgress, signal });
      } catch (error) {
        const isOurs = mayBeStored.has(key);
        if (isOutcomeUnknown(error)) mayBeStored.add(key);
        if (!isOurs || toDataError(error).kind !== 'duplicate') throw error;
      }
      stored.add(key);
      sent += body.size;
    }
  });
}

/** How many keys are tried when others have them. */
const KEYS = 3;

/** Stores an upload under its key; under another where somebody else sent a file in the very same millisecond. */
async function underFreeKey(upload: Upload, store: () => Promise<void>) {
  for (let keysLeft = KEYS; keysLeft > 0; keysLeft -= 1) {
    try {
      return await store();
    } catch (error) {
      const { kind } = toDataError(error);
      if (kind === 'tooLarge') throw tooLarge(upload.file, error);
      if (kind !== 'duplicate' || keysLeft === 1) throw error;
      upload.objectKey = newObjectKey(upload.file);
      upload.stored.clear();
      upload.mayBeStored.clear();
    }
  }
}

/** A bucket takes no more than the whole project does (413), whatever the migrations say of it: `doctor` says how much that is. */
const tooLarge = ({ size }: Blob, cause: unknown) =>
  new DataError('tooLarge', {
    sentence: `Ce fichier pèse ${formatFileSize(size)}\u00A0: c’est plus que ce que le site accepte. Allégez-le, ou demandez à la personne qui gère le site d’augmenter la limite.`,
    status: 413,
    cause,
  });
