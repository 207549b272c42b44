import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { logFailure } from '#server/failureLog.ts';
import { announcement } from './announce.ts';
import { getDataDir } from './commands/commandLine.ts';
import { onParentEnd } from './parentEnd.ts';
import { publishInTime } from './publishInTime.ts';
import { sendEmailsInTime } from './sendEmails.ts';
import { startServer } from './server.ts';
import { buildSite, isBuilt, openSite } from './siteBuild.ts';
import { getSmtpSettings } from './smtp.ts';
import { startupMessage, StartupError } from './startupError.ts';
import { emptyTrashDaily } from './commands/trash.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (line: string) => void process.stdout.write(`${line}\n`);

function getPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new StartupError(`PORT vaut « ${text} », qui n’est pas un numéro de port.`);
}

const stop = new AbortController();
let isServing = false;

function sayGoodbye(): void {
  say('Porte-Voix est arrêté.');
}

function end(): void {
  stop.abort();
  if (isServing) return;
  // Data in the making survive any end, and nobody is being served: there is nothing to wait for.
  sayGoodbye();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
if (process.env['npm_lifecycle_event']) onParentEnd(end);

async function serve(): Promise<void> {
  const { PORT = '4173', HOST, VITE_SITE_URL: publicUrl } = process.env;
  const dataDir = getDataDir(process.env);
  let site = async (_request: Request): Promise<Response> =>
    new Response('Le site se construit : rechargez la page dans un instant.', {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
    });
  let refresh = async (): Promise<void> => undefined;
  let stopWatching = () => {};
  let stopPublishing = () => {};
  // Port and data come first: what stands in their way is told before a build that would be for nothing.
  const server = await startServer({
    site: (request) => site(request),
    onWrite: () => void refresh(),
    port: getPort(PORT),
    host: HOST,
    publicUrl,
    dataDir,
    smtp: getSmtpSettings(process.env),
    log: say,
  });
  isServing = true;
  try {
    // Behind a proxy, the address that visitors see is another than the one that this server listens to.
    const siteUrl = (publicUrl || server.url).replace(/\/+$/, '');
    if (!isBuilt(root, siteUrl)) {
      say('Construction du site…');
      await buildSite(root, siteUrl, stop.signal);
    }
    if (stop.signal.aborted) return;
    const built = await openSite(root, {
      backend: server.backend.fetch,
      onError: logFailure,
    });
    await built.refresh();
    stopWatching = built.watch();
    site = built.answer;
    refresh = built.refresh;
    await emptyTrashDaily(server.backend, say);
    sendEmailsInTime(server.backend);
    stopPublishing = publishInTime(server.backend, refresh);
    say(await announcement(server.backend, dataDir));
    if (!stop.signal.aborted) await once(stop.signal, 'abort');
  } finally {
    stopPublishing();
    stopWatching();
    await server.close();
  }
}

try {
  await serve();
  sayGoodbye();
} catch (error) {
  process.stderr.write(`${startupMessage(error)}\n`);
  process.exitCode = 1;
}
