import { fetchAsVisitor } from '#data/connection.ts';
import { DataError } from '#data/errors.ts';

/**
 * Sends what a visitor asks for: the one way to every table and function that makes a lead. `path` is what follows
 * `/rest/v1/`. Only where the database refuses it for want of a proof (much came from the same network, or from everybody), the
 * browser works for one, and once more if colleagues sent something meanwhile.
 */
export async function postLead(path: string, body: object, { prefer }: { prefer?: string } = {}) {
  let proof: string | undefined;
  for (let left = 2; ; left -= 1) {
    try {
      return await fetchAsVisitor(path, { method: 'POST', body, prefer, proof });
    } catch (error) {
      if (!(error instanceof DataError) || error.kind !== 'unproved' || left === 0) throw error;
      proof = await makeProof();
      if (!proof) throw error;
    }
  }
}

/** What makes it is loaded then alone; a page that was replaced meanwhile has it no more. */
async function makeProof() {
  const loaded = await import('./makeProof.ts').catch(() => undefined);
  return loaded?.makeProof();
}
