import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Backend, createBackend } from './backend.ts';
import { getDataDir } from './commands/commandLine.ts';
import { DataInUse, dataPaths, isEmptyDataFolder } from './data/dataFolder.ts';

/** The API of the server that answers at an address. */
function runningBackend(origin: string): Pick<Backend, 'fetch' | 'close'> {
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
  const dataDir = getDataDir(process.env);
  if (await isEmptyDataFolder(dataDir)) return createBackend();
  try {
    return await createBackend({ dataDir });
  } catch (error) {
    const { address } = dataPaths(dataDir);
    if (error instanceof DataInUse && existsSync(address))
      return runningBackend(await readFile(address, 'utf8'));
    throw error;
  }
}
