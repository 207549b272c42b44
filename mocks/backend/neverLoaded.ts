/**
 * Stands in for what @supabase/lite loads only in Node or only for other databases (its SQLite driver, its schema
 * comparison, its SQL parser): the workbench never gets there, and must not carry it.
 */
export {};
