import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startupMessage } from '../startupError.ts';

/** The data folder that the environment names, else the one of `npm start`. */
export const getDataDir = (environment: NodeJS.ProcessEnv): string =>
  environment['DATA_DIR'] ?? fileURLToPath(new URL('../../../.data', import.meta.url));

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
