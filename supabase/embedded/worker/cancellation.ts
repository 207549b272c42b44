import type { PGlite } from '@supabase/lite/pglite';

/**
 * Where PostgreSQL looks again and again whether its statement is to end: two flags in memory that threads share. Its own signal
 * handlers, which raise them elsewhere, don't run in WebAssembly.
 */
export type Cancellation = { memory: ArrayBufferLike; addresses: readonly number[] };

function setFlags({ memory, addresses }: Cancellation, value: 0 | 1): void {
  const flags = new Int32Array(memory);
  for (const address of addresses) Atomics.store(flags, address / 4, value);
}

/** Ends the statement that another thread runs, with PostgreSQL's 57014. */
export const cancel = (cancellation: Cancellation): void => setFlags(cancellation, 1);

/** Before a statement: what was to end the one before it may have come too late for that one. */
export const allow = (cancellation: Cancellation): void => setFlags(cancellation, 0);

/** What cancels the statements of a database whose memory is shared. */
export function findCancellation(database: PGlite): Cancellation {
  const { HEAPU8, _QueryCancelPending, _InterruptPending } = database.Module as typeof database.Module & {
    _QueryCancelPending?: number;
    _InterruptPending?: number;
  };
  if (!_QueryCancelPending || !_InterruptPending)
    throw new Error('This build of PGlite does not show how a statement is cancelled.');
  // The second is what PostgreSQL looks at first.
  return { memory: HEAPU8.buffer, addresses: [_QueryCancelPending, _InterruptPending] };
}
