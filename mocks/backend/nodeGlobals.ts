/** @supabase/lite reads settings of Node's `process.env` at some calls; a page has none. Passwords are hashed as fast as can be. */
const scope: { process?: { env?: Record<string, string | undefined> } } = globalThis;
scope.process ??= {};
scope.process.env ??= {};
scope.process.env['LITE_AUTH_BCRYPT_COST'] ??= '4';
