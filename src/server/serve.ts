// Serves the built site beside the hosted project that it was built for: `npx node src/server/serve.ts`, where HOST and PORT
// say. It keeps no data: what is public comes from the project, a second after it has changed there.
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { buildFolder } from './buildFolder.ts';
import { logFailure } from './failureLog.ts';
import { loadSite } from './loadSite.ts';

const root = resolve(import.meta.dirname, '../..');
const { HOST: host = '127.0.0.1', PORT: port = '4173' } = process.env;
const { createSite, hostedBackend, siteUrl } = await loadSite(root);
if (!hostedBackend) throw new Error('This site was built for the embedded backend: "npm start" serves both.');

const site = createSite({
  files: join(root, buildFolder.browser),
  onError: logFailure,
});
await site.refresh();
site.watch();
const listener = getRequestListener(site.answer);
const server = createServer((request, response) => void listener(request, response));
server.listen(Number(port), host, () => console.warn(`${siteUrl} is served on http://${host}:${port}.`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
