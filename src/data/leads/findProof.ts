/** For how long a proof is sent, in milliseconds: the database takes it for ten minutes. */
const lifetime = 9 * 60_000;

let prepared: { proof: Promise<string | undefined>; begunAt: number } | undefined;

/**
 * What proves that the browser has worked for what it is about to send, once it has. Called when somebody comes to a form, so
 * that the proof is there when they send, and again when they do. It fails as the network does; nothing where the browser
 * couldn't do the work.
 */
export function findProof(): Promise<string | undefined> {
  if (!prepared || performance.now() - prepared.begunAt > lifetime) {
    const begun = { proof: makeProof(), begunAt: performance.now() };
    prepared = begun;
    const forget = () => {
      if (prepared === begun) prepared = undefined;
    };
    begun.proof.then((proof) => proof ?? forget(), forget);
  }
  return prepared.proof;
}

/** After a proof was used, or refused: the next one is another. */
export function forgetProof() {
  prepared = undefined;
}

/** What makes it is loaded then alone; a page that was replaced meanwhile has it no more. */
async function makeProof() {
  const loaded = await import('./makeProof.ts').catch(() => undefined);
  return loaded?.makeProof();
}
