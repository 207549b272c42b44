import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** npm by its own file, where npm runs the script: its command is a script for the shell, which Windows can't spawn. */
const npm = process.env['npm_execpath'];
const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];

/** The version of Supabase's command line that scripts and documents name. */
export const cliVersion = '3.1.0';

/**
 * Runs Supabase's command line, fetched when it is first needed: decision 3 tells why it is no dependency. Gives what it
 * printed, and throws when it fails.
 */
export const supabaseCli = (...parameters: string[]) =>
  promisify(execFile)(command, [
    ...first,
    'exec',
    '--yes',
    `--package=supabase@${cliVersion}`,
    '--',
    'supabase',
    ...parameters,
  ]);
