import { Worker } from 'node:worker_threads';
import { findMediaKind, findMediaType } from '#features/media/data/media.ts';
import { inheritedArguments } from './database.ts';

/** Milliseconds after which a file is taken for one that nobody can read. */
const limit = 5000;

const isPlayed = (type: string | null) => ['video', 'audio'].includes(findMediaKind(type));

/**
 * Why a stored video or sound would not be played, in a sentence; null when it would, and for files of other kinds. The browser that
 * sends it has asked the same, but whoever may write can send without it.
 */
export async function refusalOfFile(
  path: string,
  name: string,
  contentType: string | null,
): Promise<string | null> {
  if (!isPlayed(contentType) && !isPlayed(findMediaType(name))) return null;
  const worker = new Worker(new URL('./playbackWorker.ts', import.meta.url), {
    workerData: path,
    execArgv: inheritedArguments(),
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  const unreadable = 'Ce fichier n’a pas pu être lu.';
  try {
    return await new Promise<string | null>((resolve) => {
      worker.once('message', resolve);
      worker.once('error', () => resolve(unreadable));
      worker.once('exit', () => resolve(unreadable));
      setTimeout(() => resolve(unreadable), limit).unref();
    });
  } finally {
    await worker.terminate();
  }
}
