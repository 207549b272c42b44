import { fetchAsVisitor, readJson } from '#data/connection.ts';
import { unreadable } from '#data/errors.ts';
import { createTrusted } from '#data/trusted.ts';
import { formatProof, type ProofChallenge } from './proofOfWork.ts';
// oxlint-disable-next-line import/default -- Vite makes it.
import workerUrl from './proofWorker.ts?worker&url';

/** For the worker's own address. */
const trusted = createTrusted('proof-worker', 'createScriptURL');

/**
 * Asks the database for a computation and does it, off the main thread. Nothing where the browser can't: then the database
 * says so of what is sent.
 */
export async function makeProof(): Promise<string | undefined> {
  const challenge = (await readJson(
    await fetchAsVisitor('rpc/create_challenge', { method: 'POST', body: {} }),
  )) as Partial<ProofChallenge> | null;
  if (!isWhole(challenge)) throw unreadable();
  if (typeof Worker === 'undefined') return undefined;
  const worker = new Worker(trusted(workerUrl), { type: 'module' });
  try {
    const counter = await getAnswer(worker, challenge);
    return counter === null ? undefined : formatProof(challenge, counter);
  } finally {
    worker.terminate();
  }
}

const isWhole = (challenge: Partial<ProofChallenge> | null): challenge is ProofChallenge =>
  Boolean(challenge?.parameters && challenge.challenge && challenge.signature);

const getAnswer = (worker: Worker, challenge: ProofChallenge) =>
  new Promise<number | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number | null>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage(challenge);
  });
