import { DataError } from '../errors.ts';
import workerUrl from './pictureWorker.ts?worker&url';

const notConverted =
  'Cette image n’a pas pu être convertie. Enregistrez-la en JPEG ou en PNG, puis ajoutez-la de nouveau.';

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * A picture that browsers don't show (HEIC, TIFF, BMP) as one that they do: JPEG, or PNG when it is transparent somewhere; without
 * what the camera knew of the place. Off the main thread, and one after the other, for each takes hundreds of megabytes. Fails as
 * `invalid` for a file that isn't a readable picture.
 */
export function convertPicture(file: File, signal?: AbortSignal): Promise<File> {
  const turn = lastTurn.then(() => convert(file, signal));
  lastTurn = turn.catch(() => undefined);
  return turn;
}

async function convert(file: File, signal?: AbortSignal) {
  signal?.throwIfAborted();
  const worker = new Worker(trusted(workerUrl), { type: 'module' });
  try {
    const picture = await answerOf(worker, file, signal);
    if (!picture) throw new DataError('invalid', { sentence: notConverted });
    const extension = picture.type === 'image/png' ? 'png' : 'jpg';
    return new File([picture], file.name.replace(/\.[^.]+$/, `.${extension}`), { type: picture.type });
  } finally {
    worker.terminate();
  }
}

function answerOf(worker: Worker, file: File, signal?: AbortSignal) {
  return new Promise<Blob | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    signal?.addEventListener('abort', () => reject(new DOMException('Conversion annulée', 'AbortError')));
    worker.postMessage(file);
  });
}

type Rules = { createScriptURL: (url: string) => string };
let policy: Rules | undefined;

/** The worker's own address, in the form that the content security policy asks for where browsers know it. */
function trusted(url: typeof workerUrl) {
  const rules: Rules = { createScriptURL: (address) => address };
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules };
  };
  policy ??= trustedTypes?.createPolicy('picture-worker', rules) ?? rules;
  return policy.createScriptURL(url);
}
