import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientKey } from './rateLimits.ts';

/**
 * How many connections one network may have open at once. A browser opens six; whoever opens thousands would take the memory and the
 * descriptors that others need.
 */
const mostConnections = 500;

const refusal = [
  'HTTP/1.1 503 Service Unavailable',
  'Retry-After: 5',
  'Connection: close',
  'Content-Length: 0',
  '\r\n',
].join('\r\n');

/**
 * Gives each network its share of a server's connections: one too many is told to come back, before anything of it is read. Gives
 * whether a request came over one of these, should it have been read all the same.
 */
export function shareConnections(
  server: Server,
  most = mostConnections,
): (request: Pick<IncomingMessage, 'socket'>) => boolean {
  const open = new Map<string, number>();
  const refused = new WeakSet<Socket>();
  server.prependListener('connection', (socket) => {
    const network = clientKey(socket.remoteAddress ?? '');
    const count = open.get(network) ?? 0;
    if (count >= most) {
      refused.add(socket);
      socket.end(refusal, () => socket.destroy());
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
  return ({ socket }) => refused.has(socket);
}
