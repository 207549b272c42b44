// Runs in a worker of its own: decoding an hour of sound takes its time, during which the page has to answer.
import { analyseMedia } from './analyseMedia.ts';

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  let reported = 0;
  const report = (part: number) => {
    if (part - reported < 0.01) return;
    reported = part;
    postMessage({ part });
  };
  void analyseMedia(data, report).then(
    (facts) => postMessage({ facts }),
    () => postMessage({ facts: null }),
  );
});
