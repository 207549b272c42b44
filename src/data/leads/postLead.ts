import { fetchAsVisitor } from '../connection.ts';
import { DataError } from '../errors.ts';
import { findProof, forgetProof } from './findProof.ts';

/**
 * Sends what a visitor asks for: the one way to every table and function that makes a lead. `path` is what follows
 * `/rest/v1/`. A proof that the database takes no more (ten minutes have gone by, or colleagues sent something meanwhile) is
 * made anew, once.
 */
export async function postLead(path: string, body: object, { prefer }: { prefer?: string } = {}) {
  const post = async () => {
    const response = await fetchAsVisitor(path, { method: 'POST', body, prefer, proof: await findProof() });
    forgetProof();
    return response;
  };
  try {
    return await post();
  } catch (error) {
    if (!(error instanceof DataError) || error.kind !== 'unproved') throw error;
    forgetProof();
    return post();
  }
}
