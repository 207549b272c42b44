import { fetchAsVisitor } from '../connection.ts';
import { findProof } from './findProof.ts';

/**
 * Sends what a visitor asks for: the one way to every table and function that makes a lead. `path` is what follows
 * `/rest/v1/`.
 */
export async function postLead(path: string, body: object, { prefer }: { prefer?: string } = {}) {
  return fetchAsVisitor(path, { method: 'POST', body, prefer, proof: await findProof() });
}
