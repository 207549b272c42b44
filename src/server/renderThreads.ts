import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel, Worker } from 'node:worker_threads';
import { builtServer } from './buildFolder.ts';
import type { ThreadData } from './renderInThread.ts';
import type { RenderFiles, RenderedFile } from './renderFiles.ts';

/** Two cores are what an export counts with; each thread more takes some hundred megabytes. */
const count = 2;

/** As small as rendering is still fast: what is rendered is gone with the next page. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 24 };

type Reply = { files: RenderedFile[] } | { error: Error };

/** Threads that render with the built site. */
export function startRenderThreads(root: string, data: ThreadData) {
  const site = pathToFileURL(join(root, builtServer)).href;
  const workers = Array.from(
    { length: count },
    () =>
      new Worker(`import(${JSON.stringify(site)}).then(({ renderInThread }) => renderInThread())`, {
        eval: true,
        workerData: data,
        execArgv: [],
        resourceLimits,
      }),
  );
  const renderIn = (worker: Worker): RenderFiles => {
    const ended = once(worker, 'exit').then((): never => {
      throw new Error('A thread that renders has ended.');
    });
    ended.catch(() => undefined);
    return async (addresses) => {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ addresses, port: port2 }, [port2]);
      const [reply] = (await Promise.race([once(port1, 'message'), ended])) as [Reply];
      port1.close();
      if ('error' in reply) throw reply.error;
      return reply.files;
    };
  };
  return {
    renderers: workers.map(renderIn),
    stop: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  };
}
