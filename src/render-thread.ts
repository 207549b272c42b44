// A thread of an export, in a bundle of its own: `build/server/render-thread.js`. `src/server/renderThreads.ts` starts it.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { backendAt } from './server/backendAt.ts';
import { batchRequests } from './server/batchRequests.ts';
import { fileRenderer } from './server/renderFiles.ts';

const { backend } = workerData as { backend: string | undefined };
const render = fileRenderer(batchRequests(backend === undefined ? fetch : backendAt(backend)));

type Task = { addresses: readonly string[]; port: MessagePort };

parentPort?.on('message', ({ addresses, port }: Task) => {
  render(addresses).then(
    (rendered) => {
      // In memory of their own, which changes hands without being copied.
      const files = rendered.map(({ bytes, ...file }) =>
        bytes ? { ...file, bytes: new Uint8Array(bytes) } : file,
      );
      port.postMessage(
        { files },
        files.flatMap((file) => ('bytes' in file ? [file.bytes.buffer] : [])),
      );
    },
    (error: unknown) => port.postMessage({ error }),
  );
});
