import type { PGlite } from '@supabase/lite/pglite';

/**
 * PGlite 0.4.5 leaves the WebAssembly stack where an error was thrown, 5.5 KB deeper for each statement that cannot be
 * parsed. Any visitor can cause those (`select=title::1`), and after 1,512 the database answered nothing any more. Here
 * each message leaves the stack as it found it.
 */
export function keepStack(database: PGlite): void {
  const module: object = database.Module;
  if (!('___stack_pointer' in module && module.___stack_pointer instanceof WebAssembly.Global)) {
    throw new Error('This build of PGlite does not show its stack pointer.');
  }
  const pointer = module.___stack_pointer;
  const exchange = database.execProtocolRawSync.bind(database);
  database.execProtocolRawSync = (message) => {
    const before: unknown = pointer.value;
    try {
      return exchange(message);
    } finally {
      pointer.value = before;
    }
  };
}
