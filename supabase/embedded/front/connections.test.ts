import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { shareConnections } from './connections.ts';

it('tells a network that has its share of connections to come back, until one of them closes', async () => {
  const answered: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    if (isRefused(request)) return;
    answered.push(request.url);
    response.end('bonjour');
  });
  const isRefused = shareConnections(server, 2);
  const served: Socket[] = [];
  server.on('connection', (socket) => served.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const open = async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  const ask = async (socket: Socket, path: string) => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    return text(socket);
  };
  const first = await open();
  await open();
  const refused = await ask(await open(), '/trop');
  expect(refused).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: 5\r\n/);
  expect(await ask(first, '/premier')).toContain('bonjour');
  const [ended] = served;
  if (ended && !ended.closed) await once(ended, 'close');
  expect(await ask(await open(), '/ensuite')).toContain('bonjour');
  expect(answered).toEqual(['/premier', '/ensuite']);
});
