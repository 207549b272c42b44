import type { AddressInfo } from 'node:net';
import type { ViteDevServer } from 'vite';
import { announcement } from './announce.ts';
import { type Backend, createBackend } from './backend.ts';
import { getDataDir } from './commands/commandLine.ts';
import { keepExamplesLocal } from './exampleAccounts.ts';
import { publishInTime } from './publishInTime.ts';
import { sendEmailsInTime } from './sendEmails.ts';
import { apiListener, isApiPath, portInUse } from './server.ts';
import { getSmtpSettings } from './smtp.ts';
import { errorCode, startupMessage } from './startupError.ts';
import { emptyTrashDaily } from './commands/trash.ts';

/**
 * Lets Vite's server answer the API. Whatever keeps the backend from starting ends the process with one
 * sentence, as in `npm start`. Returns what stops the backend once the server has closed.
 */
export function attachBackend(server: ViteDevServer): () => Promise<void> {
  const { httpServer, middlewares, config } = server;
  if (!httpServer) return async () => undefined;
  let stopBackend = async (): Promise<void> => undefined;
  let stopPublishing = () => {};

  const say = (line: string) => config.logger.info(line);
  const giveUp = (error: unknown): never => {
    config.logger.error(startupMessage(error));
    process.exit(1);
  };
  const start = async (): Promise<Backend> => {
    const { address, port } = httpServer.address() as AddressInfo;
    const dataDir = getDataDir(process.env);
    const backend = await createBackend({
      dataDir,
      siteUrl: `http://localhost:${port}`,
      smtp: getSmtpSettings(process.env),
      log: say,
    });
    await keepExamplesLocal(address, backend);
    await emptyTrashDaily(backend, say);
    sendEmailsInTime(backend);
    stopPublishing = publishInTime(backend);
    say(await announcement(backend, dataDir));
    return backend;
  };
  // Links in e-mails need the port, which is known once Vite listens.
  const backend = new Promise<Backend>((resolve) => {
    httpServer.once('listening', () => {
      stopBackend = async () => (await backend).close();
      void start().then(resolve, giveUp);
    });
  });
  httpServer.prependListener('error', (error: Error & { port?: number }) => {
    if (errorCode(error) === 'EADDRINUSE') giveUp(portInUse(error.port ?? 0));
  });

  const listener = apiListener(() => backend);
  middlewares.use((request, response, next) => {
    if (isApiPath(request.url)) void listener(request, response);
    else next();
  });

  // Vite listens to SIGTERM by itself.
  const interrupt = () => void server.close().finally(() => process.exit());
  process.once('SIGINT', interrupt);
  return async () => {
    process.off('SIGINT', interrupt);
    stopPublishing();
    await stopBackend();
  };
}
