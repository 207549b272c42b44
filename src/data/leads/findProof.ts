/**
 * What proves that the browser has worked for what it is about to send, once it has. Called when somebody comes to a form, so
 * that the proof is there when they send, and again when they do.
 */
export async function findProof(): Promise<string | undefined> {
  return undefined;
}
