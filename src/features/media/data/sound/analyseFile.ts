import { askWorker } from '#data/askWorker.ts';
import { createTrusted } from '#data/trusted.ts';
import type { UploadOptions } from '../uploadObject.ts';
import { type AnalysisProgress, type MediaFacts } from './analyseMedia.ts';
// oxlint-disable-next-line import/default -- Vite makes it.
import workerUrl from './analysisWorker.ts?worker&url';

/** For the worker's own address. */
const trusted = createTrusted('sound-worker', 'createScriptURL');

/** Milliseconds without progress after which what isn't known stays unknown. */
const SILENCE = 15_000;

/**
 * Finds out, off the main thread, what the library knows of a sound or film (`analyseMedia`). Whatever this browser can't find
 * out, or doesn't for some seconds, is absent: a file is sent all the same.
 */
export async function analyseFile(
  file: Blob,
  { onProgress, signal }: Pick<UploadOptions, 'onProgress' | 'signal'> = {},
): Promise<MediaFacts> {
  signal?.throwIfAborted();
  if (typeof Worker === 'undefined') return {};
  let known: MediaFacts = {};
  const found = await askWorker<MediaFacts, AnalysisProgress>(
    new Worker(trusted(workerUrl), { type: 'module' }),
    file,
    {
      silence: SILENCE,
      signal,
      onProgress: ({ part, facts }) => {
        known = facts ?? known;
        onProgress?.(part);
      },
    },
  );
  return found ?? known;
}
