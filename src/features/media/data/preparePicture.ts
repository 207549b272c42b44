import { askWorker } from '#data/askWorker.ts';
import { DataError } from '#data/errors.ts';
import { createTurns } from '#data/inTurn.ts';
import { createTrusted } from '#data/trusted.ts';
import { findMediaType } from './media.ts';
import type { FocalPoint, PreparedPicture } from './picture.ts';
import type { PictureTask } from './pictureWorker.ts';
// oxlint-disable-next-line import/default -- Vite makes it.
import workerUrl from './pictureWorker.ts?worker&url';
import { isAnimatedSequence, stripMetadata } from './stripMetadata.ts';

const notReadable =
  'Cette image n’a pas pu être lue. Enregistrez-la en JPEG ou en PNG, puis ajoutez-la de nouveau.';

const stillOnly =
  'Cette image est animée, et deviendrait fixe\u00A0: une animation AVIF ou HEIC n’est pas acceptée. Exportez-la en WebP ou en GIF, ou envoyez une vidéo.';

/** For the worker's own address. */
const trusted = createTrusted('picture-worker', 'createScriptURL');

const inTurn = createTurns();

/** A picture that is ready to be stored. Its sizes aren't known where nothing could draw it. */
export type ReadyPicture = Omit<PreparedPicture, 'file' | 'width' | 'height'> & {
  file: File;
  width: number | null;
  height: number | null;
};

/**
 * A picture as it is to be stored (product: preparing pictures): upright, without what the camera knew, and in the widths of the site. What
 * browsers don't show (HEIC) becomes JPEG, or PNG when it is transparent somewhere; an animation keeps its one
 * width, or is refused where it would stand still. Off the main thread, and one after the other, for each takes hundreds of megabytes. Fails as `invalid` for a file
 * that isn't a readable picture.
 */
export async function preparePicture(
  file: File,
  { focalPoint = {}, signal }: { focalPoint?: FocalPoint; signal?: AbortSignal | undefined } = {},
): Promise<ReadyPicture> {
  const start = new Uint8Array(await file.slice(0, 256).arrayBuffer());
  if (isAnimatedSequence(start)) throw new DataError('invalid', { sentence: stillOnly });
  const picture = await inTurn<(Omit<ReadyPicture, 'file'> & { file: Blob }) | null>(async () => {
    const prepared =
      typeof Worker === 'undefined' ? undefined : await runInWorker({ file, focalPoint }, signal);
    return prepared === undefined ? stripHere(file) : prepared;
  }, signal);
  if (!picture) throw new DataError('invalid', { sentence: notReadable });
  return { ...picture, file: named(picture.file, file) };
}

/** The file for social networks of a picture that is stored, for another point of interest; null where nothing here can draw it. */
export async function prepareSocialFile(file: Blob, focalPoint: FocalPoint) {
  if (typeof Worker === 'undefined') return null;
  const picture = await inTurn(() => runInWorker({ file, focalPoint, isSocialAlone: true }));
  return picture?.variants[0] ?? null;
}

/** Where no worker answers, what the camera knew goes all the same. */
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

/** Milliseconds that one step may take: that of a large HEIC on a slow telephone is one. */
const SILENCE = 30_000;

/** Null for what isn't a readable picture, undefined where the browser's worker or canvas fails or doesn't answer. */
const runInWorker = (task: PictureTask, signal?: AbortSignal) =>
  askWorker<PreparedPicture | null>(new Worker(trusted(workerUrl), { type: 'module' }), task, {
    silence: SILENCE,
    signal,
  });

/** What came out, under the name that the file had; with another extension if it has become something else. */
function named(picture: Blob, { name }: File) {
  const { type } = picture;
  const extension = type.replace('image/', '').replace('jpeg', 'jpg');
  const isSame = findMediaType(name) === type;
  return new File([picture], isSame ? name : name.replace(/\.[^.]+$/, `.${extension}`), { type });
}
