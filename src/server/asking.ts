import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { connectTo } from '../data/connection.ts';

/** Answers requests to `/rest/v1`. */
export type Backend = (request: Request) => Promise<Response>;

/** A request, and the digest of what it was answered. */
export type Asked = { request: Request; digest: string };

const current = new AsyncLocalStorage<{ backend: Backend; asked: Asked[] }>();

connectTo({
  fetch: async (input, init) => {
    const request = new Request(input, init);
    const { backend = fetch, asked } = current.getStore() ?? {};
    const { response, digest } = await ask(backend, request);
    asked?.push({ request, digest });
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
export async function recorded<Result>(backend: Backend, work: () => Promise<Result>) {
  const asked: Asked[] = [];
  const result = await current.run({ backend, asked }, work);
  return { result, asked };
}

/** Whether each request is still answered as it was. */
export async function isAnsweredAlike(backend: Backend, asked: readonly Asked[]): Promise<boolean> {
  const digests = await Promise.all(asked.map(async ({ request }) => (await ask(backend, request)).digest));
  return digests.every((digest, index) => digest === asked[index]?.digest);
}
