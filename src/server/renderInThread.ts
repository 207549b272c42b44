import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { backendAt } from './backendAt.ts';
import { batchRequests } from './batchRequests.ts';
import { fileRenderer } from './renderFiles.ts';

type Task = { addresses: readonly string[]; port: MessagePort };

/** What a thread does that `startRenderThreads` has started: renders what it is told to until it is ended. */
export function renderInThread() {
  const { backend } = workerData as { backend: string | undefined };
  const render = fileRenderer(batchRequests(backend === undefined ? fetch : backendAt(backend)));
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
}
