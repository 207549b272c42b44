declare module 'virtual:database-image' {
  import type { PGliteOptions } from '@electric-sql/pglite';

  /** The database as the migrations make it, and in a page PostgreSQL itself: see `imagePlugin.ts`. */
  export const loadDatabase: () => Promise<
    Pick<PGliteOptions, 'loadDataDir' | 'fsBundle' | 'pgliteWasmModule'>
  >;

  /** What @supabase/lite knows of its shape, as JSON. */
  export const schema: string;
}
