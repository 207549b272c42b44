// Runs in a worker of its own: what it computes takes a processor for as long as it lasts.
import { solveChallenge } from 'altcha-lib';
import type { WorkerMessage } from '#data/askWorker.ts';
import { deriveKey } from './deriveKey.ts';
import type { ProofChallenge } from './proofOfWork.ts';

/** Milliseconds from one word to the next. */
const PACE = 500;

addEventListener('message', ({ data: challenge }: MessageEvent<ProofChallenge>) => {
  const say = (message: WorkerMessage<number | null>) => postMessage(message);
  let said = performance.now();
  const deriveAndTell: typeof deriveKey = (...key) => {
    if (performance.now() - said > PACE) {
      said = performance.now();
      say({ progress: true });
    }
    return deriveKey(...key);
  };
  void solveChallenge({ challenge, deriveKey: deriveAndTell }).then(
    (solution) => say({ answer: solution?.counter ?? null }),
    () => say({ answer: null }),
  );
});
