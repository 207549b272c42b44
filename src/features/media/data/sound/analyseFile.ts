import { createTrusted } from '#data/trusted.ts';
import { type MediaFacts, noFacts } from './analyseMedia.ts';
// oxlint-disable-next-line import/default -- Vite makes it.
import workerUrl from './analysisWorker.ts?worker&url';

/** For the worker's own address. */
const trusted = createTrusted('sound-worker', 'createScriptURL');

type Answer = { part: number } | { facts: MediaFacts | null };

/**
 * Finds out, off the main thread, what the library knows of a sound or film (`analyseMedia`). Whatever this browser can't find
 * out is null: a file is sent all the same.
 */
export async function analyseFile(
  file: Blob,
  {
    onProgress,
    signal,
  }: { onProgress?: ((part: number) => void) | undefined; signal?: AbortSignal | undefined } = {},
): Promise<MediaFacts> {
  signal?.throwIfAborted();
  if (typeof Worker === 'undefined') return noFacts;
  const worker = new Worker(trusted(workerUrl), { type: 'module' });
  try {
    return await new Promise<MediaFacts>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if ('part' in data) onProgress?.(data.part);
        else resolve(data.facts ?? noFacts);
      });
      worker.addEventListener('error', () => resolve(noFacts));
      signal?.addEventListener('abort', () => reject(new DOMException('Analyse annulée', 'AbortError')));
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}
