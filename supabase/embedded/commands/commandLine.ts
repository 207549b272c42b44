import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { startupMessage, StartupError } from '../startupError.ts';

/** The data folder that the environment names, else the one of `npm start`. */
export const getDataDir = (environment: NodeJS.ProcessEnv): string =>
  environment['DATA_DIR'] ?? fileURLToPath(new URL('../../../.data', import.meta.url));

/** A path as the person typed it: npm runs scripts in the project's folder, wherever it was called. */
export function typedPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}

/** Adds what `.env` says to the environment, for commands that are about a hosted project alone. What is set already stays. */
export function readEnvFile(): void {
  const file = fileURLToPath(new URL('../../../.env', import.meta.url));
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Runs a command: prints its answer, or one sentence and a non-zero exit. */
export async function runTask(task: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await task()}\n`);
  } catch (error) {
    process.stderr.write(`${startupMessage(error, 'La commande')}\n`);
    process.exitCode = 1;
  }
}

/** Runs a command that takes one argument. */
export function runCommand(usage: string, command: (argument: string) => Promise<string>): Promise<void> {
  return runTask(async () => {
    const [argument] = process.argv.slice(2);
    if (!argument) throw new StartupError(`Utilisation : ${usage}`);
    return command(argument);
  });
}
