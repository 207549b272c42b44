import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { startupMessage, StartupError } from './startupError.ts';

/** The data folder that the environment names, else the one of `npm start`. */
export const dataDirOf = (environment: NodeJS.ProcessEnv): string =>
  environment['DATA_DIR'] ?? fileURLToPath(new URL('../../.data', import.meta.url));

/** A path as the person typed it: npm runs scripts in the project's folder, wherever it was called. */
export function typedPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}

/** Runs a command that takes one argument: prints its answer, or one sentence and a non-zero exit. */
export async function runCommand(
  usage: string,
  command: (argument: string) => Promise<string>,
): Promise<void> {
  try {
    const [argument] = process.argv.slice(2);
    if (!argument) throw new StartupError(`Utilisation : ${usage}`);
    process.stdout.write(`${await command(argument)}\n`);
  } catch (error) {
    process.stderr.write(`${startupMessage(error, 'La commande')}\n`);
    process.exitCode = 1;
  }
}
