import { readClock } from '../clock.ts';
import type { Backend } from './openBackend.ts';
import {
  type Call,
  type Outcome,
  type PackedResponse,
  packRequest,
  unpackResponse,
} from './workerMessages.ts';

type Waiting = { resolve: (value: unknown) => void; reject: (error: unknown) => void };

/**
 * The backend in a worker of this page: PostgreSQL starts while the page loads its story and draws it, and its memory is given back
 * the moment that the page goes.
 */
export function startWorkerBackend(): Backend {
  const worker = new Worker(new URL('./inWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Outcome>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) call?.reject(data.error);
    else call?.resolve(data.value);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  const call = <Name extends Call['name']>(
    name: Name,
    ...values: Extract<Call, { name: Name }>['values']
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      worker.postMessage({ id: count, clock: readClock(), name, values });
    });

  return {
    fetch: async (request) =>
      unpackResponse((await call('fetch', await packRequest(request))) as PackedResponse),
    // Nobody waits for what is written: what is asked after it is answered after it, and a story is drawn while PostgreSQL starts.
    exec: async (script) => void call('exec', script),
    query: async <Row>(sql: string, parameters?: unknown[]) =>
      (await call('query', sql, parameters)) as Row[],
    store: async (path, object) => void call('store', path, object),
    // The first story finds everything as it is made.
    reset: async () => void (count > 0 && (await call('reset'))),
  };
}
