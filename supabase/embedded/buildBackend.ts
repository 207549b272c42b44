import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Backend, createBackend } from './backend.ts';
import { getDataDir } from './commands/commandLine.ts';
import { DataInUse, dataPaths, isEmptyDataFolder, type Secrets } from './data/dataFolder.ts';

type ReachedBackend = Pick<Backend, 'fetch' | 'url' | 'serviceKey' | 'close'>;

/** The backend of a data folder: the server that uses it, where one does, else the data are opened. */
export async function reachBackend(dataDir: string): Promise<ReachedBackend> {
  try {
    return await createBackend({ dataDir });
  } catch (error) {
    const { address, secretsFile } = dataPaths(dataDir);
    if (!(error instanceof DataInUse && existsSync(address))) throw error;
    const url = (await readFile(address, 'utf8')).trim();
    const { serviceKey }: Secrets = JSON.parse(await readFile(secretsFile, 'utf8'));
    return {
      url,
      serviceKey,
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url);
        return fetch(new Request(new URL(pathname + search, url), request));
      },
      close: async () => undefined,
    };
  }
}

/** The backend that a build reads published articles from: the data of `npm start`, or the seed while there are none. */
export async function openBuildBackend(): Promise<ReachedBackend> {
  const dataDir = getDataDir(process.env);
  return (await isEmptyDataFolder(dataDir)) ? createBackend() : reachBackend(dataDir);
}
