import { paths } from '../paths.ts';
import { allEnded } from './allEnded.ts';
import { slugAskedFor } from './batchRequests.ts';
import type { ExportedFile } from './exportRecord.ts';
import { type Backend, recordRequests } from './recordRequests.ts';
import { render } from './render.ts';
import { unknownAddress } from './renderPage.tsx';

/** What is at an address: its file, as bytes or as a draft, or where it leads; neither where nothing is. */
export type RenderedFile = ExportedFile & { address: string; bytes?: Uint8Array; draft?: string };

/** Renders what is at some addresses. Rejects when something can't be rendered, once nothing of it goes on. */
export type RenderFiles = (addresses: readonly string[]) => Promise<RenderedFile[]>;

/** Renders in this thread, from what the backend answers. */
export const fileRenderer =
  (backend: Backend): RenderFiles =>
  (addresses) =>
    allEnded(addresses.map(async (address) => renderFile(address, backend)));

async function renderFile(address: string, backend: Backend): Promise<RenderedFile> {
  const { result, requests } = await recordRequests(backend, () => render(address));
  if (requests.some(({ digest }) => digest === undefined)) throw new Error(`${address} can't be rendered.`);
  const file = { address, requests: requests.filter(({ path }) => slugAskedFor(path) === undefined) };
  if (result instanceof Response) return { ...file, movedTo: result.headers.get('Location') ?? paths.home };
  const isShown = result?.status === 200 || address === unknownAddress;
  return result && isShown ? { ...file, bytes: result.content.bytes } : file;
}
