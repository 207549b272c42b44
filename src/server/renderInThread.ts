import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { allEnded } from './allEnded.ts';
import { backendAt } from './backendAt.ts';
import { batchRequests } from './batchRequests.ts';
import { type RenderedFile, fileRenderer } from './renderFiles.ts';

/** What a thread is told once: the backend's origin, unless the site was built for one, and the folder for drafts. */
export type ThreadData = { backend: string | undefined; drafts: string };

type Task = { addresses: readonly string[]; port: MessagePort };

/** What a thread does that `startRenderThreads` has started: renders what it is told to until it is ended. */
export function renderInThread() {
  const { backend, drafts } = workerData as ThreadData;
  const render = fileRenderer(batchRequests(backend === undefined ? fetch : backendAt(backend)));

  /** Bytes that changed hands would pile up in the other thread, which has no reason to clear its memory. */
  async function keepInDraft({ bytes, ...file }: RenderedFile): Promise<RenderedFile> {
    if (!bytes) return file;
    const draft = join(drafts, randomUUID());
    await writeFile(draft, bytes);
    return { ...file, draft };
  }

  const work = async (addresses: readonly string[]) => allEnded((await render(addresses)).map(keepInDraft));

  parentPort?.on('message', ({ addresses, port }: Task) => {
    work(addresses).then(
      (files) => port.postMessage({ files }),
      (error: unknown) => port.postMessage({ error }),
    );
  });
}
