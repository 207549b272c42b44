/** @supabase/lite reads a setting of Node's `process.env` at some calls; a page has none, and none is meant. */
const scope: { process?: unknown } = globalThis;
scope.process ??= { env: {} };
