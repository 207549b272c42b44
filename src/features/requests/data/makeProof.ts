import { askWorker } from '#data/askWorker.ts';
import { fetchAsVisitor, readJson } from '#data/connection.ts';
import { unreadable } from '#data/errors.ts';
import { createTrusted } from '#data/trusted.ts';
import { formatProof, type ProofChallenge } from './proofOfWork.ts';
// oxlint-disable-next-line import/default -- Vite makes it.
import workerUrl from './proofWorker.ts?worker&url';

/** Milliseconds without one more key after which no proof is expected. */
const SILENCE = 15_000;

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
  const counter = await askWorker<number | null>(worker, challenge, { silence: SILENCE });
  return typeof counter === 'number' ? formatProof(challenge, counter) : undefined;
}

const isWhole = (challenge: Partial<ProofChallenge> | null): challenge is ProofChallenge =>
  Boolean(challenge?.parameters && challenge.challenge && challenge.signature);
