import type { PGlite } from '@supabase/lite/pglite';

function discreet(error: unknown): unknown {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return error;
  const { message, severity, code } = error;
  const detail = 'detail' in error ? error.detail : undefined;
  const hint = 'hint' in error ? error.hint : undefined;
  const bare = Object.assign(new Error(message), { severity, code, detail, hint });
  bare.stack = `${String(severity)} ${String(code)}: ${message}`;
  return bare;
}

/**
 * PGlite's errors carry the statement with its parameters, and @supabase/lite prints errors whole: password hashes and
 * tokens would end up in the log. They keep what PostgreSQL says, and no more.
 */
export function keepErrorsDiscreet(database: PGlite): void {
  const query = database.query.bind(database);
  database.query = async (statement, parameters, options) => {
    try {
      return await query(statement, parameters, options);
    } catch (error) {
      throw discreet(error);
    }
  };
}
