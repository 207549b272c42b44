import { DataError } from '../errors.ts';
import { createTrusted } from '../trusted.ts';
import type { PreparedPicture } from './picture.ts';
// oxlint-disable-next-line import/default -- Vite makes it.
import workerUrl from './pictureWorker.ts?worker&url';
import { stripMetadata } from './stripMetadata.ts';

const notReadable =
  'Cette image n’a pas pu être lue. Enregistrez-la en JPEG ou en PNG, puis ajoutez-la de nouveau.';

/** For the worker's own address. */
const trusted = createTrusted('picture-worker', 'createScriptURL');

let lastTurn: Promise<unknown> = Promise.resolve();

/** A picture that is ready to be stored. Its sizes aren't known where nothing could draw it. */
export type ReadyPicture = Omit<PreparedPicture, 'file' | 'width' | 'height'> & {
  file: File;
  width: number | null;
  height: number | null;
};

/**
 * A picture as it is to be stored (product 8.8): upright, without what the camera knew, and in the widths of the site. What
 * browsers don't show (HEIC) becomes JPEG, or PNG when it is transparent somewhere; an animation keeps its one
 * width. Off the main thread, and one after the other, for each takes hundreds of megabytes. Fails as `invalid` for a file
 * that isn't a readable picture.
 */
export function preparePicture(file: File, signal?: AbortSignal): Promise<ReadyPicture> {
  const turn = lastTurn.then(() => prepare(file, signal));
  lastTurn = turn.catch(() => undefined);
  return turn;
}

async function prepare(file: File, signal?: AbortSignal): Promise<ReadyPicture> {
  signal?.throwIfAborted();
  const picture = typeof Worker === 'undefined' ? await stripHere(file) : await prepareInWorker(file, signal);
  if (!picture) throw new DataError('invalid', { sentence: notReadable });
  return { ...picture, file: named(picture.file, file) };
}

/** Without workers, what the camera knew goes all the same. */
async function stripHere(file: File) {
  const stripped = stripMetadata(new Uint8Array(await file.arrayBuffer()));
  if (stripped?.orientation !== 1) return null;
  return {
    file: new Blob([stripped.bytes], { type: stripped.type }),
    width: null,
    height: null,
    variants: [],
  };
}

async function prepareInWorker(file: File, signal?: AbortSignal) {
  const worker = new Worker(trusted(workerUrl), { type: 'module' });
  try {
    return await getAnswer(worker, file, signal);
  } finally {
    worker.terminate();
  }
}

function getAnswer(worker: Worker, file: File, signal?: AbortSignal) {
  return new Promise<PreparedPicture | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PreparedPicture | null>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    signal?.addEventListener('abort', () => reject(new DOMException('Préparation annulée', 'AbortError')));
    worker.postMessage(file);
  });
}

const extensions: Record<string, RegExp> = {
  'image/jpeg': /\.(?:jpe?g|jfif|jpe)$/i,
  'image/png': /\.a?png$/i,
  'image/webp': /\.webp$/i,
  'image/gif': /\.gif$/i,
  'image/avif': /\.avif$/i,
};

/** What came out, under the name that the file had; with another extension if it has become something else. */
function named(picture: Blob, { name }: File) {
  const { type } = picture;
  const extension = type.replace('image/', '').replace('jpeg', 'jpg');
  const isSame = extensions[type]?.test(name);
  return new File([picture], isSame ? name : name.replace(/\.[^.]+$/, `.${extension}`), { type });
}
