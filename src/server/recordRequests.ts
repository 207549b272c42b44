import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { connectTo } from '../data/connection.ts';

/** Answers requests to `/rest/v1`. */
export type Backend = (request: Request) => Promise<Response>;

/** A request, and the digest of what it was answered. */
export type RecordedRequest = { request: Request; digest: string };

const recording = new AsyncLocalStorage<{ backend: Backend; requests: RecordedRequest[] }>();

connectTo({
  fetch: async (input, init) => {
    const request = new Request(input, init);
    const { backend = fetch, requests } = recording.getStore() ?? {};
    const { response, digest } = await ask(backend, request);
    requests?.push({ request, digest });
    return response;
  },
});

async function ask(backend: Backend, request: Request) {
  const response = await backend(request.clone());
  const body = Buffer.from(await response.arrayBuffer());
  const told = `${response.status} ${response.headers.get('Content-Range')} `;
  const digest = createHash('sha256').update(told).update(body).digest('base64');
  return { response: new Response(body.length > 0 ? body : null, response), digest };
}

/** Does work whose requests go to `backend`, and gives them with its result. */
export async function recordRequests<Result>(backend: Backend, work: () => Promise<Result>) {
  const requests: RecordedRequest[] = [];
  const result = await recording.run({ backend, requests }, work);
  return { result, requests };
}

/** Whether each request is still answered as it was. */
export async function areUnchanged(backend: Backend, requests: readonly RecordedRequest[]): Promise<boolean> {
  const digests = await Promise.all(
    requests.map(async ({ request }) => (await ask(backend, request)).digest),
  );
  return digests.every((digest, index) => digest === requests[index]?.digest);
}
