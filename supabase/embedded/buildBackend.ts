import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Backend, createBackend } from './backend.ts';
import { dataDirOf } from './commands/commandLine.ts';
import { DataInUse, dataPaths, isEmptyDataFolder } from './data/dataFolder.ts';

/** An API that pages are rendered from. */
type BuildBackend = { origin: string; close: () => Promise<void> };

/** Lets all threads of a build ask the one that holds the data. */
async function serveOnThisMachine(backend: Backend): Promise<BuildBackend> {
  const listener = getRequestListener((request) => backend.fetch(request), { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await backend.close();
    },
  };
}

/**
 * The backend that a build reads published articles from: the data of `npm start`, through the server that uses them if
 * one does, or the seed while there are none.
 */
export async function openBuildBackend(): Promise<BuildBackend> {
  const dataDir = dataDirOf(process.env);
  if (await isEmptyDataFolder(dataDir)) return serveOnThisMachine(await createBackend());
  try {
    return await serveOnThisMachine(await createBackend({ dataDir }));
  } catch (error) {
    const { address } = dataPaths(dataDir);
    if (error instanceof DataInUse && existsSync(address))
      return { origin: await readFile(address, 'utf8'), close: async () => undefined };
    throw error;
  }
}
