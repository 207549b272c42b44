import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Backend, createBackend } from './backend.ts';
import { dataDirOf } from './commandLine.ts';
import { DataInUse } from './dataFolder.ts';

/** The API of the server that has the data folder now. */
async function runningBackend(dataDir: string): Promise<Pick<Backend, 'fetch' | 'close'>> {
  const origin = await readFile(join(dataDir, 'address'), 'utf8');
  return {
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(new URL(pathname + search, origin), request));
    },
    close: async () => undefined,
  };
}

/**
 * The backend that a build reads published articles from: the data of `npm start`, through the server that uses them if
 * one does, or the seed while there are none.
 */
export async function openBuildBackend(): Promise<Pick<Backend, 'fetch' | 'close'>> {
  const dataDir = dataDirOf(process.env);
  if (!existsSync(join(dataDir, 'database'))) return createBackend();
  try {
    return await createBackend({ dataDir });
  } catch (error) {
    if (error instanceof DataInUse) return runningBackend(dataDir);
    throw error;
  }
}
