import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs Supabase's command line, fetched when it is first needed: decision 8 tells why it is no dependency. Gives what it
 * printed, and throws when it fails.
 */
export const supabaseCli = (...parameters: string[]) =>
  promisify(execFile)('npm', ['exec', '--yes', '--package=supabase@3.1.0', '--', 'supabase', ...parameters]);
