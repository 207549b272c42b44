import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { connectTo, fetchAsVisitor } from '../data/connection.ts';

/** Answers requests to `/rest/v1`. */
export type Backend = (request: Request) => Promise<Response>;

/**
 * A request as `fetchAsVisitor` takes it, and the digest of what it was answered: none when that failed, null of what people search
 * for, which is sent by POST. There is no end to such pages, and none is kept.
 */
export type RecordedRequest = { path: string; prefer?: string; digest?: string | null };

const recording = new AsyncLocalStorage<{ backend: Backend; requests: RecordedRequest[] }>();

connectTo({
  fetch: async (input, init) => {
    const request = new Request(input, init);
    const { backend = fetch, requests } = recording.getStore() ?? {};
    const recorded = toRecord(request);
    requests?.push(recorded);
    const response = await backend(request);
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status < 500 && response.status !== 429)
      recorded.digest = request.method === 'GET' ? digestAnswer(response, body) : null;
    return new Response(body.length > 0 ? body : null, response);
  },
});

/** Without its time limit, which is over when it is sent again. */
function toRecord({ url, headers }: Request): RecordedRequest {
  const { pathname, search } = new URL(url);
  const prefer = headers.get('Prefer');
  return { path: pathname.replace(/^.*?\/rest\/v1\//, '') + search, ...(prefer && { prefer }) };
}

const digestAnswer = (response: Response, body: Buffer) =>
  createHash('sha256')
    .update(`${response.status} ${response.headers.get('Content-Range')} `)
    .update(body)
    .digest('base64');

/** Does work whose requests go to `backend`, and gives them with its result. */
export async function recordRequests<Result>(backend: Backend, work: () => Promise<Result>) {
  const requests: RecordedRequest[] = [];
  const result = await recording.run({ backend, requests }, work);
  return { result, requests };
}

/** Whether each request is still answered as it was. */
export async function areUnchanged(backend: Backend, requests: readonly RecordedRequest[]): Promise<boolean> {
  const again = await askAgain(backend, requests);
  return requests.every(({ digest }, index) => digest != null && digest === again[index]?.digest);
}

/** The same requests with the digests of today. */
async function askAgain(backend: Backend, requests: readonly RecordedRequest[]) {
  const ask = () =>
    Promise.allSettled(requests.map(async ({ path, prefer }) => fetchAsVisitor(path, { prefer })));
  return (await recordRequests(backend, ask)).requests;
}
