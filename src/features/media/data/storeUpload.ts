import { DataError, isOutcomeUnknown, toDataError } from '#data/errors.ts';
import { findMediaType, formatFileSize } from './media.ts';
import { listObjectKeys } from './picture.ts';
import { getVariants, newObjectKey, type Upload } from './upload.ts';
import { uploadObject, type UploadOptions } from './uploadObject.ts';

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
export async function storeInParts(upload: Upload, options: UploadOptions) {
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

/** How many keys are tried when others have them. */
const KEYS = 3;

/** Sends the file and its variants, one after the other, but for what has arrived before. */
export async function storeObjects(upload: Upload, options: UploadOptions): Promise<void> {
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
