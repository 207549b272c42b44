import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { formatProof, type ProofChallenge } from '../../../src/features/requests/data/proofOfWork.ts';

/** Does the work of a browser for what it is about to send, for the header `x-proof`. */
export async function makeProof(challenge: unknown): Promise<string> {
  const given = challenge as ProofChallenge;
  const solution = await solveChallenge({ challenge: given, deriveKey });
  if (!solution) throw new Error('The challenge has no solution.');
  return formatProof(given, solution.counter);
}
