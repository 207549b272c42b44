import type { Extension } from '@electric-sql/pglite';

const none: Extension = { name: 'none', setup: async () => ({}) };

/** Stand in for extensions of PostgreSQL that @supabase/lite always loads, and of which no migration makes use. */
export { none as file_fdw, none as isn, none as ltree, none as pgcrypto };
