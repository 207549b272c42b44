// Runs in a worker of its own: what it computes takes a processor for as long as it lasts.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from './deriveKey.ts';
import type { ProofChallenge } from './proofOfWork.ts';

addEventListener('message', ({ data: challenge }: MessageEvent<ProofChallenge>) => {
  void solveChallenge({ challenge, deriveKey }).then(
    (solution) => postMessage(solution?.counter ?? null),
    () => postMessage(null),
  );
});
