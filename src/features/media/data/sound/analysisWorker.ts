// Runs in a worker of its own: decoding an hour of sound takes its time, during which the page has to answer.
import type { WorkerMessage } from '#data/askWorker.ts';
import { analyseMedia, type AnalysisProgress, type MediaFacts } from './analyseMedia.ts';

/** Milliseconds from one word to the next. */
const PACE = 200;

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  const say = (message: WorkerMessage<MediaFacts, AnalysisProgress>) => postMessage(message);
  let said = Number.NEGATIVE_INFINITY;
  const report = (progress: AnalysisProgress) => {
    if (!progress.facts && performance.now() - said < PACE) return;
    said = performance.now();
    say({ progress });
  };
  void analyseMedia(data, report).then(
    (facts) => say({ answer: facts }),
    () => say({ answer: {} }),
  );
});
