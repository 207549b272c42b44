import { getRequestListener } from '@hono/node-server';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { type Backend, type BackendOptions, createBackend } from './backend.ts';
import { onBehalfOf } from './front/clients.ts';
import { shareConnections } from './front/connections.ts';
import { keepExamplesLocal } from './exampleAccounts.ts';
import { isLoopback, isSentHere } from './loopback.ts';
import { errorCode, StartupError } from './startupError.ts';

export type ServerOptions = Omit<BackendOptions, 'siteUrl'> & {
  /** Answers whatever isn't the API's: the built site. */
  site: (request: Request) => Promise<Response>;
  /** Called once the API has carried out a request that may have written. */
  onWrite?: () => void;
  /** 0 takes any free port. */
  port: number;
  /** Listens on this machine only unless told otherwise. */
  host?: string;
};

/** A site that is being served, API and pages on one origin. */
export type RunningServer = {
  url: string;
  backend: Backend;
  /** Lets the answers under way finish, for five seconds at most, then closes the data. */
  close(): Promise<void>;
};

/** Whether an address belongs to the API and not to the site. */
export function isApiPath(path = ''): boolean {
  return /^\/(auth|rest|storage|realtime|functions|graphql)\/v1([/?]|$)/.test(path);
}

/** Passes Node's requests on to the backend, with the socket's word on who sends them. */
export function apiListener(
  backend: () => Promise<Backend>,
  onWrite?: () => void,
): ReturnType<typeof getRequestListener> {
  return getRequestListener(
    async (request, { incoming }) => {
      const response = await (await backend()).fetch(request, { address: incoming.socket.remoteAddress });
      if (response.ok && !/^(?:GET|HEAD)$/.test(request.method)) onWrite?.();
      return response;
    },
    { overrideGlobalObjects: false },
  );
}

/** What to say when a port is taken. */
export function portInUse(port: number): StartupError {
  return new StartupError(
    `Le port ${port} est déjà utilisé : arrêtez l’autre programme ou choisissez un autre port avec PORT.`,
  );
}

const timeoutInMilliseconds = 5000;

/** Whether somebody answers at localhost already, be it on IPv6 only, where binding alone wouldn't notice. */
function isAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  if (port !== 0 && (await isAnswered(port))) throw portInUse(port);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, resolve);
    });
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') throw portInUse(port);
    throw new StartupError(`Impossible d’écouter sur ${host}:${port} (${errorCode(error)}).`);
  }
  const address = server.address();
  return address && typeof address === 'object' ? address.port : port;
}

/**
 * Serves the built site and its backend on one origin.
 *
 * @throws StartupError with one French sentence when the port, the data folder or a migration stands in the way.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { site, onWrite, port, host = '127.0.0.1', publicUrl, ...backendOptions } = options;
  const api = apiListener(() => backendStarting, onWrite);
  const pages = getRequestListener(
    (request, { incoming }) => onBehalfOf({ address: incoming.socket.remoteAddress }, () => site(request)),
    { overrideGlobalObjects: false },
  );
  const names = publicUrl && URL.canParse(publicUrl) ? [new URL(publicUrl).hostname] : [];
  const server = createServer((request, response) => {
    if (isRefused(request)) return;
    if (isLoopback(host) && !isSentHere(request.headers.host, names)) {
      response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
      response.end('Cette adresse n’est pas celle du site.');
      return;
    }
    void (isApiPath(request.url) ? api(request, response) : pages(request, response));
  });
  const isRefused = shareConnections(server);
  server.headersTimeout = 10_000;
  // Fifty megabytes over a slow line.
  server.requestTimeout = 300_000;

  const stopListening = (): Promise<void> =>
    new Promise((resolve) => {
      const lastCall = setTimeout(() => server.closeAllConnections(), timeoutInMilliseconds);
      server.close(() => {
        clearTimeout(lastCall);
        resolve();
      });
      server.closeIdleConnections();
    });

  // The port is taken first, since it fails soonest; requests wait until the backend is there.
  const backendStarting = listen(server, port, host).then(async (actualPort) => {
    const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
    const backend = await createBackend({
      ...backendOptions,
      publicUrl,
      siteUrl: `http://${name}:${actualPort}`,
    });
    await keepExamplesLocal(host, backend);
    return backend;
  });
  try {
    const backend = await backendStarting;
    return {
      url: backend.url,
      backend,
      close: async () => {
        await stopListening();
        await backend.close();
      },
    };
  } catch (error) {
    server.closeAllConnections();
    await stopListening();
    throw error;
  }
}
