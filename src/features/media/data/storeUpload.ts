import { DataError, isOutcomeUnknown, toDataError } from '#data/errors.ts';
import { createTurns } from '#data/inTurn.ts';
import { findMediaType, formatFileSize } from './media.ts';
import { listObjectKeys } from './picture.ts';
import { getVariants, newObjectKey, type Upload } from './upload.ts';
import { uploadObject, type UploadOptions } from './uploadObject.ts';

const inTurn = createTurns();

/** Sounds and films are heavy: they are analysed and sent one after the other, in the order in which they were chosen. */
export async function storeInParts(upload: Upload, options: UploadOptions) {
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
export function storeObjects(upload: Upload, { onProgress, signal }: UploadOptions): Promise<void> {
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
