type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/**
 * Says who asks people to prove once more that it is them. Returns a function that takes it back.
 *
 * @param ask resolves once they did, or with false when they would not.
 */
export function proveWith(ask: Asker) {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Has the person prove that it is them, once for all that wait for it. */
export function askForProof(): Promise<boolean> {
  asking ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}
